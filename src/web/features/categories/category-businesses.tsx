import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { BusinessGrid } from '#web/components/business-grid.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Pagination } from '#web/components/ui/pagination.tsx'

export function CategoryBusinesses({ slug, found }: { slug: string; found: CardPage }) {
  if (found.total === 0) return <NoBusinesses />
  return (
    <>
      <BusinessGrid businesses={found.businesses} />
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        renderLink={(to, props) => (
          <Link
            to="/category/$slug"
            params={{ slug }}
            search={{ page: to > 1 ? String(to) : undefined }}
            {...props}
          />
        )}
      />
    </>
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
