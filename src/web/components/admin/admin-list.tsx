import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { pages } from '#shared/paths.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { ListSkeleton } from '#web/components/ui/feedback/list-skeleton.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { useAdminSearch } from './use-admin-search.ts'

interface ListQuery {
  data: { total: number } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface AdminListProps {
  query: ListQuery
  empty: { title: string; text?: string }
  pageSize?: number
  children: ReactNode
}

/** The states of every paged list of the panel: loading, failed, empty, or rows and pages. */
export function AdminList({ query, empty, pageSize = ADMIN_PAGE_SIZE, children }: AdminListProps) {
  const { pageNumber } = useAdminSearch()
  const { data, error, isPlaceholderData, refetch } = query
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton />
  if (data.total === 0) return <EmptyState level="h3" art="none" {...empty} />
  return (
    <div aria-busy={isPlaceholderData} className="admin__list">
      {children}
      <Pagination
        page={pageNumber}
        pageCount={Math.ceil(data.total / pageSize)}
        renderLink={(page, props) => (
          <Link
            {...props}
            from={pages.adminPanel}
            to={pages.adminPanel}
            search={(now) => ({ ...now, page: page === 1 ? undefined : String(page) })}
            resetScroll={false}
          />
        )}
      />
    </div>
  )
}
