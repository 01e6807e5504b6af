import type { ChangeEvent } from 'react'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import type { Control } from '#web/lib/forms/use-texts.ts'

/** `people` is asked of restaurants alone. */
export const NO_DETAILS = { name: '', phone: '', email: '', people: '', notes: '' }

export interface ControlProps {
  name: string
  value?: string
  onChange?: (event: ChangeEvent<Control>) => void
  /** On a page without script. */
  defaultValue?: string | undefined
  required?: boolean
}

interface VisitorFieldsProps {
  field: (name: 'name' | 'phone' | 'email' | 'notes') => ControlProps
  errors: Partial<Record<string, string>>
}

/** The visitor's name and contact details: the same in both dialogs and on the pages without script. */
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
      <PrivacyNote of="booking" />
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
