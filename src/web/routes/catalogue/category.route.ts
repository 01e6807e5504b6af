import { createRoute, notFound } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { businessesQuery, categoryQuery } from '#web/lib/api/catalogue-queries.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { searchOfCategory } from '#web/lib/list-search.ts'
import { lazyPage, lazyPending } from '#web/lib/loading/lazy-page.ts'
import { loadOnce } from '#web/lib/loading/load-once.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const loadPage = loadOnce(() => import('./category.page.tsx'))

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$slug',
  ...searchOfCategory,
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    if (!isCategorySlug(slug)) throw notFound()
    const [category, found] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(slug)),
      queryClient.ensureQueryData(businessesQuery({ category: slug, ...deps })),
    ])
    return { ...deps, category, page: found.page, count: businessCount(found) }
  },
  head: async ({ match, loaderData }) =>
    loaderData ? (await loadPage()).categoryHead(match.context.site, loaderData) : {},
  component: lazyPage(loadPage, 'CategoryPage'),
  notFoundComponent: lazyPage(loadPage, 'CategoryNotFound'),
  staticData: { module: 'src/web/routes/catalogue/category.page.tsx' },
})
categoryRoute.lazy(lazyPending(loadPage, 'CategoryPending'))
