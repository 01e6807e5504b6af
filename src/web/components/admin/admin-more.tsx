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
  /** Held and reported reviews, on every tab, so that none is overlooked. */
  reviewsWaiting?: number
}

/**
 * Everything beside the panel's own four tabs, in groups: a second row on wide screens, elsewhere a sheet behind
 * 'More', which needs no script.
 */
export function AdminMore({ current, reviewsWaiting = 0 }: AdminMoreProps) {
  const isHere = (entry: Entry) => ('tab' in entry ? entry.tab : entry.href) === current
  const waiting = reviewsWaiting > 0 && (
    <Badge tone="wait">
      {formatCount(reviewsWaiting)}
      <VisuallyHidden> to decide</VisuallyHidden>
    </Badge>
  )
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
        {waiting}
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
                <li key={'tab' in entry ? entry.tab : entry.href}>
                  {'tab' in entry ? (
                    <Link
                      to={pages.adminPanel}
                      search={{ tab: entry.tab }}
                      resetScroll={false}
                      aria-current={isHere(entry) ? 'page' : undefined}
                      onClick={() => document.getElementById(ID)?.hidePopover()}
                    >
                      {ADMIN_TABS[entry.tab]}
                      {entry.tab === 'reviews' && waiting}
                    </Link>
                  ) : (
                    // A full page load: these pages have no script.
                    <a href={entry.href} aria-current={isHere(entry) ? 'page' : undefined}>
                      {entry.label}
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
