import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import { BusinessGridSkeleton } from '#web/components/business-grid.tsx'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { type Asked, askedFor, boxesOf } from '#web/features/search/query-in-words.ts'
import { ResultTitle } from '#web/features/search/result-title.tsx'
import { SearchHead } from '#web/features/search/search-head.tsx'
import { SearchResults } from '#web/features/search/search-results.tsx'
import { businessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { useStartAtTop } from '#web/lib/hooks/use-start-at-top.ts'
import { pageNumber } from '#web/lib/page-number.ts'

export { searchHead } from './search.head.ts'

const route = getRouteApi(pages.search)

export function SearchPage() {
  const { q, area, page: asked, ...filters } = route.useSearch()
  const page = pageNumber(asked)
  const { data: found } = useSuspenseQuery(businessesQuery({ q, area, page, ...filters }))
  return (
    <SearchFrame boxes={boxesOf({ q, area }, found)}>
      <SearchResults q={q} area={area} filters={filters} page={page} />
    </SearchFrame>
  )
}

export function SearchPending() {
  useStartAtTop()
  const { q, area } = route.useSearch()
  return (
    <SearchFrame boxes={{ q, area }}>
      <ResultTitle words={askedFor({ q, area })} />
      <BusinessGridSkeleton />
    </SearchFrame>
  )
}

function SearchFrame({ boxes, children }: { boxes: Asked; children: ReactNode }) {
  return (
    <>
      <TopBar search={false} />
      <main id="content">
        <SearchHead {...boxes} />
        <div className="wrap section results">{children}</div>
      </main>
      <SiteFooter />
    </>
  )
}
