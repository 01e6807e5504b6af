import { useQuery } from '@tanstack/react-query'
import { addressOf } from '#shared/api/address.ts'
import type { AdminSignup } from '#shared/schemas/admin.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { ExportButton } from '#web/components/admin/export-button.tsx'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { toast } from '#web/lib/toast.ts'
import { newsletterQuery } from './newsletter.query.ts'

const NOTHING = <td className="admin-cards__none">–</td>

export function NewsletterTab() {
  const { q, pageNumber, narrow } = useAdminSearch()
  const query = useQuery(newsletterQuery({ q, page: pageNumber }))
  const { data } = query
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
      <search className="admin-tools">
        <SearchField
          label="Search signups"
          placeholder="Name, email or phone"
          value={q ?? ''}
          onSearch={(text) => narrow({ q: text === '' ? undefined : text })}
        />
      </search>
      <p className="admin-tools__count" role="status">
        {data &&
          `${countOf(data.total, 'signup')}${q === undefined ? '' : ' found'}. ${formatCount(data.reachable)} ${data.reachable === 1 ? 'person gets' : 'people get'} the newsletter.`}
      </p>
      <AdminList
        query={query}
        empty={{ title: q === undefined ? 'No signups yet' : 'No signups found' }}
      >
        <div className="admin-cards">
          <Table label="Newsletter signups" columns={['Name', 'Email', 'Phone', 'Signup date']}>
            {data?.signups.map((signup) => (
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
