import type { ReactNode } from 'react'
import { helpPages, pages } from '#shared/paths.ts'
import type { ClaimFormView } from '#shared/schemas/supply/claim.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import {
  CALL_CODE_HOURS,
  type ClaimProof,
  type ClaimWish,
  MAIL_CODE_MINUTES,
} from '#shared/supply/claims.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ChoiceCard } from '#web/components/ui/form/choice-card.tsx'
import { FieldError } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { ClaimSteps } from './claim-steps.tsx'

const PAPERS =
  'A municipal account, a lease or your CIPC registration with the business’s name on it. Say below what you have: a person writes to you within two working days, looks at it, and keeps no copy.'

/** How to prove that one speaks for a business: only by what stood on its page before. */
export function ClaimForm({ view, wish }: { view: ClaimFormView; wish: ClaimWish }) {
  const { businessId, businessName, industry, address, isDisputed } = view
  const isPage = wish === 'page'
  return (
    <article className="policy claim-page">
      <ClaimSteps current={1} />
      <h1>
        {isPage ? 'Claim' : 'Remove the page of'} {businessName}
      </h1>
      <p className="muted">
        {industry}, {address}
      </p>
      <p className="lead">
        {isDisputed
          ? 'Somebody looks after this page already. If that should be you, tell us what happened. We ask them too, and a person decides. Silence alone never moves a page.'
          : isPage
            ? 'Show us once that you speak for it. We only use what already stands on the page, so that nobody else can take it from you.'
            : 'Show us once that you speak for it. The page then goes at once, with its reviews, and does not come back.'}
      </p>
      <PostForm
        className="plain-form"
        action={isPage ? claimPages.claim(businessId) : claimPages.remove(businessId)}
      >
        <RefusedFormError />
        <Ways view={view} />
        <PostField
          label="What can you show us?"
          hint="Only for papers. Please write no numbers of identity documents here."
          name="said"
          rows={3}
          maxLength={1000}
        />
        <PostField label="Your name" name="name" autoComplete="name" maxLength={80} required />
        <PostField
          label="Your e-mail address"
          hint={
            isPage ? 'You will sign in with this. It is not shown.' : 'To tell you when it is done.'
          }
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PrivacyNote of="claim" />
        <Honeypot />
        <Button type="submit">{isDisputed ? 'Send it' : 'Go on'}</Button>
      </PostForm>
      <p className="text-small">
        We never send a code to an address that was just changed. Read{' '}
        <a href={helpPages.article('claim-your-business')}>how claiming works</a>, or go{' '}
        <a href={pages.business(businessId)}>back to the page</a>.
      </p>
    </article>
  )
}

function Ways({ view: { mail, domain, call, isDisputed } }: { view: ClaimFormView }) {
  const { errors } = useTyped()
  const first = isDisputed ? 'papers' : mail ? 'mail' : domain ? 'domain' : call ? 'call' : 'papers'
  return (
    <fieldset className="claim-ways">
      <legend className="field__label">How would you like to prove it?</legend>
      {errors.proof && <FieldError>{errors.proof}</FieldError>}
      {!isDisputed && mail && (
        <Way proof="mail" first={first} title={`A code by e-mail to ${mail}`}>
          At once. It works for {MAIL_CODE_MINUTES} minutes.
        </Way>
      )}
      {!isDisputed && domain && (
        <>
          <Way proof="domain" first={first} title={`A code to your address at ${domain}`}>
            At once, to an address of yours that ends in @{domain}.
          </Way>
          <PostField
            label={`Your address at ${domain}`}
            hint="Only for this way."
            name="mailbox"
            inputMode="email"
            maxLength={254}
          />
        </>
      )}
      {!isDisputed && call && (
        <Way proof="call" first={first} title={`A code by telephone to ${call}`}>
          A person rings on weekdays between 9:00 and 16:00. The code works for {CALL_CODE_HOURS}{' '}
          hours.
        </Way>
      )}
      <Way proof="papers" first={first} title="Papers">
        {PAPERS}
      </Way>
    </fieldset>
  )
}

interface WayProps {
  proof: ClaimProof
  /** What is chosen to begin with. */
  first: ClaimProof
  title: string
  children: ReactNode
}

function Way({ proof, first, title, children }: WayProps) {
  const { fields } = useTyped()
  return (
    <ChoiceCard
      name="proof"
      value={proof}
      defaultChecked={(fields.proof ?? first) === proof}
      title={title}
    >
      {children}
    </ChoiceCard>
  )
}
