import { pages, sitePages } from '#shared/paths.ts'
import type { ClaimedReview, ClaimView } from '#shared/schemas/supply/claim.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { countOf } from '#shared/text/numbers.ts'
import { PlanCards } from '#web/components/plan-cards.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { ClaimSteps } from './claim-steps.tsx'

/** The page is theirs: put it right, answer reviews, and choose a plan whenever they like. */
export function GrantedClaim(claim: ClaimView & { done: string | null }) {
  const { account, businessId, businessName, done, name, reviews, token } = claim
  if (account === 'owner')
    return (
      <>
        <h1>{businessName} has its owner’s account</h1>
        <p className="lead">Sign in to look after it. This link has done its work.</p>
        <p>
          <a className={buttonClass({})} href={pages.login}>
            Sign in
          </a>
        </p>
      </>
    )
  return (
    <>
      <ClaimSteps current={4} />
      <h1>The page is yours, {name}.</h1>
      {done === 'details' && <p role="status">Your page is changed.</p>}
      <p className="lead">
        Put the details right and answer your reviews, free of charge. Keep this link: it is also in
        our mail.
      </p>
      <p className="claim-buttons">
        <a className={buttonClass({})} href={claimPages.action(token, 'details')}>
          Put the details right
        </a>
        <a className={buttonClass({ variant: 'line' })} href={pages.business(businessId)}>
          See the page
        </a>
      </p>
      {reviews.length > 0 && <Reviews reviews={reviews} />}
      <Account {...claim} />
    </>
  )
}

function Reviews({ reviews }: { reviews: ClaimedReview[] }) {
  return (
    <section>
      <h2>Your reviews</h2>
      <ul className="claim-reviews">
        {reviews.map(({ id, stars, comment, reply, replyPage }) => (
          <li key={id}>
            <p>
              <b>{countOf(stars, 'star')}</b> {comment}
            </p>
            {reply !== null && <p className="text-small muted">You answered: {reply}</p>}
            <a href={replyPage}>{reply === null ? 'Answer it' : 'Change your answer'}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Account({ account, email, mayUseAccount, token }: ClaimView) {
  const mine = claimPages.action(token, 'mine')
  const refused = useRefusedForm(mine)
  if (account === 'pending')
    return (
      <section>
        <h2>Your account waits for its payment</h2>
        <p>As soon as the plan is paid, the page goes over to your dashboard.</p>
        <p>
          <a href={pages.dashboard}>Pay, and go on</a>
        </p>
      </section>
    )
  return (
    <section>
      <h2>Bookings, photos and figures: with a plan</h2>
      <p>Not now? The page stays up without one, and this link keeps working.</p>
      {mayUseAccount !== null && (
        <PostForm className="plain-form" action={mine}>
          {refused && <FormError title={refused.title}>{refused.detail}</FormError>}
          <Button type="submit">Use my account {mayUseAccount}</Button>
        </PostForm>
      )}
      {mayUseAccount === null && (
        <PostForm className="plain-form" action={claimPages.action(token, 'account')}>
          <RefusedFormError />
          <p>
            You will sign in with {email}. You have an account already?{' '}
            <a href={pages.login}>Sign in</a>, and open this link again.
          </p>
          <Plans />
          <PostField
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            required
          />
          <PostField
            label="Confirm password"
            name="confirmPassword"
            type="password"
            autoComplete="new-password"
            required
          />
          <p className="privacy-note">
            By creating an account you agree to the <a href={sitePages.terms}>Terms of Service</a>.
          </p>
          <PrivacyNote of="register" />
          <Button type="submit">Create Account</Button>
        </PostForm>
      )}
    </section>
  )
}

function Plans() {
  const { fields } = useTyped()
  return <PlanCards name="plan" chosen={fields.plan} />
}
