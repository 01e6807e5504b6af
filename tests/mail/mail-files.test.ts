import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { welcome } from '#server/features/payments/mail/welcome.tsx'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { mailFolder } from '#server/platform/mail/create-mail-transport.ts'
import { createFileTransport } from '#server/platform/mail/file-transport.ts'
import { NO_ASSETS } from '#server/render/assets.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
let folder: string
beforeEach(async () => {
  app = await createTestApp('sqlite')
  folder = await mkdtemp(path.join(tmpdir(), 'cpt-mail-'))
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const mail = (id: string, hour: number) =>
  composeMail(
    {
      id,
      kind: 'welcome',
      recipient: `${id}@example.co.za`,
      payload: JSON.stringify(welcome.sample),
      createdAt: `2025-03-01T0${hour}:00:00.000Z`,
    },
    MAIL_TEMPLATES,
    app.context,
  )

it('writes a message that mail programs open, once however often it is sent', async () => {
  const transport = createFileTransport({ folder, log: app.context.log })
  await transport.send(mail('first', 1))
  await transport.send(mail('first', 1))
  const files = await readdir(folder)
  expect(files.sort()).toEqual([
    '2025-03-01T01-00-00-000Z-welcome-first.eml',
    '2025-03-01T01-00-00-000Z-welcome-first.json',
  ])
  const parsed = await PostalMime.parse(await readFile(path.join(folder, files[0] ?? '')))
  expect(parsed.subject).toBe('Welcome to CPT Recommends')
  expect(parsed.to?.[0]?.address).toBe('first@example.co.za')
  expect(transport.description).toContain('SMTP_URL is not set')
})

it('keeps only the newest', async () => {
  const transport = createFileTransport({ folder, log: app.context.log, mostFiles: 2 })
  for (const hour of [1, 2, 3, 4]) await transport.send(mail(`m${hour}`, hour))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).sort()
  expect(files.map((file) => file.slice(-6))).toEqual(['m3.eml', 'm4.eml'])
})

it('shows the files at /dev/mail in development, and nowhere else', async () => {
  expect((await app.server.inject('/dev/mail')).statusCode).toBe(404)
  const development = await createTestApp(
    'sqlite',
    {},
    { development: { assets: NO_ASSETS, transformHtml: async (_url, html) => html } },
  )
  try {
    const { context, server } = development
    const transport = createFileTransport({
      folder: mailFolder(context.config.dataDir),
      log: context.log,
    })
    await transport.send(mail('shown', 1))
    const list = await server.inject('/dev/mail')
    expect(list.body).toContain('shown@example.co.za')
    const link = /\/dev\/mail\/written\/[^"]+/.exec(list.body)?.[0] ?? ''
    expect((await server.inject(link)).body).toContain('Welcome, Salt River Cycles')
    expect((await server.inject('/dev/mail/sample/monthly-digest')).body).toContain('1284')
    const outside = await server.inject('/dev/mail/written/..%2F..%2Fcpt')
    expect(outside.statusCode).toBe(404)
  } finally {
    await development.close()
  }
})
