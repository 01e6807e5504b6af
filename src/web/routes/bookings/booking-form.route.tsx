import { ANYONE } from '#shared/booking/anyone.ts'
import { isDay, normaliseStart } from '#shared/booking/booking-date.ts'
import { bookingTitle } from '#shared/booking/request-wishes.ts'
import { pages } from '#shared/paths.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
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
  business: PublicBusiness
  /** The service has to be chosen first. */
  isServiceOpen: boolean
  online: OnlineChoice | undefined
}

/** The booking dialog as a page: a service, a free time of it, or only a wish. */
export const bookingFormRoute = personalPage<BookingFormPage>({
  path: '/forms/booking',
  load: async (request) => {
    const { api, query } = request
    const { business } = await api.getBusiness(query.get('business') ?? '')
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
  title: (data) => bookingTitle(data.business.industry),
  NotFound: BusinessNotFound,
  Page: ({ business, isServiceOpen, online }) => (
    <PlainFrame>
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
    </PlainFrame>
  ),
})

const dayOf = ({ startISO }: FreeTimeAnswer) => capeTownDay(new Date(startISO))

/** The day that was asked for, or of the time that was chosen, or today. */
function firstDay({ query, refused, now }: PageRequest): string {
  const asked = query.get('from')
  if (asked && isDay(asked)) return asked
  const chosen = normaliseStart(refused?.fields.dateISO ?? '')
  return capeTownDay(chosen ? new Date(chosen) : now)
}
