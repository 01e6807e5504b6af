import { sendWords } from '#shared/booking/booking-copy.ts'
import { clockOf, longDay } from '#shared/booking/booking-words.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import { formAddress } from '#shared/paths.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, OnlineService } from '#shared/schemas/business-detail.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { BookingFields } from './booking-fields.tsx'
import { PostForm } from './post-form.tsx'

interface PlainBookingFormProps {
  businessId: string
  /** One of the free times of a service, instead of an optional date. */
  online?: {
    service: OnlineService
    times: readonly FreeTimeAnswer[]
    confirmsAtOnce: boolean
    /** The address of the days after these. */
    later: string
  }
  refused?: RefusedForm
}

/** The booking dialog as a form without script. */
export function PlainBookingForm({ businessId, online, refused }: PlainBookingFormProps) {
  const form = (
    <PostForm className="plain-form" action={formAddress('booking')}>
      <input type="hidden" name="businessId" value={businessId} />
      {online && <input type="hidden" name="serviceId" value={online.service.id} />}
      <BookingFields
        refused={refused}
        time={online && <TimeField times={online.times} refused={refused} />}
      />
      <Honeypot />
      <Button type="submit">{online ? sendWords(online.confirmsAtOnce) : 'Send Request'}</Button>
      <p>
        <a href={`${formAddress('review')}?business=${encodeURIComponent(businessId)}`}>
          Write a Review
        </a>
      </p>
    </PostForm>
  )
  if (!online) return form
  const isFree = online.times.length > 0
  return (
    <>
      <p>
        {serviceLine(online.service)}
        {isFree ? '. Times are Cape Town’s.' : ': nothing is free in these two weeks.'}
      </p>
      <p>
        <a href={online.later}>Later days</a> ·{' '}
        <a href={`${formAddress('booking')}?business=${encodeURIComponent(businessId)}`}>
          Another service
        </a>
      </p>
      {isFree && form}
    </>
  )
}

const serviceLine = ({ name, minutes, price }: OnlineService) =>
  [name, durationText(minutes), priceText(price)].filter(Boolean).join(', ')

interface TimeFieldProps {
  times: readonly FreeTimeAnswer[]
  refused?: RefusedForm
}

/** One list of all times, grouped by day: it needs no script that reacts to the chosen day. */
function TimeField({ times, refused }: TimeFieldProps) {
  const days = Map.groupBy(times, ({ startISO }) => capeTownDay(new Date(startISO)))
  return (
    <Field label="Time" error={refused?.errors.dateISO}>
      <Select name="dateISO" required defaultValue={refused?.fields.dateISO} options={[]}>
        <option value="">Pick a time</option>
        {[...days].map(([day, ofDay]) => (
          <optgroup key={day} label={longDay(day)}>
            {ofDay.map(({ startISO }) => (
              <option key={startISO} value={startISO}>
                {`${longDay(day)}, ${clockOf(startISO)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

interface ServiceChoiceProps extends Pick<OnlineBooking, 'services'> {
  businessId: string
}

/** The step before the times. */
export function ServiceChoice({ businessId, services }: ServiceChoiceProps) {
  return (
    <form className="plain-form" method="get" action={formAddress('booking')}>
      <input type="hidden" name="business" value={businessId} />
      <fieldset className="plain-form__choices">
        <legend className="field__label">Service</legend>
        {services.map((service, index) => (
          <label key={service.id}>
            <input type="radio" name="service" value={service.id} defaultChecked={index === 0} />
            {serviceLine(service)}
          </label>
        ))}
      </fieldset>
      <Button type="submit">Show free times</Button>
    </form>
  )
}
