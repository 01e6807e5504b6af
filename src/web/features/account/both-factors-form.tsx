import type { UseMutationResult } from '@tanstack/react-query'
import type { BothFactors } from '#shared/schemas/second-factor.ts'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { PartHeading } from './part-heading.tsx'

const loadSchema = () =>
  import('#shared/schemas/second-factor.ts').then((module) => module.bothFactorsSchema)

type BothFactorsFormProps = {
  title: string
  text: string
  label: string
  danger?: boolean
  change: UseMutationResult<unknown, Error, BothFactors>
  onCancel: () => void
}

/** Password and code again before the second factor changes: a session alone may be stolen. */
export function BothFactorsForm({
  title,
  text,
  label,
  danger = false,
  change,
  onCancel,
}: BothFactorsFormProps) {
  const form = useSchemaForm(loadSchema, (both) =>
    change.mutate(both, { onError: form.showFailure }),
  )
  return (
    <form className="stack" {...form.props}>
      <PartHeading level="h3">{title}</PartHeading>
      <p>{text}</p>
      {change.error && !form.refusedField && <FormError>{change.error.message}</FormError>}
      <Field label="Your password" error={form.errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      <CodeField error={form.errors.code} />
      <div className="row">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={change.isPending}>
          {label}
        </Button>
        <Button variant="quiet" disabled={change.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
