import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Site } from '#shared/site.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { createAppRouter } from './router.tsx'
import { plainRoutes } from './routes/plain-routes.ts'
import { rootRoute } from './routes/root.route.tsx'
import { routes } from './routes/route-tree.ts'

// Only here, so that the browser's code has nothing of the pages without script.
rootRoute.addChildren([...routes, ...plainRoutes])

export interface RenderedPage {
  status: number
  /** Where to go instead, for redirects. */
  location: string | undefined
  html: string
  /** Why the page, or a part of it, shows less than was asked for. */
  error?: unknown
  /** JSON for the browser: the site and the data the page was made from. */
  state: string
  /** Modules of the page's components, as source paths. */
  modules: string[]
  /** Nothing of the page itself is in the HTML. */
  needsScript: boolean
  /** All of it is links and forms: it gets no script, but that of hearts where there are some. */
  isPlain: boolean
  hasHearts: boolean
}

export interface RenderInput {
  url: string
  api: ServerReadApi
  site: Site
}

/** Renders one address. The server wraps the result; nothing here knows of HTTP servers. */
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
      hasHearts: matches.some((match) => match.staticData.hasHearts),
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
    hasHearts: false,
  }
}

/** An address may bring a host of its own, as in //host/ or http://host/. Only its path counts. */
function withoutHost(url: string): URL {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  return new URL(`http://localhost${path.startsWith('/') ? '' : '/'}${path}`)
}
