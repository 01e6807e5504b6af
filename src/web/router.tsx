import { createRouter } from '@tanstack/react-router'
import { isFirstPage } from './lib/loading/first-page.ts'
import type { RouterContext } from './lib/router-context.ts'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { ErrorPage } from './routes/error.page.tsx'
import { NotFoundPage } from './routes/not-found.page.tsx'
import { routeTree } from './routes/route-tree.ts'

export function createAppRouter(context: RouterContext, options: { browser: boolean }) {
  return createRouter({
    // Case-sensitive: /SEARCH would be a second copy in every cache.
    caseSensitive: true,
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query client has the data; the router must not cache a second copy.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // Else /auth/x would be the sign-in screen and /blog/x/y a lost article.
    notFoundMode: 'root',
    // On the server it would write an inline script, which the content policy forbids. The first page stays where
    // the browser, or a visitor who did not wait for the script, has scrolled it.
    scrollRestoration: options.browser && (() => !isFirstPage()),
  })
}

type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The module of the page's component, so that the server can preload its chunk. */
    module?: string
    /** The page has only links and forms, and works without its small script; link to it with plain links. */
    isPlain?: boolean
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The tab that the auth screen opens at its plain address. */
    authTab?: 'login'
  }
}
