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

/** A formal takedown request: the fields are those that the law lists. */
export function NoticeForm({ businessName, review }: ReviewOfBusiness) {
  return (
    <article className="policy">
      <h1>Formal notice about a review</h1>
      <p className="lead">
        Under section 77 of the Electronic Communications and Transactions Act 25 of 2002, about
        this review of {businessName}. Whoever knowingly states what is false is liable for the
        damage.
      </p>
      <ul className="all-reviews__list">
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      <PostForm className="plain-form" action={formAddress('notice')}>
        <RefusedFormError />
        <input type="hidden" name="reviewId" value={review.id} />
        <PostField
          label="Your full names"
          name="name"
          maxLength={200}
          autoComplete="name"
          required
        />
        <PostField
          label="Your address"
          name="address"
          maxLength={400}
          autoComplete="address-line1"
          required
        />
        <PostField
          label="Your e-mail address"
          name="email"
          type="email"
          autoComplete="email"
          required
        />
        <PostField
          label="Your phone number (optional)"
          name="phone"
          type="tel"
          maxLength={40}
          autoComplete="tel"
        />
        <PostField
          label="Which right is infringed, and by which words?"
          name="rightInfringed"
          rows={4}
          maxLength={2000}
          required
        />
        <PostField
          label="What do you ask us to do?"
          name="remedy"
          rows={2}
          maxLength={2000}
          required
        />
        <Declarations />
        <PostField
          label="Your signature"
          hint="Type your full names."
          name="signature"
          maxLength={200}
          required
        />
        <PrivacyNote of="notice" />
        <Honeypot />
        <Button type="submit">Send Notice</Button>
      </PostForm>
    </article>
  )
}

function Declarations() {
  const { errors, fields } = useTyped()
  const declaration = errors.goodFaith ?? errors.truth
  return (
    <div className="plain-form__choices">
      <label>
        <input
          type="checkbox"
          name="goodFaith"
          value="yes"
          required
          defaultChecked={fields.goodFaith === 'yes'}
        />
        I act in good faith.
      </label>
      <label>
        <input
          type="checkbox"
          name="truth"
          value="yes"
          required
          defaultChecked={fields.truth === 'yes'}
        />
        What I say in this notice is, to my knowledge, true and correct.
      </label>
      {declaration && <FieldError>{declaration}</FieldError>}
    </div>
  )
}

/** The introduction for visitors who do not know the form yet. */
export function AboutNotices({ supportEmail }: { supportEmail: string }) {
  return (
    <article className="policy">
      <h1>Take-down notices</h1>
      <p className="lead">
        If a review breaks the law, for instance because it defames you, you can ask us formally to
        take it down.
      </p>
      <section>
        <h2>How it works</h2>
        <p>
          Open the review, choose <b>Report</b> and then <b>formal take-down notice</b>. The form
          asks for what the law lists: your full names and address, how to reach you, the review,
          the right that is infringed, what you ask for, that you act in good faith and tell the
          truth, and your signature. You get a reference by e-mail at once.
        </p>
        <p>
          A person reads it, usually within four working days, and answers you by e-mail. What was
          hidden in error is shown again.
        </p>
      </section>
      <section>
        <h2>In writing</h2>
        <p>
          A notice with the same contents also reaches us at{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Everything else about reviews is in{' '}
          <a href={reviewPages.policy}>how reviews work</a>.
        </p>
      </section>
    </article>
  )
}
