import type { FormEvent } from 'react'
import type { z } from 'zod'
import { HALF_DATE, HALF_TIME, phoneQuestion, sendWords } from '#shared/booking/booking-copy.ts'
import { bookingAt, inRequest } from '#shared/booking/request-wishes.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  NO_DETAILS,
  NotesField,
  VisitorFields,
} from '#web/features/bookings/parts/visitor-fields.tsx'
import { WishFields } from '#web/features/bookings/parts/wish-fields.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useKeptTexts } from '#web/lib/forms/use-kept-texts.ts'
import { useOddPhone } from '#web/lib/forms/use-odd-phone.ts'
import { useRequestKey } from '#web/lib/forms/use-request-key.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { askedDetails } from './asked-details.ts'
import { loadRequestSchema } from './load-request-schema.ts'
import type { requestSchema } from './request.schema.ts'
import { useRequestBooking } from './request-booking.mutation.ts'

const EMPTY = { ...NO_DETAILS, dateISO: '', time: '', service: '' }

const HALF = { dateISO: HALF_DATE, time: HALF_TIME }

/** An incomplete date or time has an empty value: only the field's validity says that something was typed. */
function isHalf(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.validity.badInput
}

interface RequestDialogProps {
  business: PublicBusiness
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function RequestDialog({ business, open, onOpenChange }: RequestDialogProps) {
  const { texts, setTexts, field } = useKeptTexts(
    'booking',
    { ...EMPTY, ...askedDetails(business.industry) },
    open,
  )
  const booking = useRequestBooking(business.businessName)
  const keyFor = useRequestKey()
  const isOddPhone = useOddPhone()

  const form = useSchemaForm(loadRequestSchema, (values, sent) => send(values, sent), {
    read: () => ({ ...texts, ...inRequest(texts) }),
  })
  const { errors } = form

  const send = (values: z.output<typeof requestSchema>, sent: FormData) => {
    if (booking.isPending) return
    if (isOddPhone(values.phone)) {
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
    const half = Object.entries(HALF).find(([name]) => isHalf(event.currentTarget, name))
    if (!half) return form.props.onSubmit(event)
    event.preventDefault()
    form.showError(...half)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Book an Appointment"
      description={bookingAt(business)}
      art
    >
      <form className="booking-fields" {...form.props} onSubmit={submit}>
        <VisitorFields field={field} errors={errors} />
        <WishFields
          field={field}
          errors={errors}
          industry={business.industry}
          services={business.services}
        />
        <NotesField field={field} errors={errors} />
        <Honeypot />
        {booking.isError && <FormError>{failureText(booking.error)}</FormError>}
        <Button type="submit" block size="lg" pending={booking.isPending}>
          {booking.isPending ? 'Sending...' : sendWords(false)}
        </Button>
        {business.answersWithin && <p className="under-button">{business.answersWithin}.</p>}
      </form>
    </Dialog>
  )
}
