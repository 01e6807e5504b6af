import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { BookingForm } from '#shared/schemas/bookings/booking.ts'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'

interface VisitorFieldsProps {
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
}

/** Who asks and how to reach them: the same in both dialogs. */
export function VisitorFields({ register, errors }: VisitorFieldsProps) {
  return (
    <>
      <div className="bookform__two">
        <Field label="Name" error={errors.name?.message}>
          <Input {...register('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            placeholder="082 000 0000"
          />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input
          {...register('email')}
          type="email"
          autoComplete="email"
          placeholder="you@example.co.za"
        />
      </Field>
    </>
  )
}

export function NotesField({ register, errors }: VisitorFieldsProps) {
  return (
    <Field label="Notes (optional)" error={errors.notes?.message}>
      <Textarea {...register('notes')} rows={3} maxLength={2000} />
    </Field>
  )
}
