import type { ReactElement } from 'react'
import { normaliseStart } from '#shared/booking/booking-date.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import { api, formAddress } from '#shared/paths.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import {
  PlainBookingForm,
  ServiceChoice,
} from '#web/features/bookings/pages/plain-booking-form.tsx'
import type { Fields } from './form-fields.ts'

/** The answer of an in-process API call; undefined if it was refused. */
export type Read = <T>(url: string) => Promise<T | undefined>

const DAYS = 14

/** The booking dialog as a form: after a refusal with the current free times. */
export async function plainBooking(
  read: Read,
  fields: Fields,
  refused?: RefusedForm,
): Promise<ReactElement> {
  const { businessId = '', serviceId = '', from } = fields
  const detail = await read<BusinessDetail>(api.business(businessId))
  const booking = detail?.business.booking
  if (!booking) return <PlainBookingForm businessId={businessId} refused={refused} />
  const service = booking.services.find(({ id }) => id === serviceId)
  if (!service) return <ServiceChoice businessId={businessId} services={booking.services} />

  const start = from ?? dayOf(fields.dateISO)
  const query = (day: string) => `from=${encodeURIComponent(day)}`
  const chosen = `service=${encodeURIComponent(service.id)}`
  const answer = await read<FreeTimesAnswer>(
    `${timesApi.times(businessId)}?${chosen}&${query(start)}&days=${DAYS}`,
  )
  const online = {
    service,
    times: answer?.times ?? [],
    confirmsAtOnce: booking.confirmsAtOnce,
    later: `${formAddress('booking')}?business=${encodeURIComponent(businessId)}&${chosen}&${query(addDays(start, DAYS))}`,
  }
  return <PlainBookingForm businessId={businessId} online={online} refused={refused} />
}

/** The chosen day, or today. */
function dayOf(dateISO = ''): string {
  const chosen = normaliseStart(dateISO)
  return capeTownDay(chosen ? new Date(chosen) : new Date())
}
