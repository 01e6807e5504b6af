import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ApiError } from '#shared/api-error.ts'
import { isOfPattern } from '#shared/path-pattern.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Sheets, Site } from '#shared/site.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import type { PageRequest } from './lib/router-context.ts'
import { BOOKED_MARK } from './lib/saved/own-bookings-store.ts'
import { createAppRouter } from './router.tsx'
import { patternsOf } from './routes/page-patterns.ts'
import { rootRoute } from './routes/root.route.tsx'
import { routes } from './routes/route-tree.ts'
import { routesWithoutScript } from './routes/routes-without-script.ts'

// Imported only here, so that the browser's code contains nothing of the pages without script.
rootRoute.addChildren([...routes, ...routesWithoutScript])

const PAGES = [...routes, ...routesWithoutScript].flatMap(patternsOf)

/** Whether an address is a page's: /business/x is one, whether x exists or not. */
export const isPage = (path: string) => PAGES.some((pattern) => isOfPattern(path, pattern))

/** Pages for one person: the server has a route for each of them, apart from the cached ones. */
export const PERSONAL_PAGES = routesWithoutScript.flatMap((route) => {
  const { isPersonal, writesOnRead = false } = route.options.staticData ?? {}
  return isPersonal ? patternsOf(route).map((pattern) => ({ pattern, writesOnRead })) : []
})

export interface RenderedPage {
  status: number
  /** The target of a redirect. */
  location: string | undefined
  html: string
  /** Why the page, or a part of it, is incomplete. */
  error?: unknown
  /** JSON for hydration: the site's settings and the page's data. */
  state: string
  /** Modules of the page's components, as source paths. */
  modules: string[]
  /** The style sheets of the page beside the site's. */
  sheets: (keyof Sheets)[]
  /** The HTML contains nothing of the page itself. */
  needsScript: boolean
  /** Named if there is no script. */
  insteadOfScript: { href: string; label: string } | undefined
  /**
   * The application's script; the small one of a cached page with only links and forms, or of one that the device
   * remembers; or none.
   */
  script: 'application' | 'small' | 'none'
}

export interface RenderInput {
  url: string
  api: ServerReadApi
  site: Site
  /** For a page that is rendered for one person. */
  request?: PageRequest | undefined
}

/** Renders one address. The server wraps the result; this code does not depend on HTTP. */
export async function renderPage({ url, api, site, request }: RenderInput): Promise<RenderedPage> {
  const queryClient = createQueryClient(api)
  let failedRead: unknown
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') failedRead = event.action.error
  })
  const handler = createRequestHandler({
    request: new Request(withoutHost(url)),
    createRouter: () =>
      createAppRouter(
        { queryClient, site, serverApi: api, ...(request ? { request } : {}) },
        { browser: false },
      ),
  })
  let page: RenderedPage | undefined
  const response = await handler(async ({ router }) => {
    const { matches } = router.state
    const withoutScript = matches.some((match) => match.staticData.withoutScript)
    const isStatic = withoutScript || request !== undefined
    // React marks its texts for hydration only.
    const render = isStatic ? renderToStaticMarkup : renderToString
    const html = render(
      <QueryClientProvider client={queryClient}>
        <RouterServer router={router} />
      </QueryClientProvider>,
    )
    const needsSmall = !request || html.includes(BOOKED_MARK)
    const script = isStatic ? (needsSmall ? 'small' : 'none') : 'application'
    const error = matches.find((match) => match.status === 'error')?.error
    page = {
      status: error instanceof ApiError ? error.status : getSsrStatus(router),
      location: undefined,
      error: error ?? failedRead,
      html,
      state: JSON.stringify({ site, queries: dehydrate(queryClient) }),
      modules: matches.flatMap((match) => match.staticData.module ?? []),
      sheets: matches.flatMap((match) => match.staticData.sheets ?? []),
      needsScript: matches.some((match) => match.ssr === false),
      insteadOfScript: matches.findLast((match) => match.staticData.insteadOfScript)?.staticData
        .insteadOfScript,
      script,
    }
    return new Response(null)
  })
  queryClient.clear()
  if (page) return page
  const location = response.headers.get('location') ?? '/'
  return {
    status: response.status,
    location,
    html: '',
    state: '{}',
    modules: [],
    sheets: [],
    needsScript: false,
    insteadOfScript: undefined,
    script: 'none',
  }
}

/** An address may contain a host, as in //host/ or http://host/. Only its path counts. */
function withoutHost(url: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}
