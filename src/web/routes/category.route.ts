import { createRoute, lazyRouteComponent, notFound, type RouteComponent } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery, categoryQuery } from '#web/lib/catalogue-queries.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from './root.route.tsx'

// A skeleton whose code is still on its way would leave the window empty: until then the old page stays.
const loadPage = loadOnce(
  () => import('./category.page.tsx'),
  ({ CategoryPending }) => showWhilePending(CategoryPending),
)

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$slug',
  validateSearch: (search: Record<string, unknown>): { page?: string } => ({
    page: typeof search.page === 'string' ? search.page : undefined,
  }),
  loaderDeps: ({ search }) => ({ page: pageNumber(search.page) }),
  loader: async ({ context: { queryClient }, params: { slug }, deps: { page } }) => {
    if (!isCategorySlug(slug)) throw notFound()
    const [category, found] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(slug)),
      queryClient.ensureQueryData(businessesQuery({ category: slug, page })),
    ])
    return { category, page: found.page, count: businessCount(found) }
  },
  head: async ({ match, loaderData }) =>
    loaderData ? (await loadPage()).categoryHead(match.context.site, loaderData) : {},
  component: lazyRouteComponent(loadPage, 'CategoryPage'),
  notFoundComponent: lazyRouteComponent(loadPage, 'CategoryNotFound'),
  staticData: { module: 'src/web/routes/category.page.tsx' },
})

function showWhilePending(pendingComponent: RouteComponent): void {
  categoryRoute.update({ pendingComponent })
}
