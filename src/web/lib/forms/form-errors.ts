import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#shared/api-error.ts'

/** Puts the server's sentences beside the fields they are about. False when none of them is shown. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const known = form.getValues()
  const isField = (name: string): name is Path<Input> => name in known
  const wrong = Object.keys(error.errors).filter(isField)
  wrong.forEach((field, index) => {
    const message = error.errors[field]
    form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return wrong.length > 0
}
