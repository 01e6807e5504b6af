import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { type CategorySlug, isCategorySlug } from '#shared/catalogue/categories.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import { getPlace } from '#shared/places/suburbs.ts'
import { businessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { pageNumber } from '#web/lib/page-number.ts'
import type { RouterContext } from '#web/router.tsx'
import { rootRoute } from '#web/routes/root.route.tsx'
import { landingHead } from './landing.head.ts'
import { LandingPage } from './landing.page.tsx'

/**
 * Pages to land on from a search engine: a trade in a place, or all that is there. Only the server knows
 * them, and they carry no script: every link on them leads to a page that does.
 */
interface Asked {
  slug: string
  category?: CategorySlug
  page: number
}

async function loadLanding({ queryClient }: RouterContext, { slug, category, page }: Asked) {
  const place = getPlace(slug.replaceAll('-', ' '))
  if (!place) throw notFound()
  const canonical = placeSlug(place.name)
  const path = category ? placePages.category(category, canonical) : placePages.area(canonical)
  if (canonical !== slug) throw redirect({ href: path, statusCode: 301 })
  const filter = { category, area: place.name, page }
  const found = await queryClient.ensureQueryData(businessesQuery(filter))
  return { category, place: { name: place.name, slug: canonical }, path, found }
}
export type Landing = Awaited<ReturnType<typeof loadLanding>>

const search = {
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } => ({
    page: typeof page === 'string' ? page : undefined,
  }),
  loaderDeps: ({ search: { page } }: { search: { page?: string } }) => ({ page: pageNumber(page) }),
  staticData: { isPlain: true, hasHearts: true },
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
