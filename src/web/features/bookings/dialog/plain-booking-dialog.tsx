import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FAR_DATE, HALF_DATE, PAST_DATE, PHONE_QUESTION } from '#shared/booking/booking-copy.ts'
import {
  isPastBookingDate,
  isTooFarBookingDate,
  lastBookingDay,
} from '#shared/booking/booking-date.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { type BookingForm, bookingFormSchema } from '#shared/schemas/bookings/booking.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { showFieldErrors } from '#web/lib/forms/form-errors.ts'
import { useRequestBooking } from './request-booking.mutation.ts'
import { useRequestKey } from './use-request-key.ts'
import { NotesField, VisitorFields } from './visitor-fields.tsx'

const EMPTY: BookingForm = { name: '', phone: '', email: '', dateISO: '', notes: '' }

const schema = bookingFormSchema.superRefine(({ dateISO }, context) => {
  if (dateISO === null) return
  const now = new Date()
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['dateISO'], message })
  if (isPastBookingDate(dateISO, now)) refuse(PAST_DATE)
  else if (isTooFarBookingDate(dateISO, now)) refuse(FAR_DATE)
})

/** Half a date has no value to the script: only the field itself knows that something stands there. */
function hasHalfDate(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('dateISO')
  return field instanceof HTMLInputElement && field.validity.badInput
}

interface PlainBookingDialogProps {
  business: { id: string; businessName: string }
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function PlainBookingDialog({ business, open, onOpenChange }: PlainBookingDialogProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const { register, handleSubmit, reset, setError, formState } = form
  const booking = useRequestBooking(business.businessName)
  const keyFor = useRequestKey()
  const { errors } = formState
  const askedPhone = useRef('')

  const submit = handleSubmit((values, event) => {
    if (booking.isPending) return
    if (!mayBePhone(values.phone) && values.phone !== askedPhone.current) {
      askedPhone.current = values.phone
      setError('phone', { message: PHONE_QUESTION }, { shouldFocus: true })
      return
    }
    const sent = event?.target instanceof HTMLFormElement ? new FormData(event.target) : undefined
    const request = {
      businessId: business.id,
      ...values,
      website: String(sent?.get('website') ?? ''),
    }
    booking.mutate(
      { ...request, requestKey: keyFor(request) },
      {
        onSuccess: () => {
          reset(EMPTY)
          onOpenChange(false)
        },
        onError: (error) => showFieldErrors(form, error),
      },
    )
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (hasHalfDate(event.currentTarget))
      setError('dateISO', { message: HALF_DATE }, { shouldFocus: true })
    else void submit(event)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Book an Appointment"
      description={`with ${business.businessName}`}
      art="/art/hero-poster.webp"
    >
      <form className="bookform" onSubmit={onSubmit} noValidate>
        <VisitorFields register={register} errors={errors} />
        <Field label="Date (optional)" error={errors.dateISO?.message}>
          <Input
            {...register('dateISO')}
            type="date"
            min={capeTownDay(new Date())}
            max={lastBookingDay(new Date())}
          />
        </Field>
        <NotesField register={register} errors={errors} />
        <Honeypot />
        {booking.isError && <FormError>{failureText(booking.error)}</FormError>}
        <Button type="submit" block size="lg" pending={booking.isPending}>
          {booking.isPending ? 'Sending...' : 'Send Request'}
        </Button>
      </form>
    </Dialog>
  )
}
