import { redirect } from '@tanstack/react-router'
import { ANYONE } from '#shared/booking/anyone.ts'
import { isDay, normaliseStart } from '#shared/booking/booking-date.ts'
import { bookingTitle } from '#shared/booking/request-wishes.ts'
import { pages } from '#shared/paths.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { LostSearch } from '#web/components/layout/lost-search.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import {
  BookingForm,
  type OnlineChoice,
  ServiceChoice,
} from '#web/features/bookings/pages/booking-form.tsx'
import type { PageRequest } from '#web/lib/router-context.ts'
import { BusinessNotFound } from '#web/routes/business/business.page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const DAYS = 14
/** A longer list is no help: it ends after the day that reaches it. */
const ENOUGH_TIMES = 120

interface BookingFormPage {
  /** Null if the address names none, as when it was typed or loaded again after a mistake. */
  business: PublicBusiness | null
  /** The service has to be chosen first. */
  isServiceOpen: boolean
  online: OnlineChoice | undefined
}

/** The booking dialog as a page: a service, a free time of it, or only a wish. */
export const bookingFormRoute = personalPage<BookingFormPage>({
  path: '/forms/booking',
  load: async (request) => {
    const { api, query } = request
    const id = query.get('business')
    if (!id) return { business: null, isServiceOpen: false, online: undefined }
    const { business } = await api.getBusiness(id)
    if (business.plan === null) throw redirect({ href: pages.business(id), statusCode: 303 })
    const { booking } = business
    if (!booking) return { business, isServiceOpen: false, online: undefined }
    const service = booking.services.find(({ id }) => id === query.get('service'))
    if (!service) return { business, isServiceOpen: true, online: undefined }
    const from = firstDay(request)
    const people = booking.people.filter(({ id }) => service.personIds.includes(id))
    const person = people.find(({ id }) => id === query.get('person'))?.id
    const wanted = { service: service.id, person, from, days: DAYS }
    const all = await api.findFreeTimes(business.id, wanted)
    const enough = all[ENOUGH_TIMES]
    const lastDay = enough ? dayOf(enough) : addDays(from, DAYS - 1)
    const online = {
      service,
      times: enough ? all.filter((time) => dayOf(time) <= lastDay) : all,
      people,
      personId: person ?? ANYONE,
      confirmsAtOnce: booking.confirmsAtOnce,
      laterFrom: addDays(lastDay, 1),
    }
    return { business, isServiceOpen: false, online }
  },
  title: ({ business }) => (business ? bookingTitle(business.industry) : WHICH),
  NotFound: BusinessNotFound,
  Page: ({ business, isServiceOpen, online }) => (
    <PlainFrame>
      {business ? (
        <article className="policy stack">
          <h1>{bookingTitle(business.industry)}</h1>
          {isServiceOpen ? (
            <ServiceChoice businessId={business.id} services={business.booking?.services ?? []} />
          ) : (
            <BookingForm business={business} online={online} />
          )}
          <p>
            <a href={pages.business(business.id)}>Back to the business</a>
          </p>
        </article>
      ) : (
        <WhichBusiness />
      )}
    </PlainFrame>
  ),
})

const WHICH = 'Which business would you like to book?'

function WhichBusiness() {
  return (
    <article className="policy stack">
      <h1>{WHICH}</h1>
      <p>This form belongs to one business. Find yours, open its page and tap Book Now.</p>
      <LostSearch />
    </article>
  )
}

const dayOf = ({ startISO }: FreeTimeAnswer) => capeTownDay(new Date(startISO))

/** The day that was asked for, or of the time that was chosen, or today. */
function firstDay({ query, refused, now }: PageRequest): string {
  const asked = query.get('from')
  if (asked && isDay(asked)) return asked
  const chosen = normaliseStart(refused?.fields.dateISO ?? '')
  return capeTownDay(chosen ? new Date(chosen) : now)
}
