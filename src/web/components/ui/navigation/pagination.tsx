import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#web/components/ui/button.tsx'

type PageLinkProps = { className: string; rel: 'prev' | 'next'; children: ReactNode }

type PaginationProps = {
  page: number
  pageCount: number
  /** Renders the router's link to a page with these props. */
  renderLink: (page: number, props: PageLinkProps) => ReactNode
}

const LOOK = buttonClass({ variant: 'quiet', size: 'sm' })

export function Pagination({ page, pageCount, renderLink }: PaginationProps) {
  if (pageCount <= 1) return null
  const previous = (
    <>
      <ChevronLeft className="icon" aria-hidden="true" />
      Previous
    </>
  )
  const next = (
    <>
      Next
      <ChevronRight className="icon" aria-hidden="true" />
    </>
  )
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 ? (
        renderLink(page - 1, { className: LOOK, rel: 'prev', children: previous })
      ) : (
        <PageEnd>{previous}</PageEnd>
      )}
      <span className="pagination__current">
        Page {page} of {pageCount}
      </span>
      {page < pageCount ? (
        renderLink(page + 1, { className: LOOK, rel: 'next', children: next })
      ) : (
        <PageEnd>{next}</PageEnd>
      )}
    </nav>
  )
}

/** Keeps the row's width if there is no page in this direction, without a disabled control. */
function PageEnd({ children }: { children: ReactNode }) {
  return (
    <span className={`${LOOK} pagination__end`} aria-hidden="true">
      {children}
    </span>
  )
}
