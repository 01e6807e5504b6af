import { useQuery } from '@tanstack/react-query'
import { gemsOnHome } from '#shared/catalogue/gems.ts'
import type { AdminGem } from '#shared/schemas/admin.ts'
import { countOf } from '#shared/text/numbers.ts'
import { wholeDaysSince } from '#shared/time/dates.ts'
import { BusinessName } from '#web/components/admin/business-name.tsx'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Badge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { useRemoveGem } from './gems.mutations.ts'
import { gemsQuery } from './gems.query.ts'

export function FeaturedGems() {
  const { data, error, refetch } = useQuery(gemsQuery)
  const onHome = new Set(gemsOnHome(data?.gems ?? []).map(({ id }) => id))
  return (
    <Panel title="Featured Gems">
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.gems.length === 0 && (
        <EmptyState
          level="h3"
          art="none"
          title="No featured gems yet"
          text="Add a business below: home shows the newest four of active owners."
        />
      )}
      {data && data.gems.length > 0 && (
        <div className="admin-cards">
          <Table
            label="Featured gems"
            columns={['Business', 'Area', 'Status', 'Featured days', 'Home page']}
            actions
          >
            {data.gems.map((gem) => (
              <GemRow key={gem.id} gem={gem} isOnHome={onHome.has(gem.id)} />
            ))}
          </Table>
        </div>
      )}
    </Panel>
  )
}

function GemRow({ gem, isOnHome }: { gem: AdminGem; isOnHome: boolean }) {
  const remove = useRemoveGem()
  const days = wholeDaysSince(gem.createdAt, new Date())
  return (
    <tr>
      <td className="admin-who">
        <BusinessName {...gem.business} profileId={gem.businessId} />
        <span>{gem.business.industry}</span>
      </td>
      <td>{gem.business.area}</td>
      <td>
        <StatusBadge status={gem.business.status} />
      </td>
      <td>{countOf(days, 'day')}</td>
      <td>
        {isOnHome ? (
          <Badge tone="ok">On the home page now</Badge>
        ) : (
          <span className="muted">
            {gem.business.status === 'ACTIVE' ? 'Behind newer gems' : 'Not while its owner is away'}
          </span>
        )}
      </td>
      <td>
        <div className="table__actions">
          <Button
            variant="danger-quiet"
            size="sm"
            pending={remove.isPending}
            aria-label={`Remove ${gem.business.businessName}`}
            onClick={() =>
              remove.mutate({ businessId: gem.businessId, name: gem.business.businessName })
            }
          >
            Remove
          </Button>
        </div>
      </td>
    </tr>
  )
}
