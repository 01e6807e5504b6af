import { pages } from '#shared/paths.ts'
import type { ClaimView } from '#shared/schemas/supply/claim.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { ClaimSteps } from './claim-steps.tsx'
import { GrantedClaim } from './granted-claim.tsx'

interface ClaimPageProps extends ClaimView {
  done: string | null
}

const OVER = {
  declined: 'Your claim was declined',
  withdrawn: 'You have withdrawn this claim',
  ended: 'This claim is over',
} as const

/** A claim for whoever has its link: the code, what it waits for, or what became of it. */
export function ClaimPage(claim: ClaimPageProps) {
  const { state } = claim
  return (
    <article className="policy claim-page">
      {state === 'open' && <OpenClaim {...claim} />}
      {state === 'proved' && (
        <Waits {...claim} title="The code is right. A person decides.">
          Somebody else says that {claim.businessName} is theirs, so we look at both. We write to{' '}
          {claim.email}. Nothing on the page changes until then.
        </Waits>
      )}
      {state === 'granted' && <GrantedClaim {...claim} />}
      {(state === 'declined' || state === 'withdrawn' || state === 'ended') && (
        <>
          <h1>{OVER[state]}</h1>
          <p className="lead">
            {claim.reason !== '' && `${claim.reason} `}
            If you can show that you speak for {claim.businessName}, you can claim its page again.
          </p>
          <p>
            <a href={pages.business(claim.businessId)}>See the page</a>
          </p>
        </>
      )}
    </article>
  )
}

function OpenClaim(claim: ClaimPageProps) {
  const { proof, sentTo, businessName, createdAt, email, hasRival } = claim
  if (proof === 'papers')
    return (
      <Waits {...claim} title="A person is looking">
        We have what you wrote about {businessName}, and write to {email} within two working days.
        Nothing on the page changes until then.
      </Waits>
    )
  return (
    <>
      <ClaimSteps current={2} />
      <h1>{proof === 'call' ? `We ring ${sentTo}` : 'Type the code'}</h1>
      <p className="lead">
        {proof === 'call'
          ? `Keep this page open when the telephone rings: we read out six digits, and you type them here. You asked on ${formatDateTime(createdAt)}; we ring on weekdays between 9:00 and 16:00.`
          : `We have sent it to ${sentTo}, with your name in the mail.`}
      </p>
      {hasRival && (
        <p className="claim-note">
          Somebody else claims it too, so a person decides once the code is right.
        </p>
      )}
      <CodeForm {...claim} />
      <Withdraw token={claim.token} />
    </>
  )
}

function CodeForm({ token, proof, codeIsOver, codeUntil, sendingsLeft, done }: ClaimPageProps) {
  const again = claimPages.action(token, 'send')
  const refused = useRefusedForm(again)
  const isMail = proof !== 'call'
  return (
    <>
      {done === 'sent' && (
        <p role="status">We have sent a new code. The one before is useless now.</p>
      )}
      {isMail && codeIsOver ? (
        <p>
          This code has expired. Codes are short-lived, so that an old mail cannot open your page.
        </p>
      ) : (
        <PostForm className="plain-form" action={claimPages.action(token, 'code')}>
          <RefusedFormError />
          <PostField
            label="Six-digit code"
            hint={
              codeUntil && !codeIsOver ? `It works until ${formatDateTime(codeUntil)}.` : undefined
            }
            className="claim-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
          />
          <Button type="submit">That is my code</Button>
        </PostForm>
      )}
      {isMail && (
        <PostForm className="plain-form" action={again}>
          {refused && <FormError title={refused.title}>{refused.detail}</FormError>}
          <p className="text-small muted">
            {sendingsLeft === 0
              ? 'Three codes were sent for this business today. Try again tomorrow, or prove it another way.'
              : `Nothing there? Look in the spam folder, or send a new code: ${countOf(sendingsLeft, 'more', 'more')} today.`}
          </p>
          {sendingsLeft > 0 && (
            <Button type="submit" variant="line" size="sm">
              Send a new code
            </Button>
          )}
        </PostForm>
      )}
    </>
  )
}

interface WaitsProps extends ClaimPageProps {
  title: string
  children: React.ReactNode
}

function Waits({ title, children, token }: WaitsProps) {
  return (
    <>
      <ClaimSteps current={2} />
      <h1>{title}</h1>
      <p className="lead">{children}</p>
      <Withdraw token={token} />
    </>
  )
}

function Withdraw({ token }: { token: string }) {
  const action = claimPages.action(token, 'withdraw')
  const refused = useRefusedForm(action)
  return (
    <PostForm className="claim-withdraw" action={action}>
      {refused && <FormError title={refused.title}>{refused.detail}</FormError>}
      <Button type="submit" variant="quiet" size="sm">
        Withdraw the claim
      </Button>
    </PostForm>
  )
}
