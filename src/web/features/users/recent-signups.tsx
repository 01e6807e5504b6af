import { useQuery } from '@tanstack/react-query'
import { formatShortDate } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { adminBusinessesQuery } from '#web/lib/api/admin-businesses.query.ts'
import { UserName } from './user-name.tsx'

const NEWEST_FIVE = { size: 5, sort: 'created', order: 'desc' } as const

export function RecentSignups() {
  const { data, error, refetch } = useQuery(adminBusinessesQuery(NEWEST_FIVE))
  return (
    <Panel title="Recent signups">
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={256} />}
      {data?.businesses.length === 0 && <p className="muted">Nobody has signed up yet.</p>}
      {data && data.businesses.length > 0 && (
        <div className="admin-cards">
          <Table label="Recent signups" columns={['Business', 'Plan', 'Status', 'Area', 'Created']}>
            {data.businesses.map((business) => (
              <tr key={business.userId}>
                <td className="admin-who">
                  <UserName {...business} />
                  <span>{business.email}</span>
                </td>
                <td>
                  <PlanBadge plan={business.plan} />
                </td>
                <td>
                  <StatusBadge status={business.status} />
                </td>
                <td>{business.area ?? '–'}</td>
                <td className="nowrap">{formatShortDate(business.userCreatedAt)}</td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </Panel>
  )
}
