import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPersonal } from '#server/platform/cache/answer-address.ts'
import type { AnswerCache, RenderedAnswer } from '#server/platform/cache/answer-cache.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { pages as addresses } from '#shared/paths.ts'
import { dependsOnTime } from '#shared/search/depends-on-time.ts'
import { isPage, PERSONAL_PAGES } from '#web/entry-server.tsx'
import { HTML, type PageResult, type Pages } from './pages.ts'

export { isPage }

export interface PageOptions {
  pages: Pages
  answers: AnswerCache
  /** The development server changes files that a cached page would not show. */
  isCached: boolean
}

/** Every address that is not an API call or a file is a page. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { pages, answers, isCached } = options

  /** A paused business shows similar ones, and after a year redirects to its category. */
  const findNotListed = async (address: string): Promise<PageResult | null> => {
    const [, id] = /^\/business\/([\w-]+)(?:\?|$)/.exec(address) ?? []
    if (id === undefined) return null
    const page = await pages.make(`${addresses.business(id)}/not-listed`)
    return page.rendered.status < 400 ? page : null
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const make = async (address: string): Promise<RenderedAnswer> => {
      const page = await pages.make(address)
      const { rendered, html, headers } = page
      const notListed = rendered.status === 404 ? await findNotListed(address) : null
      if (notListed) return { send: (to) => pages.send(notListed, request, to, 404) }
      const isWhole = rendered.status === 200 && rendered.error === undefined
      const isForAll = !isPersonal(address) && !dependsOnTime(address)
      if (isWhole && isForAll && isCached) return { text: html, headers }
      return { send: (to) => pages.send(page, request, to), error: rendered.error }
    }
    return answers.answer(request, reply, HTML, make)
  })

  for (const { pattern, writesOnRead } of PERSONAL_PAGES)
    app.get(
      pattern.replaceAll('$', ':'),
      { schema: { hide: true }, config: { writesOnRead } },
      (request, reply) => pages.sendTo(request, reply, request.url),
    )
}

/** For errors in the rendering itself: plain HTML without dependencies. */
export function sendLastResort(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(500)
    .header('content-type', HTML)
    .header('cache-control', 'no-store')
    .send(lastResortPage(request.id))
}

/** Shown if even the error page cannot be rendered. No data, no script, no style sheet. */
function lastResortPage(reference: string): string {
  return plainPage('Something broke on our side', [
    'It’s not your fault. Please try again in a moment.',
    `Reference: ${reference}`,
  ])
}
