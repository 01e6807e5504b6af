import { REPORT_DETAIL_MAX_LENGTH, REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { formAddress, reviewPages } from '#shared/paths.ts'
import type { ReviewOfBusiness } from '#shared/read-api.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { ReviewItem } from './parts/review-item.tsx'

/** Reports a review with a reason, for visitors and owners. */
export function ReportForm({ businessName, review }: ReviewOfBusiness) {
  return (
    <article className="policy">
      <h1>Report a review</h1>
      <p className="lead">
        A review of {businessName}. A person looks at every report. We don’t remove a review just
        because somebody disagrees with it.
      </p>
      <ul className="all-reviews__list">
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      <PostForm className="plain-form" action={formAddress('report')}>
        <RefusedFormError />
        <input type="hidden" name="reviewId" value={review.id} />
        <Reasons />
        <PostField
          label="What should we know? (optional)"
          name="detail"
          rows={3}
          maxLength={REPORT_DETAIL_MAX_LENGTH}
        />
        <PrivacyNote of="report" />
        <Honeypot />
        <Button type="submit">Send Report</Button>
        <p className="text-small muted">
          If the law is broken, you can also send a{' '}
          <a href={reviewPages.noticeAbout(review.id)}>formal take-down notice</a>.{' '}
          <a href={reviewPages.policy}>How reviews work</a>
        </p>
      </PostForm>
    </article>
  )
}

function Reasons() {
  const { errors, fields } = useTyped()
  return (
    <fieldset className="plain-form__choices">
      <legend className="field__label">Why?</legend>
      {Object.entries(REPORT_REASONS).map(([reason, label]) => (
        <label key={reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            required
            defaultChecked={reason === fields.reason}
          />
          {label}
        </label>
      ))}
      {errors.reason && <FieldError>{errors.reason}</FieldError>}
    </fieldset>
  )
}
