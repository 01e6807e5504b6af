import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import type { FieldOf } from '#web/lib/forms/use-texts.ts'

export const NO_DETAILS = { name: '', phone: '', email: '', notes: '' }

interface VisitorFieldsProps {
  field: FieldOf<typeof NO_DETAILS>
  errors: Record<string, string>
}

/** The visitor's name and contact details: the same in both dialogs. */
export function VisitorFields({ field, errors }: VisitorFieldsProps) {
  return (
    <>
      <div className="booking-fields__pair">
        <Field label="Name" error={errors.name}>
          <Input {...field('name')} autoComplete="name" maxLength={120} />
        </Field>
        <Field label="Phone" error={errors.phone}>
          <Input
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            placeholder="082 000 0000"
          />
        </Field>
      </div>
      <Field label="Email" error={errors.email}>
        <Input
          {...field('email')}
          type="email"
          autoComplete="email"
          placeholder="you@example.co.za"
        />
      </Field>
    </>
  )
}

export function NotesField({ field, errors }: VisitorFieldsProps) {
  return (
    <Field label="Notes (optional)" error={errors.notes}>
      <Textarea {...field('notes')} rows={3} maxLength={2000} />
    </Field>
  )
}
