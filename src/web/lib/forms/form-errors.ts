import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#shared/api-error.ts'

/** Puts the server's sentences beside the fields they are about. False when none of them is shown. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const known = form.getValues()
  const wrong = Object.entries(error.errors).filter(([field]) => field in known)
  wrong.forEach(([field, message], index) => {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return wrong.length > 0
}
