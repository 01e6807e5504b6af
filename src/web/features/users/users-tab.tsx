import { useQuery } from '@tanstack/react-query'
import type { AdminBusinessSort } from '#shared/accounts/admin.ts'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { addressOf } from '#shared/api/address.ts'
import { countOf } from '#shared/text/numbers.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { ExportButton } from '#web/components/admin/export-button.tsx'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { adminBusinessesQuery } from '#web/lib/api/admin-businesses.query.ts'
import { UsersTable } from './users-table.tsx'

/** The sort orders of the table; PREMIUM and PENDING come first, since they need attention. */
const USER_ORDERS = {
  newest: { label: 'Newest first', sort: 'created', order: 'desc' },
  oldest: { label: 'Oldest first', sort: 'created', order: 'asc' },
  name: { label: 'Business name', sort: 'name', order: 'asc' },
  plan: { label: 'Plan', sort: 'plan', order: 'desc' },
  status: { label: 'Status', sort: 'status', order: 'desc' },
  area: { label: 'Area', sort: 'area', order: 'asc' },
} as const satisfies Record<
  string,
  { label: string; sort: AdminBusinessSort; order: 'asc' | 'desc' }
>
const ORDERS = Object.entries(USER_ORDERS).map(([value, { label }]) => ({ value, label }))
const STATUSES = [
  { value: '', label: 'All' },
  ...USER_STATUSES.map((value) => ({ value, label: value })),
]

export function UsersTab() {
  const { q, status, sort: asked = 'newest', pageNumber, narrow } = useAdminSearch()
  const chosen = oneOf(keysOf(USER_ORDERS), asked) ?? 'newest'
  const { sort, order } = USER_ORDERS[chosen]
  const query = useQuery(adminBusinessesQuery({ q, status, sort, order, page: pageNumber }))
  return (
    <Panel
      title="User Management"
      action={
        <ExportButton
          path={addressOf('GET /api/admin/businesses.csv', { query: { q, status } })}
          name="users"
          done="The file contains every user that matches your search."
        />
      }
    >
      <search className="admin-tools">
        <SearchField
          label="Search users"
          placeholder="Name, email, phone, area or suburb"
          value={q ?? ''}
          onSearch={(text) => narrow({ q: text === '' ? undefined : text })}
        />
        <Field label="Status">
          <Select
            options={STATUSES}
            value={status ?? ''}
            onChange={({ target }) => narrow({ status: oneOf(USER_STATUSES, target.value) })}
          />
        </Field>
        <Field label="Sort by">
          <Select
            options={ORDERS}
            value={chosen}
            onChange={({ target }) =>
              narrow({
                sort: target.value === 'newest' ? undefined : target.value,
              })
            }
          />
        </Field>
      </search>
      <p className="admin-tools__count" role="status">
        {query.data && countLine(query.data.total)}
      </p>
      <AdminList
        query={query}
        empty={{ title: 'No users found', text: 'Nobody matches this search.' }}
      >
        <UsersTable businesses={query.data?.businesses ?? []} />
      </AdminList>
    </Panel>
  )
}

const countLine = (total: number) => countOf(total, 'user')
