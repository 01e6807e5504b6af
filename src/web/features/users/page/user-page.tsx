import { adminActionWords } from '#shared/accounts/admin.ts'
import { LEDGER_WORDS } from '#shared/billing/ledger-line.ts'
import { formatCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { formatDate, formatDateTime, formatShortDate } from '#shared/time/dates.ts'
import type { UserPage as User } from '#shared/user-page.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Badge, PlanBadge, StatusBadge } from '#web/components/ui/badge.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { UserForms } from './user-forms.tsx'
import { UserList } from './user-list.tsx'
import { UserMails } from './user-mails.tsx'

/** All about one user on one page, without script. */
export function UserPage({ user, done }: { user: User; done: string | null }) {
  const { business, ledger } = user
  return (
    <>
      <AdminPageBar current="" />
      <main id="content" className="wrap admin user-page">
        <h1>{business?.businessName ?? user.email}</h1>
        <p className="money__owner">
          <PlanBadge plan={user.plan} />
          <StatusBadge status={user.status} />
          {ledger.paidUntil && <span>Paid until {formatDate(ledger.paidUntil)}</span>}
        </p>
        <Panel title="Contact">
          <Contact user={user} />
        </Panel>
        <UserForms user={user} />
        <Panel title="Ledger" action={<a href={ownPages.ownerMoney(user.id)}>Whole ledger</a>}>
          <UserList
            empty="Nothing has been paid or changed yet."
            items={ledger.lines.slice(0, 5).map(({ id, day, kind, what, amountCents }) => ({
              id,
              title: LEDGER_WORDS[kind],
              text: amountCents === 0 ? what : `${what}, ${formatCents(amountCents)}`,
              when: formatShortDate(day),
              isBad: kind === 'failed',
            }))}
          />
        </Panel>
        <UserMails user={user} done={done} />
        <Panel title="Bookings">
          <UserList
            empty="Nobody has asked for a booking yet."
            items={user.bookings.map(({ id, name, status, createdAt }) => ({
              id,
              title: name,
              text: status,
              when: formatDateTime(createdAt),
            }))}
          />
        </Panel>
        <Panel title="Reviews">
          <UserList
            empty="Nobody has written a review yet."
            items={user.reviews.map(({ id, stars, comment, state, createdAt }) => ({
              id,
              title: `${stars} of 5 stars, ${state}`,
              text: comment ?? 'Stars only, no text.',
              when: formatDateTime(createdAt),
            }))}
          />
        </Panel>
        <Panel title="Sign-ins">
          <UserList
            empty="Not signed in anywhere at the moment."
            items={user.sessions.map(({ id, device, createdAt, updatedAt }) => ({
              id,
              title: device || 'Unknown device',
              text: `Signed in ${formatDateTime(createdAt)}`,
              when: `Last used ${formatDateTime(updatedAt)}`,
            }))}
          />
          <h3>Failed sign-ins</h3>
          <UserList
            empty="None in the last 30 days."
            items={user.failures.map(({ reason, device, network, createdAt }, index) => ({
              id: `${createdAt}-${index}`,
              title: `Wrong ${reason}`,
              text: `${device || 'Unknown device'}, network ${network}`,
              when: formatDateTime(createdAt),
            }))}
          />
        </Panel>
        <Panel title="What admins did">
          <UserList
            empty="Nothing yet."
            items={user.actions.map(({ id, action, detail, adminEmail, createdAt }) => ({
              id,
              title: adminActionWords(action),
              text: [detail, adminEmail].filter(Boolean).join(', '),
              when: formatDateTime(createdAt),
            }))}
          />
        </Panel>
      </main>
    </>
  )
}

function Contact({ user }: { user: User }) {
  const { business, email, isEmailConfirmed, createdAt, status } = user
  return (
    <dl className="user-page__contact">
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>{' '}
        {!isEmailConfirmed && <Badge tone="wait">Not confirmed</Badge>}
      </dd>
      {business?.emailPublic && business.emailPublic !== email && (
        <>
          <dt>Public e-mail</dt>
          <dd>
            <a href={`mailto:${business.emailPublic}`}>{business.emailPublic}</a>
          </dd>
        </>
      )}
      {business?.phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${business.phone.replace(/[^\d+]/g, '')}`}>{business.phone}</a>
          </dd>
        </>
      )}
      {business && (
        <>
          <dt>Address</dt>
          <dd>
            {business.address}, {business.area}
          </dd>
          <dt>Listing</dt>
          <dd>
            {status === 'ACTIVE' ? (
              <a href={pages.business(business.id)}>{business.businessName}</a>
            ) : (
              'Not public at the moment'
            )}
          </dd>
        </>
      )}
      <dt>Joined</dt>
      <dd>{formatDate(createdAt)}</dd>
    </dl>
  )
}
