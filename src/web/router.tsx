import { createRouter } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#shared/search-params.ts'
import type { Sheets } from '#shared/site.ts'
import { isFirstPage } from './lib/loading/first-page.ts'
import type { RouterContext } from './lib/router-context.ts'
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
    /** What it loads beside the site's style sheet. */
    sheets?: readonly (keyof Sheets)[]
    /** Only links and forms: the server alone renders it, so link to it with plain links. */
    withoutScript?: true
    /** Pages without script that a page with script names where there is none. */
    insteadOfScript?: { href: string; label: string }
    /** Rendered for one person, with the reads of the request: never cached, and without any script. */
    isPersonal?: true
    /** Opening it stores something: refused for links of other sites. */
    writesOnRead?: true
  }
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The tab that the auth screen opens at its plain address. */
    authTab?: 'login'
  }
}
