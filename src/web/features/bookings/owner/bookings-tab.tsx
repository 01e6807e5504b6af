import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '#shared/paths.ts'
import { BOOKINGS_PER_PAGE, type DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { ListSkeleton } from '#web/components/ui/feedback/list-skeleton.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { BookingCard } from './booking-card.tsx'
import type { BookingView } from './booking-list.ts'
import { BookingTicket } from './booking-ticket.tsx'
import { BookingTools } from './booking-tools.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { flushOnLeave } from './held-answers.ts'
import { OtherCalendarPanel } from './other-calendar/other-calendar-panel.tsx'
import { bookingsQuery } from './own-bookings.queries.ts'
import { PastBooking } from './past-booking.tsx'
import { WeekView } from './week-view.tsx'

export interface BookingsTabProps {
  dashboard: DashboardAnswer
  page: number
  /** 'To answer' first if there is anything, otherwise the plain list. */
  list: BookingView | undefined
  q: string
  from: string | undefined
}

export function BookingsTab({ dashboard, page, list, q, from }: BookingsTabProps) {
  useEffect(flushOnLeave, [])
  const view = list ?? (dashboard.bookingsToAnswer > 0 ? 'answer' : 'all')
  if (dashboard.bookingsTotal === 0 && view !== 'week') return <NoBookings />
  return (
    <div className="dashboard-pad">
      <BookingTools view={view} q={q} waiting={dashboard.bookingsToAnswer} />
      {view === 'week' ? (
        <WeekView from={from} profile={dashboard.profile} />
      ) : (
        <BookingsOfList dashboard={dashboard} view={view} page={page} q={q} />
      )}
      <CalendarPanel />
      <OtherCalendarPanel />
    </div>
  )
}

interface BookingsOfListProps {
  dashboard: DashboardAnswer
  view: Exclude<BookingView, 'week'>
  page: number
  q: string
}

function BookingsOfList({ dashboard, view, page, q }: BookingsOfListProps) {
  // The first page of `all` was loaded with the dashboard, without what its requests overlap.
  const isKnown = view === 'all' && page === 1 && q === ''
  const asked = useQuery({
    ...bookingsQuery({ page, list: view === 'all' ? undefined : view, q }),
    ...(isKnown && {
      placeholderData: {
        bookings: dashboard.bookings,
        overlaps: {},
        page,
        total: dashboard.bookingsTotal,
      },
    }),
    throwOnError: unlessSignedOut,
  })
  const { bookings, overlaps = {}, total = 0 } = asked.data ?? {}
  const businessName = dashboard.profile?.businessName ?? ''
  if (!bookings) return <ListSkeleton height={160} />
  if (bookings.length === 0 && !asked.isFetching) return <NothingHere view={view} q={q} />
  const pagination = (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / BOOKINGS_PER_PAGE)}
      renderLink={(target, props) => (
        <Link
          to={pages.dashboard}
          search={{
            tab: 'bookings',
            ...(view === 'all' && q === '' ? {} : { list: view }),
            ...(q ? { q } : {}),
            page: target,
          }}
          {...props}
        />
      )}
    />
  )
  if (view === 'answer' || view === 'coming')
    return (
      <>
        <ul className="booking-requests" aria-busy={asked.isFetching}>
          {bookings.map((booking) => (
            <BookingTicket
              key={booking.id}
              booking={booking}
              businessName={businessName}
              overlap={overlaps[booking.id]}
            />
          ))}
        </ul>
        {pagination}
      </>
    )
  return (
    <Panel
      title={view === 'past' ? 'Past' : 'Bookings'}
      action={<Badge tone="petal">{dashboard.bookingsThisMonth} this month</Badge>}
    >
      <ul className={view === 'past' ? 'past-bookings' : undefined} aria-busy={asked.isFetching}>
        {bookings.map((booking) =>
          view === 'past' ? (
            <PastBooking key={booking.id} booking={booking} businessName={businessName} />
          ) : (
            <BookingCard
              key={booking.id}
              booking={booking}
              businessName={businessName}
              isOverlapping={Boolean(overlaps[booking.id])}
            />
          ),
        )}
      </ul>
      {pagination}
    </Panel>
  )
}

function NothingHere({ view, q }: { view: BookingView; q: string }) {
  if (q !== '')
    return <EmptyState frame="panel" title="Nothing found" text={`No booking with '${q}' here.`} />
  if (view === 'answer')
    return (
      <EmptyState frame="panel" title="All answered" text="Nobody is waiting. Put the kettle on." />
    )
  if (view === 'coming')
    return (
      <EmptyState
        frame="panel"
        title="A quiet week"
        text="No bookings ahead. Share your listing, or open more times."
      />
    )
  return (
    <EmptyState frame="panel" title="No past bookings" text="Visits that are over appear here." />
  )
}

function NoBookings() {
  return (
    <div className="dashboard-pad">
      <EmptyState
        frame="panel"
        title="No bookings yet"
        text="When somebody books on your listing, the request appears here and in your e-mail."
        action={
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={pages.dashboard}
            search={{ tab: 'bookings', list: 'week' }}
          >
            Add one that came by phone
          </Link>
        }
      />
      <OtherCalendarPanel />
    </div>
  )
}
