import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Pagination } from '#web/components/ui/pagination.tsx'
import { businessCount } from '#web/lib/business-count.ts'
import { businessesQuery } from '#web/lib/catalogue-queries.ts'
import { type Asked, askedFor } from './asked-for.ts'
import { ResultGroups } from './result-groups.tsx'
import { UnderstoodChips } from './understood-chips.tsx'

export function SearchResults({ q, area, page }: Asked & { page: number }) {
  const { data: found } = useSuspenseQuery(businessesQuery({ q, area, page }))
  return (
    <>
      <UnderstoodChips understood={found.understood} />
      <ResultLine found={found} />
      {found.total === 0 ? <NothingFound /> : <Found found={found} q={q} area={area} />}
    </>
  )
}

function Found({ found, q, area }: Asked & { found: CardPage }) {
  return (
    <>
      <ResultGroups found={found} />
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
      {found.dropped.length > 0 && (
        <p className="found__note">
          Nothing for {found.dropped.map((word) => `“${word}”`).join(' or ')}
          {showing(found)}
        </p>
      )}
      {found.place?.isEmpty && (
        <p className="found__note">Nobody in {found.place.name} yet: these are the nearest.</p>
      )}
    </div>
  )
}

/** 'Nothing for “emergency”: showing electricians.' */
function showing({ understood }: CardPage): string {
  const needs = understood.filter(({ kind }) => kind === 'need').map(({ label }) => label)
  return needs.length > 0 ? `: showing ${needs.join(' ')}.` : '.'
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
