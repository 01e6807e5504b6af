import type { ReactNode } from 'react'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'

interface BookingFieldsProps {
  refused?: RefusedForm
  /** Replaces the optional date, above the others. */
  time?: ReactNode
}

/** The visitor's part of a booking request without script. */
export function BookingFields({ refused, time }: BookingFieldsProps) {
  const { errors = {}, fields = {} } = refused ?? {}
  return (
    <>
      {time}
      <Field label="Name" error={errors.name}>
        <Input
          name="name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={fields.name}
        />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <Input
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          defaultValue={fields.phone}
        />
      </Field>
      <Field label="Email" error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={fields.email}
        />
      </Field>
      {time === undefined && (
        <Field label="Date (optional)" error={errors.dateISO}>
          <Input name="dateISO" type="date" defaultValue={fields.dateISO} />
        </Field>
      )}
      <Field label="Notes (optional)" error={errors.notes}>
        <Textarea name="notes" rows={4} maxLength={2000} defaultValue={fields.notes} />
      </Field>
    </>
  )
}
