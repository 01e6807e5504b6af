import { useQuery } from '@tanstack/react-query'
import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { BusinessName } from '#web/components/admin/business-name.tsx'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { adminBusinessesQuery } from '#web/lib/api/admin-businesses.query.ts'
import { useAddGem } from './gems.mutations.ts'

const PAGE_SIZE = 10

/** Only businesses with a saved profile that are no gem yet: the server sends no others. */
export function GemCandidates() {
  const { q, pageNumber, narrow } = useAdminSearch()
  const query = useQuery(
    adminBusinessesQuery({
      q,
      featurable: 'true',
      sort: 'name',
      page: pageNumber,
      size: PAGE_SIZE,
    }),
  )
  return (
    <Panel title="Add a gem">
      <search className="admin-tools">
        <SearchField
          label="Search businesses"
          placeholder="Search by business name, email or area"
          value={q ?? ''}
          onSearch={(text) => narrow({ q: text === '' ? undefined : text })}
        />
      </search>
      <AdminList
        query={query}
        pageSize={PAGE_SIZE}
        empty={{ title: 'No businesses found', text: 'No other business matches.' }}
      >
        <div className="admin-cards">
          <Table
            label="Businesses that can be featured"
            columns={['Business', 'Area', 'Plan', 'Status']}
            actions
          >
            {query.data?.businesses.map((business) => (
              <CandidateRow key={business.userId} business={business} />
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}

function CandidateRow({ business }: { business: AdminBusiness }) {
  const add = useAddGem()
  const { profileId, status } = business
  return (
    <tr>
      <td className="admin-who">
        <BusinessName {...business} />
        <span>{business.industry}</span>
      </td>
      <td>{business.area}</td>
      <td>
        <PlanBadge plan={business.plan} />
      </td>
      <td>
        <StatusBadge status={business.status} />
      </td>
      <td>
        <div className="table__actions">
          <Button
            variant="quiet"
            size="sm"
            pending={add.isPending}
            aria-label={`Add ${business.businessName}`}
            onClick={() => {
              if (profileId !== null) add.mutate({ businessId: profileId, status })
            }}
          >
            Add
          </Button>
        </div>
      </td>
    </tr>
  )
}
