import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { ApiError } from '#shared/api-error.ts'
import { businessQuery } from '#web/features/business/business.queries.ts'
import { rootRoute } from './root.route.tsx'

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
    const { businessHead } = await import('./business.head.ts')
    return businessHead(match.context.site, loaderData.business)
  },
  component: lazyRouteComponent(() => import('./business.page.tsx'), 'BusinessPage'),
  pendingComponent: lazyRouteComponent(() => import('./business.page.tsx'), 'BusinessPending'),
  notFoundComponent: lazyRouteComponent(() => import('./business.page.tsx'), 'BusinessNotFound'),
  staticData: { module: 'src/web/routes/business.page.tsx' },
})
