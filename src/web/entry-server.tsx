import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Site } from '#shared/site.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { createAppRouter } from './router.tsx'
import { patternsOf } from './routes/page-patterns.ts'
import { plainRoutes } from './routes/plain-routes.ts'
import { rootRoute } from './routes/root.route.tsx'
import { routes } from './routes/route-tree.ts'

// Imported only here, so that the browser's code contains nothing of the pages without script.
rootRoute.addChildren([...routes, ...plainRoutes])

const PAGES = [...routes, ...plainRoutes]
  .flatMap(patternsOf)
  .map((pattern) => new RegExp(`^${pattern.replace(/\$\w+/g, '[^/]+')}$`))

/** Whether an address is a page's: /business/x is one, whether x exists or not. */
export const isPage = (path: string) => PAGES.some((pattern) => pattern.test(path))

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
  /** The HTML contains nothing of the page itself. */
  needsScript: boolean
  /** Only links and forms: it gets the small script of plain pages alone. */
  isPlain: boolean
}

export interface RenderInput {
  url: string
  api: ServerReadApi
  site: Site
}

/** Renders one address. The server wraps the result; this code does not depend on HTTP. */
export async function renderPage({ url, api, site }: RenderInput): Promise<RenderedPage> {
  const queryClient = createQueryClient(api)
  let failedRead: unknown
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') failedRead = event.action.error
  })
  const handler = createRequestHandler({
    request: new Request(withoutHost(url)),
    createRouter: () => createAppRouter({ queryClient, site, serverApi: api }, { browser: false }),
  })
  let page: RenderedPage | undefined
  const response = await handler(async ({ router }) => {
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterServer router={router} />
      </QueryClientProvider>,
    )
    const matches = router.state.matches
    page = {
      status: getSsrStatus(router),
      location: undefined,
      error: matches.find((match) => match.status === 'error')?.error ?? failedRead,
      html,
      state: JSON.stringify({ site, queries: dehydrate(queryClient) }),
      modules: matches.flatMap((match) => match.staticData.module ?? []),
      needsScript: matches.some((match) => match.ssr === false),
      isPlain: matches.some((match) => match.staticData.isPlain),
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
    needsScript: false,
    isPlain: false,
  }
}

/** An address may contain a host, as in //host/ or http://host/. Only its path counts. */
function withoutHost(url: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}
