import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#shared/api-error.ts'
import { PHONE_QUESTION } from '#shared/booking/booking-copy.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { type BookingForm, bookingFormSchema } from '#shared/schemas/bookings/booking.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { showFieldErrors } from '#web/lib/forms/form-errors.ts'
import { ClockForm } from './clock-form.tsx'
import { useRequestBooking } from './request-booking.mutation.ts'
import { useClockChoice } from './use-clock-choice.ts'
import { useRequestKey } from './use-request-key.ts'

const EMPTY: BookingForm = { name: '', phone: '', email: '', dateISO: null, notes: '' }
const TAKEN = 409

interface ClockDialogProps {
  business: PublicBusiness
  booking: OnlineBooking
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Service, day and a free time, then who: for a business that is booked by the clock. */
export function ClockDialog({ business, booking, open, onOpenChange }: ClockDialogProps) {
  const choice = useClockChoice(business, booking, open)
  const form = useForm({ resolver: zodResolver(bookingFormSchema), defaultValues: EMPTY })
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

  const submit = form.handleSubmit((values, event) => {
    const { time } = choice
    if (request.isPending || !time) return
    if (!mayBePhone(values.phone) && values.phone !== askedPhone.current) {
      askedPhone.current = values.phone
      form.setError('phone', { message: PHONE_QUESTION }, { shouldFocus: true })
      return
    }
    const sent = event?.target instanceof HTMLFormElement ? new FormData(event.target) : undefined
    const body = {
      businessId: business.id,
      ...values,
      serviceId: choice.serviceId,
      dateISO: time.startISO,
      website: String(sent?.get('website') ?? ''),
    }
    request.mutate(
      { ...body, requestKey: keyFor(body) },
      {
        onSuccess: () => {
          form.reset(EMPTY)
          choice.chooseTime(null)
          setStep('when')
          onOpenChange(false)
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.status === TAKEN) return loseTime(time.startISO)
          showFieldErrors(form, error)
        },
      },
    )
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event)
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
        request={request}
        onSubmit={onSubmit}
      />
    </Dialog>
  )
}
