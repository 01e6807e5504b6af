import type { ComponentType } from 'react'
import { groupTitle } from '#shared/booking/group-copy.ts'
import { visitorTitle } from '#shared/booking/visitor-copy.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { AnswerPage } from '#web/features/bookings/pages/answer-page.tsx'
import { GroupPage } from '#web/features/bookings/pages/group-page.tsx'
import { UnknownBooking } from '#web/features/bookings/pages/unknown-booking.tsx'
import { VisitorPage } from '#web/features/bookings/pages/visitor-page.tsx'
import type { PageRequest } from '#web/lib/router-context.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

/** A page behind a secret link in a mail. Opening it changes nothing, every change is a form. */
const linkedPage = <Data extends object>(
  path: string,
  load: (request: PageRequest, token: string) => Promise<Data>,
  title: (data: Data) => string,
  Page: ComponentType<Data>,
) =>
  personalPage<Data>({
    path,
    sheets: ['bookings'],
    load: (request, param) => load(request, param('token')),
    title,
    NotFound: ({ data }) => (
      <>
        <TopBar />
        <UnknownBooking sentence={String(data ?? '')} />
      </>
    ),
    Page: (data) => (
      <>
        <TopBar />
        <Page {...data} />
      </>
    ),
  })

export const bookingLinkRoutes = [
  linkedPage(
    '/booking/$token',
    async ({ api, query, refused }, token) => {
      const person = query.get('with') ?? refused?.fields.personId
      return { view: await api.getVisitorBooking(token, person || undefined) }
    },
    ({ view }) => visitorTitle(view),
    VisitorPage,
  ),
  linkedPage(
    '/booking-answer/$token',
    async ({ api, now }, token) => ({
      view: await api.getOwnerBooking(token),
      earliest: capeTownClock(now).toISOString().slice(0, 16),
    }),
    ({ view }) => `Booking of ${view.name}`,
    AnswerPage,
  ),
  linkedPage(
    '/booking-group/$token',
    async ({ api }, token) => ({ view: await api.getBookingGroup(token) }),
    ({ view }) => groupTitle(view.answers),
    GroupPage,
  ),
]
