import { createRoute, notFound } from '@tanstack/react-router'
import { ApiError } from '#shared/api-error.ts'
import { businessQuery } from '#web/features/business/business.queries.ts'
import { lazyPage, lazyPending } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const importPage = () => import('./business.page.tsx')
/** With everything the page shows. */
const loadPage = loadOnce(async () => {
  const page = await importPage()
  await page.loadPageParts()
  return page
})

export const businessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/business/$id',
  // Returns nothing: the query client has the data, and the router would serialise a second copy.
  loader: async ({ context: { queryClient }, params }) => {
    try {
      await queryClient.ensureQueryData(businessQuery(params.id))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: async ({ match: { context }, params }) => {
    const detail = context.queryClient.getQueryData(businessQuery(params.id).queryKey)
    if (!detail) return { meta: [{ title: 'Business Not Found | CPT Recommends' }] }
    return (await loadPage()).businessHead(context.site, detail.business)
  },
  component: lazyPage(loadPage, 'BusinessPage'),
  notFoundComponent: lazyPage(loadPage, 'BusinessNotFound'),
  staticData: { module: 'src/web/routes/business/business.page.tsx' },
})
businessRoute.lazy(lazyPending(loadPage, 'BusinessPending'))
