import { useQuery } from '@tanstack/react-query'
import { adminActionWords } from '#shared/accounts/admin.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { actionsQuery } from './actions.query.ts'

/** The record of admin actions. It stays when the user is deleted. */
export function ActivityTab() {
  const { pageNumber } = useAdminSearch()
  const query = useQuery(actionsQuery(pageNumber))
  return (
    <Panel title="Activity">
      <AdminList
        query={query}
        empty={{ title: 'Nothing has happened yet', text: 'What admins change is written here.' }}
      >
        <div className="admin-cards">
          <Table label="What admins did" columns={['When', 'Who', 'What', 'Whom']}>
            {query.data?.actions.map((action) => (
              <tr key={action.id}>
                <td className="nowrap">{formatDateTime(action.createdAt)}</td>
                <td>{action.adminEmail}</td>
                <td>{adminActionWords(action.action)}</td>
                <td className="admin-who">
                  {action.targetLabel}
                  {action.detail && <span>{action.detail}</span>}
                </td>
              </tr>
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}
