import { createRoute } from '@tanstack/react-router'
import { readSavedIds } from '#shared/catalogue/saved-list.ts'
import { savedPage } from '#shared/paths.ts'
import { namedBusinessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { lazyPage } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./saved.page.tsx'))

/** The businesses that a device has saved, or with ids in the address a shared list. */
export const savedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: savedPage,
  validateSearch: ({ ids }: Record<string, unknown>): { ids?: string } => ({
    ids: typeof ids === 'string' ? ids : undefined,
  }),
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async ({ context: { queryClient }, deps: { ids } }) => {
    if (ids !== undefined)
      await queryClient.ensureQueryData(namedBusinessesQuery(readSavedIds(ids).ids))
  },
  head: async ({ match }) =>
    (await loadPage()).savedHead(match.context.site, match.search.ids !== undefined),
  component: lazyPage(loadPage, 'SavedPage'),
  staticData: { module: 'src/web/routes/catalogue/saved.page.tsx' },
})
