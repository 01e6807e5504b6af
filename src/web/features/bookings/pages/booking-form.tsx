import { sendWords } from '#shared/booking/booking-copy.ts'
import { clockOf, longDay } from '#shared/booking/booking-words.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import { formAddress, formPages } from '#shared/paths.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import type {
  OnlineBooking,
  OnlineService,
  PublicBusiness,
} from '#shared/schemas/business-detail.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PostForm, RefusedFormError, useTyped } from '#web/components/ui/form/post-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { PersonLinks } from '#web/features/bookings/parts/person-links.tsx'
import { RequestFields } from './request-fields.tsx'

export interface OnlineChoice {
  service: OnlineService
  times: readonly FreeTimeAnswer[]
  /** Who gives it, and whose times these are. */
  people: readonly Person[]
  personId: string
  confirmsAtOnce: boolean
  /** The first of the days after these. */
  laterFrom: string
}

interface BookingFormProps {
  business: PublicBusiness
  /** One of the free times of a service, instead of an optional date. */
  online: OnlineChoice | undefined
}

/** The booking dialog as a page without script. */
export function BookingForm({ business, online }: BookingFormProps) {
  const { id: businessId, industry, services } = business
  const form = (
    <PostForm className="plain-form" action={formPages.booking({ business: businessId })}>
      <RefusedFormError />
      <input type="hidden" name="businessId" value={businessId} />
      {online && <input type="hidden" name="serviceId" value={online.service.id} />}
      {online && online.people.length > 0 && (
        <input type="hidden" name="personId" value={online.personId} />
      )}
      <RequestFields
        industry={industry}
        services={services}
        time={online && <TimeField times={online.times} />}
      />
      <Honeypot />
      <Button type="submit">{sendWords(online?.confirmsAtOnce ?? false)}</Button>
      {business.answersWithin && !online?.confirmsAtOnce && (
        <p className="text-small muted">{business.answersWithin}.</p>
      )}
    </PostForm>
  )
  if (!online) return form
  const { service, times, people, personId, laterFrom } = online
  const isFree = times.length > 0
  const chosen = { business: businessId, service: service.id }
  const person = people.length > 0 ? personId : undefined
  const later = { ...chosen, person, from: laterFrom }
  return (
    <>
      <p>
        {serviceLine(service)}
        {isFree ? '. All times are Cape Town time.' : ': nothing is free in these two weeks.'}
      </p>
      <p>
        <a href={formPages.booking(later)}>Later days</a> ·{' '}
        <a href={formPages.booking({ business: businessId })}>Another service</a>
      </p>
      {people.length > 0 && (
        <PersonLinks
          people={people}
          chosenId={personId}
          hrefOf={(id) => formPages.booking({ ...chosen, person: id })}
        />
      )}
      {isFree && form}
    </>
  )
}

const serviceLine = ({ name, minutes, price }: OnlineService) =>
  [name, durationText(minutes), priceText(price)].filter(Boolean).join(', ')

/** One list of all times, grouped by day: it needs no script that reacts to the chosen day. */
function TimeField({ times }: Pick<OnlineChoice, 'times'>) {
  const { errors, fields } = useTyped()
  const days = Map.groupBy(times, ({ startISO }) => capeTownDay(new Date(startISO)))
  return (
    <Field label="Time" error={errors.dateISO}>
      <Select name="dateISO" required defaultValue={fields.dateISO} options={[]}>
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
