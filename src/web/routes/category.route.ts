import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { CATEGORY_COPY } from '#shared/catalogue/category-copy.ts'
import { pages } from '#shared/paths.ts'
import { breadcrumbMarkup } from '#web/lib/breadcrumb-markup.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery, categoryQuery } from '#web/lib/catalogue-queries.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import { rootRoute } from './root.route.tsx'

const loadPage = () => import('./category.page.tsx')

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
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return {}
    const { category, page, count } = loaderData
    const path = pages.category(category.slug)
    return pageHead(context.site, {
      path: `${path}${stringifySearch({ page: page > 1 ? page : undefined })}`,
      title: `${category.title} in Cape Town${page > 1 ? `, page ${page}` : ''} | CPT Recommends`,
      description: `${CATEGORY_COPY[category.slug].description} ${count} in Cape Town, with ratings from locals, phone, map and booking.`,
      jsonLd: [
        breadcrumbMarkup(context.site, [
          { name: 'Home', path: pages.home },
          { name: 'Categories', path: pages.categories },
          { name: category.title, path },
        ]),
      ],
    })
  },
  component: lazyRouteComponent(loadPage, 'CategoryPage'),
  pendingComponent: lazyRouteComponent(loadPage, 'CategoryPending'),
  notFoundComponent: lazyRouteComponent(loadPage, 'CategoryNotFound'),
  staticData: { module: 'src/web/routes/category.page.tsx' },
})
