import { Link } from '@tanstack/react-router'
import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { countOf } from '#shared/text/numbers.ts'
import type { AdminSearch } from '#web/components/admin/admin-search.ts'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

interface Job {
  key: keyof AdminStats['todo']
  words: (count: number) => string
  /** A tab of the panel, or a page without script. */
  to: AdminSearch | string
}

/** The dearest first. */
const JOBS: Job[] = [
  {
    key: 'payments',
    words: (count) => `Sort out ${countOf(count, 'payment')}`,
    to: `${moneyPages.money}#attention`,
  },
  {
    key: 'overdueMessages',
    words: (count) => `Answer ${countOf(count, 'overdue message')}`,
    to: ownPages.support,
  },
  {
    key: 'newMessages',
    words: (count) => `Answer ${countOf(count, 'new message')}`,
    to: ownPages.support,
  },
  {
    key: 'dueRequests',
    words: (count) =>
      `Answer ${countOf(count, 'request')} about personal data, due this week or overdue`,
    to: `${adminPrivacyPages.requests}#open`,
  },
  {
    key: 'reportedReviews',
    words: (count) => `Decide about ${countOf(count, 'reported review')}`,
    to: { tab: 'reviews', show: 'reported' },
  },
  {
    key: 'heldReviews',
    words: (count) => `Check ${countOf(count, 'held review')}`,
    to: { tab: 'reviews' },
  },
  {
    key: 'claims',
    words: (count) => `Decide about ${countOf(count, 'claim')} of a page`,
    to: ownPages.claims,
  },
  {
    key: 'corrections',
    words: (count) => `Check ${countOf(count, 'suggested correction')}`,
    to: ownPages.corrections,
  },
  {
    key: 'failedMails',
    words: (count) => `Look at ${countOf(count, 'mail')} that could not be sent`,
    to: { tab: 'mail', mail: 'failed' },
  },
  {
    key: 'gemRequests',
    words: (count) => `Decide about ${countOf(count, 'owner')} who asked to be featured`,
    to: { tab: 'gems' },
  },
  {
    key: 'unpaidOwners',
    words: (count) => `Follow up with ${countOf(count, 'owner')} who registered and did not pay`,
    to: { tab: 'users', status: 'PENDING' },
  },
]

/** What waits for the admin, each with the way there. */
export function Today({ todo }: { todo: AdminStats['todo'] | undefined }) {
  const open = todo ? JOBS.filter(({ key }) => todo[key] > 0) : []
  return (
    <Panel title="To do today">
      {todo === undefined && <Skeleton height={48} />}
      {todo && open.length === 0 && <p>Nothing is waiting for you.</p>}
      {todo && open.length > 0 && (
        <ul className="admin-today">
          {open.map(({ key, words, to }) => (
            <li key={key}>
              {typeof to === 'string' ? (
                <a href={to}>{words(todo[key])}</a>
              ) : (
                <Link to={pages.adminPanel} search={to}>
                  {words(todo[key])}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
