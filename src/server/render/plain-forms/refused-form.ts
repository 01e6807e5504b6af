import { z } from 'zod'
import { Refusal } from '#server/platform/errors.ts'
import { fieldErrors } from '#shared/schemas/field-errors.ts'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import type { Fields } from './form-fields.ts'

/** An expected error as the form shows it, with what was typed; any other is thrown again. */
export function refusedForm(error: unknown, fields: Fields): RefusedForm {
  if (error instanceof Refusal) return { detail: error.message, errors: error.errors ?? {}, fields }
  if (!(error instanceof z.ZodError)) throw error
  return {
    detail: error.issues[0]?.message ?? 'That is not complete.',
    errors: fieldErrors(error),
    fields,
  }
}
