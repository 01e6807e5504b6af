import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { BOOKING_VIEWS, type BookingView } from './booking-list.ts'

const WORDS: Record<BookingView, string> = {
  answer: 'To answer',
  coming: 'Coming up',
  past: 'Past',
  week: 'Week',
  all: 'All',
}

interface BookingSegmentsProps {
  view: BookingView
  waiting: number
}

/** Links, so that each list has an address. */
export function BookingSegments({ view, waiting }: BookingSegmentsProps) {
  return (
    <nav className="booking-segments" aria-label="Lists of bookings">
      {BOOKING_VIEWS.map((name) => (
        <Link
          key={name}
          to={pages.dashboard}
          search={{ tab: 'bookings', list: name }}
          aria-current={name === view ? 'page' : undefined}
          resetScroll={false}
        >
          {WORDS[name]}
          {name === 'answer' && waiting > 0 && <WaitingCount count={waiting} />}
        </Link>
      ))}
    </nav>
  )
}

function WaitingCount({ count }: { count: number }) {
  return (
    <span className="waiting-count">
      {count}
      <VisuallyHidden> to answer</VisuallyHidden>
    </span>
  )
}
