import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { CodeField } from '#web/components/code-field.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { PartHeading } from './part-heading.tsx'

type ConfirmFormProps<Values> = {
  title: string
  text: string
  label: string
  danger?: boolean
  loadSchema: () => Promise<z.ZodType<Values>>
  /** For an account with a second step. */
  withCode?: boolean
  change: UseMutationResult<unknown, Error, Values>
  onCancel: () => void
  /** More fields, above the password. */
  children?: (errors: Record<string, string>) => ReactNode
}

/** Every factor again before a way to sign in changes: a session alone may be stolen. */
export function ConfirmForm<Values>({
  title,
  text,
  label,
  danger = false,
  loadSchema,
  withCode = true,
  change,
  onCancel,
  children,
}: ConfirmFormProps<Values>) {
  const form = useSchemaForm(loadSchema, (values) =>
    change.mutate(values, { onError: form.showFailure }),
  )
  return (
    <form className="stack" {...form.props}>
      <PartHeading level="h3">{title}</PartHeading>
      <p>{text}</p>
      {change.error && !form.refusedField && <FormError>{change.error.message}</FormError>}
      {children?.(form.errors)}
      <Field label="Your password" error={form.errors.password}>
        <Input name="password" type="password" autoComplete="current-password" />
      </Field>
      {withCode && <CodeField error={form.errors.code} />}
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
