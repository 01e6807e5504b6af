import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { breadcrumbMarkup } from '#web/lib/breadcrumb-markup.ts'
import { categoriesQuery } from '#web/lib/catalogue-queries.ts'
import { pageHead } from '#web/lib/page-head.ts'
import { rootRoute } from './root.route.tsx'

export const categoriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.categories,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(categoriesQuery)
  },
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      path: pages.categories,
      title: 'Categories: local services in Cape Town | CPT Recommends',
      description:
        'Hair salons, restaurants, home services, fitness and six more: every kind of local business in Cape Town, sorted by what you need.',
      jsonLd: [
        breadcrumbMarkup(context.site, [
          { name: 'Home', path: pages.home },
          { name: 'Categories', path: pages.categories },
        ]),
      ],
    }),
  component: lazyRouteComponent(() => import('./categories.page.tsx'), 'CategoriesPage'),
  staticData: { module: 'src/web/routes/categories.page.tsx' },
})
