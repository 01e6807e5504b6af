import { useQuery } from '@tanstack/react-query'
import { addressOf } from '#shared/api/address.ts'
import type { AdminSignup } from '#shared/schemas/admin.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { ExportButton } from '#web/components/admin/export-button.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { toast } from '#web/lib/toast.ts'
import { newsletterQuery } from './newsletter.query.ts'

const NOTHING = <td className="admin-cards__none">–</td>

export function NewsletterTab() {
  const { pageNumber } = useAdminSearch()
  const query = useQuery(newsletterQuery(pageNumber))
  return (
    <Panel
      title="Newsletter"
      action={
        <div className="admin-tools__actions">
          <Button variant="quiet" onClick={announceBrevo}>
            Add to Brevo List
          </Button>
          <ExportButton
            path={addressOf('GET /api/admin/newsletter.csv')}
            name="newsletter"
            done="The file contains everybody who may get mail."
          />
        </div>
      }
    >
      <AdminList query={query} empty={{ title: 'No signups yet' }}>
        <div className="admin-cards">
          <Table label="Newsletter signups" columns={['Name', 'Email', 'Phone', 'Signup date']}>
            {query.data?.signups.map((signup) => (
              <tr key={signup.id}>
                {signup.name ? <td>{signup.name}</td> : NOTHING}
                <td>
                  {signup.email} <SignupBadge signup={signup} />
                </td>
                {signup.phone ? <td className="nowrap">{signup.phone}</td> : NOTHING}
                <td className="nowrap">{formatShortDate(signup.createdAt)}</td>
              </tr>
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}

function SignupBadge({ signup }: { signup: AdminSignup }) {
  if (signup.unsubscribedAt) return <Badge tone="off">Unsubscribed</Badge>
  return signup.confirmedAt ? null : <Badge tone="off">Not confirmed</Badge>
}

function announceBrevo() {
  toast({ title: 'Add to Brevo List', description: 'Brevo integration is coming soon.' })
}
