import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import { BusinessGridSkeleton } from '#web/components/business-grid.tsx'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { ResultTitle } from '#web/features/search/result-title.tsx'
import { SearchHead } from '#web/features/search/search-head.tsx'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { useStartAtTop } from '#web/lib/hooks/use-start-at-top.ts'
import { pageNumber } from '#web/lib/page-number.ts'

export { searchHead } from './search.head.ts'

const route = getRouteApi(pages.search)

export function SearchPage() {
  const { q, area, page, ...filters } = route.useSearch()
  return (
    <SearchFrame>
      <SearchResults q={q} area={area} filters={filters} page={pageNumber(page)} />
    </SearchFrame>
  )
}

export function SearchPending() {
  useStartAtTop()
  const { q, area } = route.useSearch()
  return (
    <SearchFrame>
      <ResultTitle q={q} area={area} />
      <BusinessGridSkeleton />
    </SearchFrame>
  )
}

function SearchFrame({ children }: { children: ReactNode }) {
  const { q, area } = route.useSearch()
  return (
    <>
      <TopBar search={false} />
      <main id="content">
        <SearchHead q={q} area={area} />
        <div className="wrap section results">{children}</div>
      </main>
      <SiteFooter />
    </>
  )
}
