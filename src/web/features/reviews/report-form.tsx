import { REPORT_DETAIL_MAX_LENGTH, REPORT_REASONS } from '#shared/catalogue/report-reasons.ts'
import { formAddress } from '#shared/paths.ts'
import type { ReviewOfBusiness } from '#shared/read-api.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { ReviewItem } from '#web/components/reviews/review-item.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FieldError, Textarea } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'

interface ReportFormProps extends ReviewOfBusiness {
  refused?: RefusedForm
}

/** Reports a review with a reason, for visitors and owners. */
export function ReportForm({ businessName, review, refused }: ReportFormProps) {
  const { errors = {}, fields = {} } = refused ?? {}
  return (
    <article className="policy">
      <h1>Report a review</h1>
      <p className="lead">
        Of {businessName}. A person looks at every report; disagreeing is no reason.
      </p>
      <ul className="all-reviews__list">
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      <form className="plain-form" method="post" action={formAddress('report')}>
        <RefusedFormError refused={refused} />
        <input type="hidden" name="reviewId" value={review.id} />
        <input type="hidden" name="businessId" value={review.businessId} />
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
        <Field label="What should we know? (optional)" error={errors.detail}>
          <Textarea
            name="detail"
            rows={3}
            maxLength={REPORT_DETAIL_MAX_LENGTH}
            defaultValue={fields.detail}
          />
        </Field>
        <Honeypot />
        <Button type="submit">Send Report</Button>
        <p className="text-small muted">
          If the law is broken, you can also send a{' '}
          <a href={reviewPages.noticeAbout(review.id)}>formal take-down notice</a>.{' '}
          <a href={reviewPages.policy}>How reviews work</a>
        </p>
      </form>
    </article>
  )
}
