import { createRoute, notFound } from '@tanstack/react-router'
import { isCategorySlug } from '#shared/catalogue/categories.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import { rootRoute } from '#web/routes/root.route.tsx'
import { landingHead } from './landing.head.ts'
import { LandingPage } from './landing.page.tsx'
import { loadLanding } from './load-landing.ts'

/**
 * Landing pages for search engines: a trade in a place, or everything there. Only the server renders them,
 * without script: every link on them leads to a page that has one.
 */
const search = {
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } => ({
    page: typeof page === 'string' ? page : undefined,
  }),
  loaderDeps: ({ search: { page } }: { search: { page?: string } }) => ({ page: pageNumber(page) }),
  staticData: { withoutScript: true as const },
}

const categoryInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/category/$category/$place',
  ...search,
  loader: ({ context, params: { category, place }, deps }) => {
    if (!isCategorySlug(category)) throw notFound()
    return loadLanding(context, { slug: place, category, ...deps })
  },
  head: ({ match, loaderData }) => (loaderData ? landingHead(match.context.site, loaderData) : {}),
  component: () => <LandingPage {...categoryInRoute.useLoaderData()} />,
})

const areaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/area/$place',
  ...search,
  loader: ({ context, params: { place }, deps }) => loadLanding(context, { slug: place, ...deps }),
  head: ({ match, loaderData }) => (loaderData ? landingHead(match.context.site, loaderData) : {}),
  component: () => <LandingPage {...areaRoute.useLoaderData()} />,
})

export const landingRoutes = [categoryInRoute, areaRoute]
