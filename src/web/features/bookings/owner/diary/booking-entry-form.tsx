import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#shared/api-error.ts'
import { ANYONE } from '#shared/booking/anyone.ts'
import { durationText } from '#shared/booking/duration-text.ts'
import { enteredBookingSchema } from '#shared/schemas/bookings/entered-booking.ts'
import { Button } from '#web/components/ui/button.tsx'
import { DialogActions } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { bookingSetupQuery } from '#web/lib/api/booking-setup.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useRequestKey } from '#web/lib/forms/use-request-key.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useTexts } from '#web/lib/forms/use-texts.ts'
import { useEnterBooking } from './enter-booking.mutation.ts'
import { type EntryTime, TimeFields } from './time-fields.tsx'

const loadSchema = async () => enteredBookingSchema
const NO_SERVICE = { value: '', label: 'No service' }

interface EntryFormProps {
  time: EntryTime
  onDone: () => void
}

/** A booking that came by phone: who, what and when. */
export function BookingEntryForm({ time, onDone }: EntryFormProps) {
  const { data } = useQuery(bookingSetupQuery)
  const services = data?.setup.services ?? []
  const { texts, field } = useTexts({ name: '', phone: '' })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const serviceId = chosenId ?? services[0]?.id ?? ''
  const minutes = services.find(({ id }) => id === serviceId)?.minutes ?? undefined
  const { startISO, endISO } = time.of(minutes)
  const enter = useEnterBooking()
  const keyFor = useRequestKey()
  const people = data?.setup.people ?? []
  const [personId, setPersonId] = useState(ANYONE)
  const entry = { ...texts, serviceId, personId, startISO, endISO }
  /** Refused for this very entry: sending it again is the owner's choice. */
  const isOverlapping =
    enter.error instanceof ApiError &&
    enter.error.errors.anyway !== undefined &&
    enter.variables?.startISO === startISO &&
    enter.variables?.endISO === endISO &&
    enter.variables?.personId === personId

  const form = useSchemaForm(
    loadSchema,
    () => {
      if (enter.isPending) return
      const request = { ...entry, anyway: isOverlapping }
      enter.mutate(
        { ...request, requestKey: keyFor(request) },
        { onSuccess: onDone, onError: form.showFailure },
      )
    },
    { read: () => entry },
  )
  return (
    <form className="diary-form" {...form.props}>
      <div className="diary-pair">
        <Field label="Name" error={form.errors.name}>
          <Input {...field('name')} autoComplete="off" maxLength={120} />
        </Field>
        <Field label="Phone" error={form.errors.phone}>
          <Input {...field('phone')} type="tel" autoComplete="off" maxLength={40} />
        </Field>
      </div>
      {services.length > 0 && (
        <Field label="Service" error={form.errors.serviceId}>
          <Select
            name="serviceId"
            value={serviceId}
            options={[
              ...services.map(({ id, name, minutes: length }) => ({
                value: id,
                label: length === null ? name : `${name}, ${durationText(length)}`,
              })),
              NO_SERVICE,
            ]}
            onChange={(event) => {
              setChosenId(event.target.value)
              time.setMinutes(null)
            }}
          />
        </Field>
      )}
      {people.length > 0 && (
        <Field label="With" error={form.errors.personId}>
          <Select
            name="personId"
            value={personId}
            options={[
              { value: ANYONE, label: 'Anyone who is free' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setPersonId(event.target.value)}
          />
        </Field>
      )}
      <TimeFields time={time} minutes={minutes} errors={form.errors} />
      {enter.isError && !form.refusedField && (
        <FormError>
          {enter.error instanceof ApiError ? enter.error.detail : failureText(enter.error)}
        </FormError>
      )}
      <DialogActions>
        <Button type="submit" variant="sea" pending={enter.isPending}>
          {isOverlapping ? 'Add anyway' : 'Add booking'}
        </Button>
      </DialogActions>
    </form>
  )
}
