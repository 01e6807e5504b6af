import { useQuery } from '@tanstack/react-query'
import { ADMIN_ACTION_KINDS, adminActionWords } from '#shared/accounts/admin.ts'
import { countOf } from '#shared/text/numbers.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { actionsQuery } from './actions.query.ts'

const EVERYBODY = { value: '', label: 'Everybody' }
const KINDS = [
  { value: '', label: 'Everything' },
  ...ADMIN_ACTION_KINDS.map((value) => ({ value, label: adminActionWords(value) })).toSorted(
    (one, other) => one.label.localeCompare(other.label),
  ),
]

/** The record of admin actions. It stays when the user is deleted. */
export function ActivityTab() {
  const { q, by, action: asked, from, until, pageNumber, narrow } = useAdminSearch()
  const action = oneOf(ADMIN_ACTION_KINDS, asked)
  const query = useQuery(actionsQuery({ q, by, action, from, until, page: pageNumber }))
  const { data } = query
  const isNarrowed = [q, by, action, from, until].some((filter) => filter !== undefined)
  const admins = new Set([...(by === undefined ? [] : [by]), ...(data?.admins ?? [])])
  return (
    <Panel title="Activity">
      <search className="admin-tools">
        <SearchField
          label="Search activity"
          placeholder="Business, e-mail or what it was about"
          value={q ?? ''}
          onSearch={(text) => narrow({ q: text === '' ? undefined : text })}
        />
        <Field label="Admin">
          <Select
            options={[EVERYBODY, ...admins]}
            value={by ?? ''}
            onChange={({ target }) => narrow({ by: target.value || undefined })}
          />
        </Field>
        <Field label="What">
          <Select
            options={KINDS}
            value={action ?? ''}
            onChange={({ target }) => narrow({ action: oneOf(ADMIN_ACTION_KINDS, target.value) })}
          />
        </Field>
        <Field label="From">
          <Input
            type="date"
            value={from ?? ''}
            max={until}
            onChange={({ target }) => narrow({ from: target.value || undefined })}
          />
        </Field>
        <Field label="Until">
          <Input
            type="date"
            value={until ?? ''}
            min={from}
            onChange={({ target }) => narrow({ until: target.value || undefined })}
          />
        </Field>
      </search>
      <p className="admin-tools__count" role="status">
        {data && countOf(data.total, 'action')}
      </p>
      <AdminList
        query={query}
        empty={
          isNarrowed
            ? { title: 'No actions found', text: 'Nothing matches these filters.' }
            : { title: 'Nothing has happened yet', text: 'What admins change is written here.' }
        }
      >
        <div className="admin-cards">
          <Table label="What admins did" columns={['When', 'Who', 'What', 'Whom']}>
            {data?.actions.map((entry) => (
              <tr key={entry.id}>
                <td className="nowrap">{formatDateTime(entry.createdAt)}</td>
                <td>{entry.adminEmail}</td>
                <td>{adminActionWords(entry.action)}</td>
                <td className="admin-who">
                  {entry.targetLabel}
                  {entry.detail && <span>{entry.detail}</span>}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}
