import { createRoute, lazyRouteComponent, notFound, type RouteComponent } from '@tanstack/react-router'
import { ApiError } from '#shared/api-error.ts'
import { businessQuery } from '#web/features/business/business.queries.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { rootRoute } from './root.route.tsx'

// A skeleton whose code is still on its way would leave the window empty: until then the old page stays.
const loadPage = loadOnce(
  () => import('./business.page.tsx'),
  ({ BusinessPending }) => showWhilePending(BusinessPending),
)

export const businessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/business/$id',
  loader: async ({ context: { queryClient }, params }) => {
    try {
      return await queryClient.ensureQueryData(businessQuery(params.id))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound()
      throw error
    }
  },
  head: async ({ match, loaderData }) => {
    if (!loaderData) return { meta: [{ title: 'Business Not Found | CPT Recommends' }] }
    return (await loadPage()).businessHead(match.context.site, loaderData.business)
  },
  component: lazyRouteComponent(loadPage, 'BusinessPage'),
  notFoundComponent: lazyRouteComponent(loadPage, 'BusinessNotFound'),
  staticData: { module: 'src/web/routes/business.page.tsx' },
})

function showWhilePending(pendingComponent: RouteComponent): void {
  businessRoute.update({ pendingComponent })
}
