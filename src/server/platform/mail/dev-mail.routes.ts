import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { composeMail } from './compose.tsx'
import { mailFolder } from './create-mail-transport.ts'
import { DevMailList, DevMailView } from './dev-mail.page.tsx'
import type { Templates } from './template.ts'
import type { OutgoingMail } from './transport.ts'

const SHOWN = 100

/** Development only: the messages stored as files, and a sample of each kind. */
export const devMailRoutes: FastifyPluginAsync<{
  context: Context
  templates: Templates
}> = async (app, { context, templates }) => {
  const folder = mailFolder(context.config.dataDir)

  const readWritten = async (name: string): Promise<OutgoingMail> =>
    JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'))

  const findNames = async () =>
    (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .sort()
      .reverse()

  const sendPage = (reply: FastifyReply, page: ReactElement) =>
    reply.type('text/html; charset=utf-8').send(`<!doctype html>${renderToStaticMarkup(page)}`)

  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
    const names = (await findNames()).slice(0, SHOWN)
    const written = await Promise.all(
      names.map(async (name) => ({ name, mail: await readWritten(name) })),
    )
    return sendPage(
      reply,
      createElement(DevMailList, { written, kinds: templates.map(({ kind }) => kind), folder }),
    )
  })

  app.get<{ Params: { name: string } }>(
    '/dev/mail/written/:name',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      // Only names from the folder's list are opened, so that no other path can be requested.
      if (!(await findNames()).includes(params.name))
        throw new AppError('not-found', 'We can’t find that message.')
      return sendPage(reply, createElement(DevMailView, { mail: await readWritten(params.name) }))
    },
  )

  app.get<{ Params: { kind: string } }>(
    '/dev/mail/sample/:kind',
    { schema: { hide: true } },
    ({ params: { kind } }, reply) => {
      const template = templates.find((known) => known.kind === kind)
      if (!template) throw new AppError('not-found', 'There is no such kind of message.')
      const mail = composeMail(
        {
          id: 'sample',
          kind,
          recipient: 'somebody@example.co.za',
          payload: JSON.stringify(template.sample),
          createdAt: context.clock().toISOString(),
        },
        templates,
        context,
      )
      return sendPage(reply, createElement(DevMailView, { mail }))
    },
  )
}
