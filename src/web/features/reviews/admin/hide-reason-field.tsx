import {
  BURST_HIDE_REASON,
  COPY_HIDE_REASON,
  HIDE_REASON_OF,
  HIDE_REASONS,
} from '#shared/catalogue/hide-reasons.ts'
import { HIDE_REASON_MAX_LENGTH } from '#shared/catalogue/review-states.ts'
import type { AdminReview } from '#shared/schemas/reviews/admin-review.ts'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

const OWN_WORDS = 'Another reason…'

/** The default: the first report's reason, or why it was held; none for a published one that nobody reported. */
export function likelyReason({ reports: [report], reason, state }: AdminReview): string {
  if (report) return HIDE_REASON_OF[report.reason]
  if (state === 'published') return ''
  return reason === 'words' ? COPY_HIDE_REASON : BURST_HIDE_REASON
}

type HideReasonFieldProps = {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

/** One of the usual reasons, or the admin's own words. */
export function HideReasonField({ value, error, onChange }: HideReasonFieldProps) {
  const isOwn = !HIDE_REASONS.includes(value)
  return (
    <div className="review-queue__reason">
      <Field
        label="Reason, sent to the writer and the owner"
        hint="The writer gets it if we have a confirmed address or a booking. It stays in the record of actions."
      >
        <Select
          options={[...HIDE_REASONS, { value: '', label: OWN_WORDS }]}
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
