import { createRoute, notFound } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { type Filters, isNarrowed, readFilters } from '#shared/search/filters.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery, categoryQuery } from '#web/lib/catalogue-queries.ts'
import { latePage } from '#web/lib/late-page.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from './root.route.tsx'

const loadPage = loadOnce(() => import('./category.page.tsx'))

export const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$slug',
  validateSearch: (search: Record<string, unknown>): Filters & { page?: string } => ({
    page: typeof search.page === 'string' ? search.page : undefined,
    ...readFilters(search),
  }),
  loaderDeps: ({ search: { page, ...filters } }) => ({ ...filters, page: pageNumber(page) }),
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    if (!isCategorySlug(slug)) throw notFound()
    const [category, found] = await Promise.all([
      queryClient.ensureQueryData(categoryQuery(slug)),
      queryClient.ensureQueryData(businessesQuery({ category: slug, ...deps })),
    ])
    return { category, page: found.page, count: businessCount(found), isNarrowed: isNarrowed(deps) }
  },
  head: async ({ match, loaderData }) =>
    loaderData ? (await loadPage()).categoryHead(match.context.site, loaderData) : {},
  component: latePage(loadPage, 'CategoryPage'),
  pendingComponent: latePage(loadPage, 'CategoryPending'),
  notFoundComponent: latePage(loadPage, 'CategoryNotFound'),
  staticData: { module: 'src/web/routes/category.page.tsx' },
})
