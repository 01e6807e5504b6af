import { FormError } from './field.tsx'

/** A form without script that the server refused. The fields are keyed by the name of their control. */
export interface RefusedForm {
  title?: string
  detail: string
  errors: Partial<Record<string, string>>
  /** What was typed, so that nothing is lost. */
  fields: Partial<Record<string, string>>
}

/** Everything that is wrong, above the form: without script nothing moves the focus to the first wrong field. */
export function RefusedFormError({ refused }: { refused?: RefusedForm }) {
  if (!refused) return null
  const sentences = new Set([refused.detail, ...Object.values(refused.errors)])
  return (
    <FormError title={refused.title}>
      {[...sentences].map((sentence) => (
        <span key={sentence} className="form-error__sentence">
          {sentence}
        </span>
      ))}
    </FormError>
  )
}
