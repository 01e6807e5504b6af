import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { BOOKINGS_A_PAGE, type DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmptyState } from '#web/components/ui/empty-state.tsx'
import { Pagination } from '#web/components/ui/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { unlessSignedOut } from '#web/lib/session.ts'
import { BookingCard } from './booking-card.tsx'
import { bookingsQuery } from './dashboard.queries.ts'

interface BookingsTabProps {
  dashboard: DashboardAnswer
  page: number
}

export function BookingsTab({ dashboard, page }: BookingsTabProps) {
  // The first page came with the dashboard.
  const later = useQuery({
    ...bookingsQuery(page),
    enabled: page > 1,
    throwOnError: unlessSignedOut,
  })
  const total = later.data?.total ?? dashboard.bookingsTotal
  const bookings = page > 1 ? later.data?.bookings : dashboard.bookings
  if (total === 0) return <NoBookings />
  return (
    <div className="dpad">
      <Panel
        title="Bookings"
        action={<Badge tone="petal">{dashboard.bookingsThisMonth} this month</Badge>}
      >
        <ul className="books" aria-busy={later.isFetching}>
          {bookings?.map((booking) => (
            <BookingCard
              key={booking.id}
              booking={booking}
              businessName={dashboard.profile?.businessName ?? ''}
            />
          ))}
        </ul>
        <Pagination
          page={page}
          pageCount={Math.ceil(total / BOOKINGS_A_PAGE)}
          renderLink={(target, props) => (
            <Link to={pages.dashboard} search={{ tab: 'bookings', page: target }} {...props} />
          )}
        />
      </Panel>
    </div>
  )
}

function NoBookings() {
  return (
    <div className="dpad">
      <EmptyState
        frame="panel"
        title="No bookings yet"
        text="When somebody books on your listing, the request appears here and in your e-mail."
      />
    </div>
  )
}
