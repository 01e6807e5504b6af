import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { rootRoute } from './root.route.tsx'

export interface SearchParams {
  q?: string
  area?: string
  page?: string
}

/** All optional: a default would redirect every shared address to a longer one. */
function readSearch(search: Record<string, unknown>): SearchParams {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key] : undefined)
  return { q: text('q'), area: text('area'), page: text('page') }
}

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: pages.search,
  validateSearch: readSearch,
  head: () => ({ meta: [{ title: 'Search | CPT Recommends' }] }),
  component: lazyRouteComponent(() => import('./search.page.tsx'), 'SearchPage'),
  staticData: { module: 'src/web/routes/search.page.tsx' },
})
