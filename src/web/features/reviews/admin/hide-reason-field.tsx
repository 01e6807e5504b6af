import { REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { HIDE_REASON_MAX_LENGTH, NO_HIDE_REASON } from '#shared/catalogue/review-states.ts'
import type { AdminReview } from '#shared/schemas/reviews/admin-review.ts'
import { Field, Input } from '#web/components/ui/field.tsx'

/** What is true of most held reviews that are hidden; it can be typed over. */
export const USUAL_HIDE_REASON = 'Part of a flood, not a visit of their own'

/** What the first report says, or why it was held: most often that is also why it is hidden. */
export function likelyReason({ reports: [report], reason }: AdminReview): string {
  if (report) return REPORT_REASONS[report.reason]
  return reason === 'words' ? 'Copied from another review' : USUAL_HIDE_REASON
}

type HideReasonFieldProps = {
  value: string
  isMissing: boolean
  onChange: (reason: string) => void
}

export function HideReasonField({ value, isMissing, onChange }: HideReasonFieldProps) {
  return (
    <Field
      label="Reason, told to the writer and the owner"
      hint="The writer hears of it with a confirmed address or a booking. It stays in the record of actions."
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
