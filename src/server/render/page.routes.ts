import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { presentBusinessOnCard } from '#server/features/businesses/business.presenter.ts'
import { isPersonal } from '#server/platform/cache/answer-address.ts'
import type { AnswerCache, RenderedAnswer } from '#server/platform/cache/answer-cache.ts'
import type { Context } from '#server/platform/context.ts'
import { outageOf } from '#server/platform/http/outage.ts'
import type { NotListedService } from '#server/screens/not-listed.service.ts'
import { pages } from '#shared/paths.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import { dependsOnTime } from '#shared/search/depends-on-time.ts'
import type { Site } from '#shared/site.ts'
import { isPage, type RenderedPage, renderPage } from '#web/entry-server.tsx'
import type { Assets } from './assets.ts'
import { htmlDocument } from './html-document.ts'
import { lastResortPage } from './last-resort-page.ts'
import { notListedPage } from './not-listed-page.tsx'

export { isPage }

const HTML = 'text/html; charset=utf-8'

export interface PageOptions {
  context: Context
  api: ServerReadApi
  assets: Assets
  answers: AnswerCache
  notListed: NotListedService
  /** The development server adds its client here. */
  transformHtml?: (url: string, html: string) => Promise<string>
}

interface PageResult {
  rendered: RenderedPage
  html: string
}

/** Every address that is not an API call or a file is a page. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { context, api, assets, answers, transformHtml } = options
  const development = transformHtml !== undefined
  const makePage = async (url: string): Promise<PageResult> => {
    const site: Site = {
      publicUrl: context.publicUrl(),
      mainSiteUrl: context.config.mainSiteUrl,
      supportEmail: context.config.supportEmail,
      assets: { styles: assets.styles, bookingStyles: assets.bookingStyles },
    }
    const rendered = await renderPage({ url, api, site })
    const html = htmlDocument(rendered, assets)
    return { rendered, html: transformHtml ? await transformHtml(url, html) : html }
  }

  /** A paused business shows similar ones, and after a year redirects to its category. */
  const findNotListed = async (address: string): Promise<RenderedAnswer | null> => {
    const [, id] = /^\/business\/([\w-]+)(?:\?|$)/.exec(address) ?? []
    const found = id === undefined ? null : await options.notListed.get(id)
    if (!found) return null
    const { category, similar } = found
    if (similar === null) return { send: (to) => to.redirect(pages.category(category.slug), 302) }
    const cards = similar.rows.map(presentBusinessOnCard(similar))
    const shown = { category, similar: cards, now: similar.at }
    const html = notListedPage(shown, assets)
    return {
      send: (to) =>
        to.code(404).header('content-type', HTML).header('cache-control', 'no-store').send(html),
    }
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const make = async (address: string): Promise<RenderedAnswer> => {
      const { rendered, html } = await makePage(address)
      const notListed = rendered.status === 404 ? await findNotListed(address) : null
      if (notListed) return notListed
      const { location } = rendered
      if (location !== undefined) return { send: (to) => to.redirect(location, rendered.status) }
      const isWhole = rendered.status === 200 && rendered.error === undefined
      const isForAll = !isPersonal(address) && !dependsOnTime(address)
      if (isWhole && isForAll && !development) return html
      return {
        send: (to) => sendUncached(rendered, html, request, to),
        error: rendered.error,
      }
    }
    return answers.answer(request, reply, HTML, make)
  })

  const sendUncached = (
    rendered: RenderedPage,
    html: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    let status = rendered.status
    if (status === 200 && rendered.error !== undefined)
      request.log.error({ err: rendered.error }, 'a part of a page failed to load')
    if (status >= 500) {
      request.log.error({ err: rendered.error }, 'a page failed to render')
      const outage = outageOf(rendered.error)
      if (outage) {
        status = outage.status
        reply.header('retry-after', String(outage.retryAfterSeconds))
      }
    }
    return reply
      .code(status)
      .header('content-type', HTML)
      .header('cache-control', 'no-store')
      .send(html)
  }
}

/** For errors in the rendering itself: plain HTML without dependencies. */
export function sendLastResort(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(500)
    .header('content-type', HTML)
    .header('cache-control', 'no-store')
    .send(lastResortPage(request.id))
}
