import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { BusinessGrid } from '#web/components/business-grid.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Pagination } from '#web/components/ui/pagination.tsx'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery } from '#web/lib/catalogue-queries.ts'
import { type Asked, askedFor } from './asked-for.ts'

export function SearchResults({ q, area, page }: Asked & { page: number }) {
  const { data: found } = useSuspenseQuery(businessesQuery({ q, area, page }))
  return (
    <>
      <ResultLine found={found} />
      {found.total === 0 ? <NothingFound /> : <Found found={found} q={q} area={area} />}
    </>
  )
}

function Found({ found, q, area }: Asked & { found: CardPage }) {
  return (
    <>
      <BusinessGrid businesses={found.businesses} />
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        renderLink={(to, props) => (
          <Link
            to={pages.search}
            search={{ q, area, page: to > 1 ? String(to) : undefined }}
            {...props}
          />
        )}
      />
    </>
  )
}

function ResultLine({ found }: { found: CardPage }) {
  return (
    <div className="found">
      <p role="status">{businessCount(found)}</p>
      {found.corrected && (
        <p>
          Showing results for <b>{askedFor(found.corrected)}</b>
        </p>
      )}
    </div>
  )
}

function NothingFound() {
  return (
    <EmptyState
      title="No businesses found"
      text="Try another word, or a wider area."
      action={
        <div className="empty__actions">
          <Link className="btn" to={pages.categories}>
            Browse Categories
          </Link>
          <Link className="btn btn--line" to={pages.home}>
            Back to Home
          </Link>
        </div>
      }
    />
  )
}
