import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { sendWords } from '#shared/booking/booking-copy.ts'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import { isTable } from '#shared/booking/request-wishes.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  type NO_DETAILS,
  NotesField,
  VisitorFields,
} from '#web/features/bookings/parts/visitor-fields.tsx'
import { PeopleField } from '#web/features/bookings/parts/wish-fields.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import type { SchemaForm } from '#web/lib/forms/use-schema-form.ts'
import type { FieldOf } from '#web/lib/forms/use-texts.ts'
import { PersonChoice } from './person-choice.tsx'
import type { useRequestBooking } from './request-booking.mutation.ts'
import { DayChoice, ServiceChoice, TimeChoice } from './slot-choices.tsx'
import { SlotSummary } from './slot-summary.tsx'
import { TimeTakenNotice } from './time-taken-notice.tsx'
import type { SlotChoice } from './use-slot-choice.ts'

interface SlotFormProps {
  business: PublicBusiness
  booking: OnlineBooking
  choice: Omit<SlotChoice, 'chooseTime'> & { chooseTime: (time: FreeTimeAnswer) => void }
  gone: string | null
  /** On a phone only one of the two halves is visible. */
  step: 'when' | 'who'
  onStep: (step: 'when' | 'who') => void
  form: SchemaForm
  field: FieldOf<typeof NO_DETAILS>
  request: ReturnType<typeof useRequestBooking>
}

export function SlotForm(props: SlotFormProps) {
  const { business, choice, booking, gone, step, onStep, form, field, request } = props
  const { service, day, time } = choice
  const when = useRef<HTMLDivElement>(null)
  const who = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const focusChosenTime = () =>
    when.current?.querySelector<HTMLElement>('input[name="time"]:checked')?.focus()
  const focusFirstTime = () =>
    when.current?.querySelector<HTMLElement>('input[name="time"]')?.focus()
  // The focused element disappears, so each step says where focus goes.
  const goToWho = () => {
    flushSync(() => onStep('who'))
    heading.current?.focus()
  }
  const goToWhen = () => {
    flushSync(() => onStep('when'))
    focusChosenTime()
  }
  const chooseNext = (next: FreeTimeAnswer) => {
    flushSync(() => choice.chooseTime(next))
    focusChosenTime()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Enter on the times of a phone, where the details are not visible yet.
    const isWhoSeen = who.current?.offsetParent !== null
    if (isWhoSeen) return form.props.onSubmit(event)
    event.preventDefault()
    goToWho()
  }

  return (
    <form className="slot" data-step={step} {...form.props} onSubmit={submit}>
      <Steps step={step} />
      <div className="slot__when" ref={when}>
        {gone && (
          <TimeTakenNotice startISO={gone} next={choice.nextAfter(gone, 3)} onChoose={chooseNext} />
        )}
        <When {...props} />
        <div className="slot__next">
          <span>
            <b>{time ? shortMoment(time.startISO) : gone ? 'Pick another time' : 'Pick a time'}</b>
            <small>
              {service &&
                [durationText(service.minutes), priceText(service.price)]
                  .filter(Boolean)
                  .join(', ')}
            </small>
          </span>
          {/* Never disabled: keyboard users would otherwise lose the last focusable element. */}
          <button
            type="button"
            className={buttonClass({ size: 'lg' })}
            aria-disabled={!time}
            onClick={time ? goToWho : focusFirstTime}
          >
            Next
          </button>
        </div>
      </div>
      <div className="slot__who" ref={who}>
        <div className="slot__who-head">
          <button
            type="button"
            className="icon-btn slot__back"
            aria-label="Back to day and time"
            onClick={goToWhen}
          >
            <ArrowLeft className="icon" aria-hidden="true" />
          </button>
          <h3 ref={heading} tabIndex={-1}>
            Your details
          </h3>
        </div>
        <div className="booking-fields">
          <VisitorFields field={field} errors={form.errors} />
          {isTable(business.industry) && <PeopleField control={field('people')} />}
          <NotesField field={field} errors={form.errors} />
        </div>
        <Honeypot />
        <SlotSummary
          service={service}
          person={choice.people.find(({ id }) => id === choice.personId)}
          day={day}
          time={time}
          hasGone={gone !== null}
        />
        {request.isError && !gone && <FormError>{failureText(request.error)}</FormError>}
        <Button type="submit" block size="lg" pending={request.isPending} disabled={!time}>
          {buttonWords(props)}
        </Button>
        <p className="under-button">
          {business.answersWithin && !booking.confirmsAtOnce && `${business.answersWithin}. `}All
          times are Cape Town time.
        </p>
      </div>
    </form>
  )
}

function buttonWords({ request, booking }: SlotFormProps): string {
  if (request.isPending) return 'Sending...'
  return sendWords(booking.confirmsAtOnce)
}

function When({ business, booking, choice, gone }: SlotFormProps) {
  const { day, times, time } = choice
  return (
    <>
      <ServiceChoice
        services={booking.services}
        chosen={choice.serviceId}
        onChoose={choice.chooseService}
      />
      {choice.people.length > 0 && (
        <PersonChoice
          people={choice.people}
          chosen={choice.personId}
          onChoose={choice.choosePerson}
        />
      )}
      {choice.error ? (
        <div className="slot-part">
          <FormError>{failureText(choice.error)}</FormError>
          <Button variant="line" onClick={() => void choice.refetch()}>
            Try again
          </Button>
        </div>
      ) : choice.isLoading ? (
        <p className="slot-part slot-part--waiting" role="status">
          <Spinner /> Looking for free times
        </p>
      ) : (
        <>
          <DayChoice
            days={choice.days}
            today={choice.today}
            chosen={day}
            onChoose={choice.chooseDay}
            onEarlier={choice.earlier}
            onLater={choice.later}
          />
          {day ? (
            <TimeChoice
              day={day}
              times={times}
              chosen={time?.startISO ?? null}
              gone={gone}
              onChoose={choice.chooseTime}
            />
          ) : (
            <p className="slot-part muted" role="status">
              {choice.later
                ? 'Nothing is free on these days. Try later ones.'
                : `Nothing is free. Please phone ${business.businessName}.`}
            </p>
          )}
        </>
      )}
    </>
  )
}

function Steps({ step }: { step: 'when' | 'who' }) {
  return (
    <ol className="slot__steps" aria-label="Progress">
      <li aria-current={step === 'when' ? 'step' : undefined} data-done={step === 'who'}>
        <b>1</b>What and when
      </li>
      <li aria-current={step === 'who' ? 'step' : undefined}>
        <b>2</b>Who
      </li>
    </ol>
  )
}
