import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#shared/api-error.ts'
import { phoneQuestion } from '#shared/booking/booking-copy.ts'
import { bookingAt, inRequest } from '#shared/booking/request-wishes.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { NO_DETAILS } from '#web/features/bookings/parts/visitor-fields.tsx'
import { useKeptTexts } from '#web/lib/forms/use-kept-texts.ts'
import { useOddPhone } from '#web/lib/forms/use-odd-phone.ts'
import { useRequestKey } from '#web/lib/forms/use-request-key.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { askedDetails } from './asked-details.ts'
import { loadRequestSchema } from './load-request-schema.ts'
import type { requestSchema } from './request.schema.ts'
import { useRequestBooking } from './request-booking.mutation.ts'
import { SlotForm } from './slot-form.tsx'
import { useSlotChoice } from './use-slot-choice.ts'

const TAKEN = 409

type Details = z.output<typeof requestSchema>

interface SlotDialogProps {
  business: PublicBusiness
  booking: OnlineBooking
  wantedService: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Service, day and a free time, then the visitor's details: for a business with bookable services. */
export function SlotDialog(props: SlotDialogProps) {
  const { business, booking, wantedService, open, onOpenChange } = props
  const choice = useSlotChoice(business, booking, { open, wantedService })
  const { texts, setTexts, field } = useKeptTexts('booking', askedDetails(business.industry), open)
  const request = useRequestBooking(business.businessName)
  const keyFor = useRequestKey()
  const isOddPhone = useOddPhone()
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

  const form = useSchemaForm(loadRequestSchema, (values, sent) => send(values, sent), {
    read: () => ({ ...texts, ...inRequest(texts) }),
  })

  const send = (values: Details, sent: FormData) => {
    const { time } = choice
    if (request.isPending || !time) return
    if (isOddPhone(values.phone)) {
      form.showError('phone', phoneQuestion(booking.confirmsAtOnce))
      return
    }
    const body = {
      businessId: business.id,
      ...values,
      serviceId: choice.serviceId,
      personId: choice.personId,
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
      description={bookingAt(business)}
      art
      slots
    >
      <SlotForm
        business={business}
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
