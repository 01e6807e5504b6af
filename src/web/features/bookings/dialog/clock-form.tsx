import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { sendWords } from '#shared/booking/booking-copy.ts'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { durationText, priceText } from '#shared/booking/duration-text.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking } from '#shared/schemas/business-detail.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/feedback/spinner.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import type { SchemaForm } from '#web/lib/forms/use-schema-form.ts'
import type { FieldOf } from '#web/lib/forms/use-texts.ts'
import { DayChoice, ServiceChoice, TimeChoice } from './clock-choices.tsx'
import { ClockSummary } from './clock-summary.tsx'
import type { useRequestBooking } from './request-booking.mutation.ts'
import { TimeTakenNotice } from './time-taken-notice.tsx'
import type { ClockChoice } from './use-clock-choice.ts'
import { type NO_DETAILS, NotesField, VisitorFields } from './visitor-fields.tsx'

interface ClockFormProps {
  businessName: string
  /** 'Usually answers within …', if known. */
  answersWithin: string | null
  booking: OnlineBooking
  choice: Omit<ClockChoice, 'chooseTime'> & { chooseTime: (time: FreeTimeAnswer) => void }
  gone: string | null
  /** On a phone only one of the two halves is visible. */
  step: 'when' | 'who'
  onStep: (step: 'when' | 'who') => void
  form: SchemaForm
  field: FieldOf<typeof NO_DETAILS>
  request: ReturnType<typeof useRequestBooking>
}

export function ClockForm(props: ClockFormProps) {
  const { choice, booking, answersWithin, gone, step, onStep, form, field, request } = props
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
    <form className="clock" data-step={step} {...form.props} onSubmit={submit}>
      <Steps step={step} />
      <div className="clock__when" ref={when}>
        {gone && (
          <TimeTakenNotice startISO={gone} next={choice.nextAfter(gone, 3)} onChoose={chooseNext} />
        )}
        <When {...props} />
        <div className="clock__next">
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
      <div className="clock__who" ref={who}>
        <div className="clock__who-head">
          <button
            type="button"
            className="icon-btn clock__back"
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
          <NotesField field={field} errors={form.errors} />
        </div>
        <Honeypot />
        <ClockSummary service={service} day={day} time={time} hasGone={gone !== null} />
        {request.isError && !gone && <FormError>{failureText(request.error)}</FormError>}
        <Button type="submit" block size="lg" pending={request.isPending} disabled={!time}>
          {buttonWords(props)}
        </Button>
        <p className="clock__under">
          {answersWithin && !booking.confirmsAtOnce && `${answersWithin}. `}Times are Cape Town’s.
        </p>
      </div>
    </form>
  )
}

function buttonWords({ request, booking }: ClockFormProps): string {
  if (request.isPending) return 'Sending...'
  return sendWords(booking.confirmsAtOnce)
}

function When({ businessName, booking, choice, gone }: ClockFormProps) {
  const { day, times, time } = choice
  return (
    <>
      <ServiceChoice
        services={booking.services}
        chosen={choice.serviceId}
        onChoose={choice.chooseService}
      />
      {choice.error ? (
        <div className="clock-part">
          <FormError>{failureText(choice.error)}</FormError>
          <Button variant="line" onClick={() => void choice.refetch()}>
            Try again
          </Button>
        </div>
      ) : choice.isLoading ? (
        <p className="clock-part clock-part--waiting" role="status">
          <Spinner /> Looking for free times
        </p>
      ) : (
        <>
          <DayChoice
            days={choice.leaves}
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
            <p className="clock-part muted" role="status">
              {choice.later
                ? 'Nothing is free on these days. Look at later ones.'
                : `Nothing is free. Please telephone ${businessName}.`}
            </p>
          )}
        </>
      )}
    </>
  )
}

function Steps({ step }: { step: 'when' | 'who' }) {
  return (
    <ol className="clock__steps" aria-label="Progress">
      <li aria-current={step === 'when' ? 'step' : undefined} data-done={step === 'who'}>
        <b>1</b>What and when
      </li>
      <li aria-current={step === 'who' ? 'step' : undefined}>
        <b>2</b>Who
      </li>
    </ol>
  )
}
