import { useNavigate } from '@tanstack/react-router'
import { Download, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { addressOf } from '#shared/api/address.ts'
import { pages } from '#shared/paths.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { classNames } from '#web/lib/class-names.ts'
import type { BookingView } from './booking-list.ts'
import { BookingSegments } from './booking-segments.tsx'

interface BookingToolsProps {
  view: BookingView
  q: string
  waiting: number
}

/** The lists, the search and the export. */
export function BookingTools({ view, q, waiting }: BookingToolsProps) {
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    const list = view === 'week' ? 'all' : view
    void navigate({
      to: pages.dashboard,
      search: { tab: 'bookings', list, ...(words ? { q: words } : {}) },
      resetScroll: false,
    })
  }
  const list = view === 'week' || view === 'all' ? undefined : view
  const filter = { ...(list ? { list } : {}), ...(q ? { q } : {}) }
  return (
    <div className={classNames('booking-tools', view === 'answer' && 'booking-tools--answer')}>
      <BookingSegments view={view} waiting={waiting} />
      <div className="booking-tools__right">
        <form className="booking-search" onSubmit={search}>
          <Search className="icon" aria-hidden="true" />
          <input
            key={q}
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={120}
            aria-label="Search bookings"
            placeholder="Name, phone or notes"
          />
        </form>
        <a
          className={buttonClass({ variant: 'quiet' })}
          href={addressOf('GET /api/dashboard/bookings.csv', { query: filter })}
          download
        >
          <Download className="icon" aria-hidden="true" />
          CSV
        </a>
      </div>
    </div>
  )
}
