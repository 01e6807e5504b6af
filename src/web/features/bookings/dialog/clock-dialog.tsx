import { useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#shared/api-error.ts'
import { phoneQuestion } from '#shared/booking/booking-copy.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { bookingFormSchema } from '#shared/schemas/bookings/booking.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useTexts } from '#web/lib/forms/use-texts.ts'
import { ClockForm } from './clock-form.tsx'
import { useRequestBooking } from './request-booking.mutation.ts'
import { useClockChoice } from './use-clock-choice.ts'
import { useRequestKey } from './use-request-key.ts'
import { NO_DETAILS } from './visitor-fields.tsx'

const loadSchema = async () => bookingFormSchema
const TAKEN = 409

type Details = z.output<typeof bookingFormSchema>

interface ClockDialogProps {
  business: PublicBusiness
  booking: OnlineBooking
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Service, day and a free time, then the visitor's details: for a business with bookable services. */
export function ClockDialog({ business, booking, open, onOpenChange }: ClockDialogProps) {
  const choice = useClockChoice(business, booking, open)
  const { texts, setTexts, field } = useTexts(NO_DETAILS)
  const request = useRequestBooking(business.businessName)
  const keyFor = useRequestKey()
  const askedPhone = useRef('')
  const [gone, setGone] = useState<string | null>(null)
  const [step, setStep] = useState<'when' | 'who'>('when')

  const chooseTime = (time: FreeTimeAnswer) => {
    setGone(null)
    if (request.isError) request.reset()
    choice.chooseTime(time)
  }

  const loseTime = (startISO: string) => {
    choice.chooseTime(null)
    setGone(startISO)
    setStep('when')
    void choice.refetch()
  }

  const form = useSchemaForm(
    loadSchema,
    (values, sent) => send(values, sent),
    () => texts,
  )

  const send = (values: Details, sent: FormData) => {
    const { time } = choice
    if (request.isPending || !time) return
    if (!mayBePhone(values.phone) && values.phone !== askedPhone.current) {
      askedPhone.current = values.phone
      form.showError('phone', phoneQuestion(booking.confirmsAtOnce))
      return
    }
    const body = {
      businessId: business.id,
      ...values,
      serviceId: choice.serviceId,
      dateISO: time.startISO,
      website: String(sent.get('website') ?? ''),
    }
    request.mutate(
      { ...body, requestKey: keyFor(body) },
      {
        onSuccess: () => {
          setTexts(NO_DETAILS)
          choice.chooseTime(null)
          setStep('when')
          onOpenChange(false)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.status === TAKEN) return loseTime(time.startISO)
          form.showFailure(error)
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Book an Appointment"
      description={`with ${business.businessName}`}
      art="/art/hero-poster.webp"
      clock
    >
      <ClockForm
        businessName={business.businessName}
        answersWithin={business.answersWithin}
        booking={booking}
        choice={{ ...choice, chooseTime }}
        gone={gone}
        step={step}
        onStep={setStep}
        form={form}
        field={field}
        request={request}
      />
    </Dialog>
  )
}
