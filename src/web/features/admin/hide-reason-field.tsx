import { HIDE_REASON_MAX_LENGTH, NO_HIDE_REASON } from '#shared/catalogue/review-states.ts'
import { Field, Input } from '#web/components/ui/field.tsx'

/** What is true of most held reviews that are hidden; it can be typed over. */
export const USUAL_HIDE_REASON = 'Part of a flood, not a visit of their own'

type HideReasonFieldProps = {
  value: string
  isMissing: boolean
  onChange: (reason: string) => void
}

export function HideReasonField({ value, isMissing, onChange }: HideReasonFieldProps) {
  return (
    <Field
      label="Reason for hiding"
      hint="It stays with the review and in the record of actions."
      error={isMissing ? NO_HIDE_REASON : undefined}
    >
      <Input
        value={value}
        maxLength={HIDE_REASON_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
