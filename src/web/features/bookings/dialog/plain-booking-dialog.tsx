import { type FormEvent, useRef } from 'react'
import type { z } from 'zod'
import {
  FAR_DATE,
  HALF_DATE,
  PAST_DATE,
  phoneQuestion,
  sendWords,
} from '#shared/booking/booking-copy.ts'
import {
  isPastBookingDate,
  isTooFarBookingDate,
  lastBookingDay,
} from '#shared/booking/booking-date.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import { bookingFormSchema } from '#shared/schemas/bookings/booking.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useTexts } from '#web/lib/forms/use-texts.ts'
import { useRequestBooking } from './request-booking.mutation.ts'
import { useRequestKey } from './use-request-key.ts'
import { NO_DETAILS, NotesField, VisitorFields } from './visitor-fields.tsx'

const EMPTY = { ...NO_DETAILS, dateISO: '' }

const schema = bookingFormSchema.superRefine(({ dateISO }, context) => {
  if (dateISO === null) return
  const now = new Date()
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['dateISO'], message })
  if (isPastBookingDate(dateISO, now)) refuse(PAST_DATE)
  else if (isTooFarBookingDate(dateISO, now)) refuse(FAR_DATE)
})

const loadSchema = async () => schema

/** An incomplete date has an empty value: only the field's validity says that something was typed. */
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
  const { texts, setTexts, field } = useTexts(EMPTY)
  const booking = useRequestBooking(business.businessName)
  const keyFor = useRequestKey()
  const askedPhone = useRef('')

  const form = useSchemaForm(
    loadSchema,
    (values, sent) => send(values, sent),
    () => texts,
  )
  const { errors } = form

  const send = (values: z.output<typeof schema>, sent: FormData) => {
    if (booking.isPending) return
    if (!mayBePhone(values.phone) && values.phone !== askedPhone.current) {
      askedPhone.current = values.phone
      form.showError('phone', phoneQuestion(false))
      return
    }
    const request = {
      businessId: business.id,
      ...values,
      website: String(sent.get('website') ?? ''),
    }
    booking.mutate(
      { ...request, requestKey: keyFor(request) },
      {
        onSuccess: () => {
          setTexts(EMPTY)
          onOpenChange(false)
        },
        onError: form.showFailure,
      },
    )
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!hasHalfDate(event.currentTarget)) return form.props.onSubmit(event)
    event.preventDefault()
    form.showError('dateISO', HALF_DATE)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Book an Appointment"
      description={`with ${business.businessName}`}
      art="/art/hero-poster.webp"
    >
      <form className="booking-fields" {...form.props} onSubmit={submit}>
        <VisitorFields field={field} errors={errors} />
        <Field label="Date (optional)" error={errors.dateISO}>
          <Input
            {...field('dateISO')}
            type="date"
            min={capeTownDay(new Date())}
            max={lastBookingDay(new Date())}
          />
        </Field>
        <NotesField field={field} errors={errors} />
        <Honeypot />
        {booking.isError && <FormError>{failureText(booking.error)}</FormError>}
        <Button type="submit" block size="lg" pending={booking.isPending}>
          {booking.isPending ? 'Sending...' : sendWords(false)}
        </Button>
      </form>
    </Dialog>
  )
}
