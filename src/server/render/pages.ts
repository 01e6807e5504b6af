import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { outageOf } from '#server/platform/http/outage.ts'
import { formAddress, groupPages } from '#shared/paths.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import type { Site } from '#shared/site.ts'
import { type RenderedPage, renderPage } from '#web/entry-server.tsx'
import type { PageRequest } from '#web/lib/router-context.ts'
import type { Assets } from './assets.ts'
import { htmlDocument } from './html-document.ts'
import { createPersonalReadApi, type PersonalReadOptions } from './personal-read-api.ts'

export const HTML = 'text/html; charset=utf-8'

export interface PagesOptions extends PersonalReadOptions {
  context: Context
  api: ServerReadApi
  assets: Assets
  /** The development server adds its client here. */
  transformHtml?: ((url: string, html: string) => Promise<string>) | undefined
}

export interface PageResult {
  rendered: RenderedPage
  html: string
  headers: Record<string, string>
}

const NO_INDEX = { 'x-robots-tag': 'noindex' }

/** Renders the pages of the router, for everybody or for the one who asks. */
export function createPages(options: PagesOptions) {
  const { context, services, api, assets, transformHtml } = options

  const make = async (url: string, request?: PageRequest): Promise<PageResult> => {
    const site: Site = {
      publicUrl: context.publicUrl(),
      mainSiteUrl: context.config.mainSiteUrl,
      supportEmail: context.config.supportEmail,
      isHidden: await services.site.isHidden(),
      showsUnclaimed: await services.unclaimed.isOn(),
      assets: { styles: assets.styles, sheets: assets.sheets },
    }
    const rendered = await renderPage({ url, api, site, request })
    const html = htmlDocument(rendered, assets)
    return {
      rendered,
      html: transformHtml ? await transformHtml(url, html) : html,
      headers: site.isHidden ? NO_INDEX : {},
    }
  }

  /** A page that is not cached: for one person, incomplete, or an error. */
  const send = (
    { rendered, html, headers }: PageResult,
    request: FastifyRequest,
    reply: FastifyReply,
    status = rendered.status,
    cacheControl = 'no-store',
  ): FastifyReply => {
    const { error, location } = rendered
    reply.header('cache-control', cacheControl).headers(headers)
    if (location !== undefined) return reply.redirect(location, rendered.status)
    if (status >= 500 && rendered.status >= 500)
      request.log.error({ err: error }, 'a page failed to render')
    else if (status === 200 && error !== undefined)
      request.log.error({ err: error }, 'a part of a page failed to load')
    const outage = rendered.status >= 500 ? outageOf(error) : undefined
    if (outage) reply.header('retry-after', String(outage.retryAfterSeconds))
    return reply
      .code(outage?.status ?? status)
      .header('content-type', HTML)
      .send(html)
  }

  return {
    make,
    send,
    /**
     * For one person: not to be indexed, and its address, which may be a secret, not for other sites. Not
     * 'no-referrer': with that a browser hides our own origin from us, and a form would look like one of
     * another site.
     */
    sendTo: async (
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      form?: { status: number; refused: RefusedForm },
    ): Promise<FastifyReply> => {
      reply.headers(NO_INDEX).header('referrer-policy', 'same-origin')
      const page = await make(address, {
        api: { ...api, ...createPersonalReadApi(options, request, reply) },
        query: new URLSearchParams(address.split('?')[1]),
        now: context.clock(),
        // Null in a request that was refused before its cookies were read.
        isSignedIn: request.cookies?.[SIGNED_IN_COOKIE] !== undefined,
        refused: form?.refused,
      })
      const isShown = form !== undefined && page.rendered.status === 200
      if (!isShown) return send(page, request, reply)
      return send(
        page,
        request,
        reply,
        form.status,
        OPEN_FORMS.has(form.refused.action) ? FOR_BACK : 'no-store',
      )
    },
  }
}

export type Pages = ReturnType<typeof createPages>

/** The browser keeps the answer to a form, or else going back to it would be an error page of the browser. */
const FOR_BACK = 'private, no-cache'

/** Forms that everybody may open, in which nothing is but what was just typed. */
const OPEN_FORMS = new Set<string>([
  groupPages.ask,
  ...(['booking', 'review', 'report', 'notice', 'newsletter'] as const).map(formAddress),
])
