import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import type { Filters } from '#shared/search/filters.ts'
import { BusinessGrid } from '#web/components/business-grid.tsx'
import { ListFilters } from '#web/components/filters/list-filters.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { hasAny } from '#web/lib/has-any.ts'

interface CategoryBusinessesProps {
  slug: string
  found: CardPage
  filters: Filters
}

export function CategoryBusinesses({ slug, found, filters }: CategoryBusinessesProps) {
  const isNothing = found.total === 0
  if (isNothing && !hasAny(filters)) return <NoBusinesses />
  const list = { path: pages.category(slug), filters }
  return (
    <>
      <ListFilters list={list} found={found} />
      {isNothing ? (
        <NoMatches slug={slug} />
      ) : (
        <>
          <BusinessGrid businesses={found.businesses} />
          <Pagination
            page={found.page}
            pageCount={found.pageCount}
            renderLink={(to, props) => (
              <Link
                to="/category/$slug"
                params={{ slug }}
                search={{ ...filters, page: to > 1 ? String(to) : undefined }}
                {...props}
              />
            )}
          />
        </>
      )}
    </>
  )
}

function NoMatches({ slug }: { slug: string }) {
  return (
    <EmptyState
      title="No businesses found"
      text="Nobody here matches all of these filters."
      action={
        <Link className="btn" to="/category/$slug" params={{ slug }}>
          Show all of them
        </Link>
      }
    />
  )
}

function NoBusinesses() {
  return (
    <EmptyState
      title="No businesses found"
      text="Nobody has put up a sign here yet. Yours could be the first."
      action={
        <Link className="btn" to={pages.register}>
          List Your Business
        </Link>
      }
    />
  )
}
