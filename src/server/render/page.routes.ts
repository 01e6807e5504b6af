import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import { isDatabaseGone } from '#server/db/is-database-gone.ts'
import { sendCached } from '#server/http/cached-answer.ts'
import type { ReadApi } from '#shared/read-api.ts'
import type { Site } from '#shared/site.ts'
import { type RenderedPage, renderPage } from '#web/entry-server.tsx'
import type { Assets } from './assets.ts'
import { htmlDocument } from './html-document.ts'
import { lastResortPage } from './last-resort-page.ts'
import { createPageCache } from './page-cache.ts'

export interface PageOptions {
  context: Context
  api: ReadApi
  assets: Assets
  /** The development server adds its client here. */
  transformHtml?: (url: string, html: string) => Promise<string>
}

interface MadePage {
  rendered: RenderedPage
  html: string
}

/** Every address that is not an API call or a file is a page. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { context, api, assets, transformHtml } = options
  const development = transformHtml !== undefined
  const cache = createPageCache(() => context.clock().getTime())
  const underWay = new Map<string, Promise<MadePage>>()

  const makePage = async (url: string): Promise<MadePage> => {
    const site: Site = {
      publicUrl: context.publicUrl(),
      mainSiteUrl: context.config.mainSiteUrl,
      supportEmail: context.config.supportEmail,
      development,
      assets: { styles: assets.styles },
    }
    const rendered = await renderPage({ url, api, site })
    const html = htmlDocument(rendered.html, rendered.state, rendered.modules, assets)
    return { rendered, html: transformHtml ? await transformHtml(url, html) : html }
  }

  /** A thousand visitors of one new page cause one rendering. */
  const makeOnce = (key: string, url: string): Promise<MadePage> => {
    const running = underWay.get(key)
    if (running !== undefined) return running
    const made = makePage(url).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const version = context.catalogue.current()
    const cached = development ? undefined : cache.get(request.url, version)
    if (cached) return sendCached(cache, cached, request, asHtml(reply))

    const { rendered, html } = await makeOnce(`${version} ${request.url}`, request.url)
    if (rendered.location !== undefined) return reply.redirect(rendered.location, rendered.status)
    if (rendered.status === 200 && !development)
      return sendCached(cache, cache.set(request.url, version, html), request, asHtml(reply))
    return sendUncached(rendered, html, request, reply)
  })

  const sendUncached = (
    rendered: RenderedPage,
    html: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    let status = rendered.status
    if (status >= 500) {
      request.log.error({ err: rendered.error }, 'a page failed to render')
      if (isDatabaseGone(rendered.error)) {
        status = 503
        reply.header('retry-after', '5')
      }
    }
    return reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(html)
  }
}

const asHtml = (reply: FastifyReply) => reply.header('content-type', 'text/html; charset=utf-8')

/** For faults in the rendering itself: plain HTML that needs nothing else to work. */
export function sendLastResort(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(500)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(lastResortPage(request.id))
}
