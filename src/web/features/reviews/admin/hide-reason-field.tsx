import { REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { HIDE_REASON_MAX_LENGTH } from '#shared/catalogue/review-states.ts'
import type { AdminReview } from '#shared/schemas/reviews/admin-review.ts'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

/** The most common reason for hiding held reviews. */
export const BURST_HIDE_REASON = 'Part of a flood, not a visit of their own'
const COPIED = 'Copied from another review'
const OWN_WORDS = 'Another reason…'

/** The reasons of reports, except those with a wording of their own here. */
const REASONS = {
  ...REPORT_REASONS,
  copy: COPIED,
  own: 'The writer asked for it to be removed',
}
const CHOICES: readonly string[] = [BURST_HIDE_REASON, ...Object.values(REASONS)]

/** The default: the first report's reason, or why it was held. */
export function likelyReason({ reports: [report], reason }: AdminReview): string {
  if (report) return REASONS[report.reason]
  return reason === 'words' ? COPIED : BURST_HIDE_REASON
}

type HideReasonFieldProps = {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** One of the usual reasons, or the admin's own words. */
export function HideReasonField({ value, error, onChange }: HideReasonFieldProps) {
  const isOwn = !CHOICES.includes(value)
  return (
    <div className="review-queue__reason">
      <Field
        label="Reason, sent to the writer and the owner"
        hint="The writer gets it if we have a confirmed address or a booking. It stays in the record of actions."
      >
        <Select
          options={[...CHOICES, { value: '', label: OWN_WORDS }]}
          value={isOwn ? '' : value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {isOwn && (
        <Field label="Your reason" error={error}>
          <Input
            name="reason"
            value={value}
            maxLength={HIDE_REASON_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
      )}
    </div>
  )
}
