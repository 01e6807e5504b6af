import { ownPages } from '#shared/own-paths.ts'
import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { UserActions } from './user-actions.tsx'
import { UserName } from './user-name.tsx'

/** A table on a desktop, one card per user on a phone (admin.css). */
export function UsersTable({ businesses }: { businesses: AdminBusiness[] }) {
  return (
    <div className="admin-cards">
      <Table label="Users" columns={['Business', 'Plan', 'Status', 'Area', 'Created']} actions>
        {businesses.map((business) => (
          <UserRow key={business.userId} business={business} />
        ))}
      </Table>
    </div>
  )
}

function UserRow({ business }: { business: AdminBusiness }) {
  const { email, emailPublic } = business
  return (
    <tr>
      <td className="admin-who">
        <UserName {...business} />
        <span>{email}</span>
        {emailPublic && emailPublic !== email && <span>{emailPublic} (public)</span>}
      </td>
      <td>
        <a className="plan-link" href={ownPages.ownerMoney(business.userId)} title="Ledger">
          <PlanBadge plan={business.plan} />
          <span className="sr-only">Ledger</span>
        </a>
      </td>
      <td>
        <StatusBadge status={business.status} />
      </td>
      {business.area ? <td>{business.area}</td> : <td className="admin-cards__none">–</td>}
      <td className="nowrap">{formatShortDate(business.userCreatedAt)}</td>
      <td>
        <UserActions business={business} />
      </td>
    </tr>
  )
}
