import { escapeXml } from '#server/render/feeds/xml.ts'
import { sendWords } from '#shared/booking/booking-copy.ts'
import { normaliseStart } from '#shared/booking/booking-date.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import { clockOf, longDay } from '#shared/booking/booking-words.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import { api, formAddress } from '#shared/paths.ts'
import type { FreeTimeAnswer, FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import type {
  BusinessDetail,
  OnlineBooking,
  OnlineService,
} from '#shared/schemas/business-detail.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { bookingForm, field } from './form-markup.ts'
import type { Fields } from './plain-forms.ts'

/** The answer of an in-process API call; undefined if it was refused. */
export type Read = <T>(url: string) => Promise<T | undefined>

const DAYS = 14

/** The booking dialog as a page: after a refusal, everything typed is shown again. */
export async function bookingMarkup(read: Read, fields: Fields): Promise<string> {
  const { businessId = '', serviceId = '', from } = fields
  const detail = await read<BusinessDetail>(api.business(businessId))
  const booking = detail?.business.booking
  if (!booking) return bookingForm(businessId, fields)
  const service = booking.services.find(({ id }) => id === serviceId)
  if (!service) return serviceChoice(businessId, booking)

  const start = from ?? dayOf(fields.dateISO)
  const url = `${timesApi.times(businessId)}?service=${encodeURIComponent(service.id)}&from=${encodeURIComponent(start)}&days=${DAYS}`
  const answer = await read<FreeTimesAnswer>(url)
  const address = (day: string) =>
    `${formAddress('booking')}?business=${encodeURIComponent(businessId)}&service=${encodeURIComponent(service.id)}&from=${encodeURIComponent(day)}`
  const times = answer?.times ?? []
  const links = `<p><a href="${escapeXml(address(addDays(start, DAYS)))}">Later days</a> · <a href="${formAddress('booking')}?business=${encodeURIComponent(businessId)}">Another service</a></p>`
  if (times.length === 0)
    return `<p>${escapeXml(serviceLine(service))}: nothing is free in these two weeks.</p>${links}`
  const hidden = `<input type="hidden" name="serviceId" value="${escapeXml(service.id)}">`
  const form = bookingForm(businessId, fields, {
    date: `${hidden}${timeField(times, fields.dateISO)}`,
    button: sendWords(booking.confirmsAtOnce),
  })
  return `<p>${escapeXml(serviceLine(service))}. Times are Cape Town’s.</p>${links}${form}`
}

/** The chosen day, or today. */
function dayOf(dateISO = ''): string {
  const chosen = normaliseStart(dateISO)
  return capeTownDay(chosen ? new Date(chosen) : new Date())
}

const serviceLine = ({ name, minutes, price }: OnlineService) =>
  [name, durationText(minutes), priceText(price)].filter(Boolean).join(', ')

function serviceChoice(businessId: string, { services }: OnlineBooking): string {
  const options = services.map(
    (service, index) =>
      `<label class="check-label"><input type="radio" name="service" value="${escapeXml(service.id)}"${index === 0 ? ' checked' : ''}> ${escapeXml(serviceLine(service))}</label><br>`,
  )
  return `<form class="stack" method="get" action="${formAddress('booking')}"><input type="hidden" name="business" value="${escapeXml(businessId)}"><fieldset><legend class="field__label">Service</legend>${options.join('')}</fieldset><button class="btn" type="submit">Show free times</button></form>`
}

/** One list of all times, grouped by day: it needs no script that reacts to the chosen day. */
function timeField(times: readonly FreeTimeAnswer[], chosen = ''): string {
  const days = new Map<string, string[]>()
  for (const { startISO } of times) {
    const day = capeTownDay(new Date(startISO))
    const selected = startISO === chosen ? ' selected' : ''
    const option = `<option value="${startISO}"${selected}>${longDay(day)}, ${clockOf(startISO)}</option>`
    days.set(day, [...(days.get(day) ?? []), option])
  }
  const groups = [...days].map(
    ([day, options]) => `<optgroup label="${longDay(day)}">${options.join('')}</optgroup>`,
  )
  return field(
    'Time',
    'dateISO',
    `<select class="input" id="dateISO" name="dateISO" required><option value="">Pick a time</option>${groups.join('')}</select>`,
  )
}
