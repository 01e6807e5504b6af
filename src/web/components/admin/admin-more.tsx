import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { ADMIN_TABS, type AdminTab } from './admin-search.ts'

const ID = 'admin-more'

/** A part of the panel, or a page without script. */
type Entry = { tab: AdminTab } | { label: string; href: string }

const GROUPS: { id: string; title: string; entries: Entry[] }[] = [
  {
    id: 'directory',
    title: 'Directory',
    entries: [
      { tab: 'reviews' },
      { label: 'Claims', href: ownPages.claims },
      { label: 'Corrections', href: ownPages.corrections },
      { label: 'Import', href: ownPages.imports },
      { label: 'Invitations', href: ownPages.invitations },
    ],
  },
  {
    id: 'people',
    title: 'People and money',
    entries: [
      { label: 'Support', href: ownPages.support },
      { label: 'Money', href: moneyPages.money },
      { label: 'Privacy', href: adminPrivacyPages.requests },
    ],
  },
  {
    id: 'site',
    title: 'The site',
    entries: [
      { tab: 'activity' },
      { tab: 'mail' },
      { label: 'Ready to open?', href: ownPages.ready },
      { tab: 'account' },
    ],
  },
]

interface AdminMoreProps {
  /** The tab or the address of the page on which this stands. */
  current: string
  /** What waits for a decision, by tab or address; its sum is on 'More', so that none is overlooked. */
  waiting?: Partial<Record<string, number>> | undefined
}

/**
 * Everything beside the panel's own four tabs, in groups: a second row on wide screens, elsewhere a sheet behind
 * 'More', which needs no script.
 */
export function AdminMore({ current, waiting = {} }: AdminMoreProps) {
  const keyOf = (entry: Entry) => ('tab' in entry ? entry.tab : entry.href)
  const isHere = (entry: Entry) => keyOf(entry) === current
  const total = Object.values(waiting).reduce<number>((sum, count = 0) => sum + count, 0)
  return (
    <>
      <button
        type="button"
        className="admin-tabs__more"
        popoverTarget={ID}
        data-is-here={GROUPS.some(({ entries }) => entries.some(isHere)) || undefined}
      >
        <span>
          More <ChevronDown className="icon" aria-hidden="true" />
        </span>
        <ToDecide count={total} />
      </button>
      <nav id={ID} className="admin-more bottom-sheet" popover="auto" aria-label="More for admins">
        <p className="bottom-sheet__title">
          More{' '}
          <button
            type="button"
            className="btn btn--quiet"
            popoverTarget={ID}
            popoverTargetAction="hide"
          >
            Close
          </button>
        </p>
        {GROUPS.map(({ id, title, entries }) => (
          <div key={id} className="admin-more__group">
            <p id={`${ID}-${id}`}>{title}</p>
            <ul aria-labelledby={`${ID}-${id}`}>
              {entries.map((entry) => (
                <li key={keyOf(entry)}>
                  {'tab' in entry ? (
                    <Link
                      to={pages.adminPanel}
                      search={{ tab: entry.tab }}
                      resetScroll={false}
                      aria-current={isHere(entry) ? 'page' : undefined}
                      onClick={() => document.getElementById(ID)?.hidePopover()}
                    >
                      {ADMIN_TABS[entry.tab]}
                      <ToDecide count={waiting[entry.tab]} />
                    </Link>
                  ) : (
                    // A full page load: these pages have no script.
                    <a href={entry.href} aria-current={isHere(entry) ? 'page' : undefined}>
                      {entry.label}
                      <ToDecide count={waiting[entry.href]} />
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

const ToDecide = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && (
    <Badge tone="wait">
      {formatCount(count)}
      <VisuallyHidden> to decide</VisuallyHidden>
    </Badge>
  )
