import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery, categoryQuery } from '#web/lib/catalogue-queries.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from './root.route.tsx'

const loadPage = loadOnce(() => import('./category.page.tsx'))

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
  pendingComponent: lazyRouteComponent(loadPage, 'CategoryPending'),
  notFoundComponent: lazyRouteComponent(loadPage, 'CategoryNotFound'),
  staticData: { module: 'src/web/routes/category.page.tsx' },
})
