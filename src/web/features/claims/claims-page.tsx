import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { telLink } from '#shared/contact/phone.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import type {
  AdminClaim,
  AdminClaimsAnswer,
  AdminClaimsQuery,
} from '#shared/schemas/supply/claim.ts'
import { CLAIM_STATE_WORDS } from '#shared/supply/claims.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { capeTownDay, formatDate, formatDateTime } from '#shared/time/dates.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

const DONE: Record<string, string> = {
  approve: 'The claim is approved. The claimant has a mail.',
  decline: 'The claim is declined. The claimant has a mail.',
  code: 'The code is there. Ring the number, and read it out slowly.',
}
const PROOFS: Record<AdminClaim['proof'], string> = {
  mail: 'Code by mail',
  domain: 'Code to its domain',
  call: 'To be rung',
  papers: 'Papers',
}
const STATES: Record<AdminClaimsQuery['state'], string> = {
  waiting: 'To decide',
  ...CLAIM_STATE_WORDS,
}

interface ClaimsPageProps extends AdminClaimsAnswer {
  state: AdminClaimsQuery['state']
  page: number
  done: string | null
}

/** A code by mail needs nobody: here are papers, calls to make, disputes, and two who want the same page. */
export function ClaimsPage({ claims, total, state, page, done }: ClaimsPageProps) {
  return (
    <>
      <AdminPageBar current={ownPages.claims} />
      <main id="content" className="wrap admin">
        <h1>Claims</h1>
        {done !== null && <p role="status">{DONE[done]}</p>}
        <nav className="claim-states" aria-label="States">
          {keysOf(STATES).map((one) => (
            <a
              key={one}
              href={`${ownPages.claims}?state=${one}`}
              aria-current={one === state ? 'page' : undefined}
            >
              {STATES[one]}
            </a>
          ))}
        </nav>
        <Panel title={total === 0 ? 'Nothing here' : `${STATES[state]}: ${total}`}>
          <ul className="corrections">
            {claims.map((claim) => (
              <Claim key={claim.id} claim={claim} />
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(total / ADMIN_PAGE_SIZE)}
            renderLink={(to, props) => (
              <a {...props} href={`${ownPages.claims}?state=${state}&page=${to}`} />
            )}
          />
        </Panel>
      </main>
    </>
  )
}

function Claim({ claim }: { claim: AdminClaim }) {
  const { id, businessId, businessName, name, wish, proof, said, state, isDisputed } = claim
  const isUndecided = state === 'open' || state === 'proved'
  return (
    <li className="correction" id={id}>
      <p>
        <Badge tone={isUndecided ? 'wait' : 'plain'}>{PROOFS[proof]}</Badge>{' '}
        {isDisputed && <Badge tone="petal">Against who looks after it</Badge>}{' '}
        {claim.rivals > 0 && <Badge tone="info">Two want it</Badge>}
      </p>
      <h3>
        {name} {wish === 'page' ? 'claims' : 'wants removed:'}{' '}
        <a href={pages.business(businessId)}>{businessName}</a>
      </h3>
      {said !== '' && <p>“{said}”</p>}
      <Around claim={claim} />
      {isUndecided && proof === 'call' && state === 'open' && <Call claim={claim} />}
      {isUndecided && <Decide id={id} wish={wish} />}
    </li>
  )
}

/** What surrounds a claim. */
function Around({ claim }: { claim: AdminClaim }) {
  const { createdAt, email, proof, sentTo, contactChangedOn, others, ownerId, provedAt, reason } =
    claim
  return (
    <dl className="claim-facts">
      <dt>Asked</dt>
      <dd>{formatDateTime(createdAt)}</dd>
      <dt>Claimant</dt>
      <dd>{email}</dd>
      {sentTo !== '' && (
        <>
          <dt>{proof === 'papers' ? 'Number then' : 'Proof by'}</dt>
          <dd>{sentTo}</dd>
        </>
      )}
      <dt>Contacts</dt>
      <dd>
        {contactChangedOn === null
          ? 'Not changed by visitors within a year'
          : `Last changed by visitors on ${formatDate(contactChangedOn)}`}
      </dd>
      {ownerId !== null && (
        <>
          <dt>Owner</dt>
          <dd>
            <a href={ownPages.user(ownerId)}>The account</a>
          </dd>
        </>
      )}
      <dt>Same person</dt>
      <dd>{others === 0 ? 'No other claim' : `Other claims: ${others}`}</dd>
      {provedAt !== null && (
        <>
          <dt>Right code</dt>
          <dd>{formatDate(capeTownDay(new Date(provedAt)))}</dd>
        </>
      )}
      {reason !== '' && (
        <>
          <dt>Reason</dt>
          <dd>{reason}</dd>
        </>
      )}
    </dl>
  )
}

function Call({ claim: { id, sentTo, name, readOut } }: { claim: AdminClaim }) {
  return (
    <div className="claim-note">
      <p>
        Ring <a href={telLink(sentTo)}>{sentTo}</a>, the number on the page, ask for {name}, and
        read the code out. Give it to nobody who rings you.
      </p>
      {readOut && (
        <p>
          <b className="claim-code">{readOut.code}</b>{' '}
          <span className="text-small">works until {formatDateTime(readOut.goodUntil)}</span>
        </p>
      )}
      <PostForm action={ownPages.claimAction(id, 'code')}>
        <RefusedFormError />
        <Button type="submit" variant="line" size="sm">
          {readOut ? 'Make a new code' : 'Make the code'}
        </Button>
      </PostForm>
    </div>
  )
}

function Decide({ id, wish }: Pick<AdminClaim, 'id' | 'wish'>) {
  return (
    <div className="correction__actions">
      <PostForm action={ownPages.claimAction(id, 'approve')}>
        <RefusedFormError />
        <Button type="submit" variant="sea" size="sm">
          {wish === 'page' ? 'Approve' : 'Remove the page'}
        </Button>
      </PostForm>
      <PostForm className="claim-decline" action={ownPages.claimAction(id, 'decline')}>
        <RefusedFormError />
        <PostField label="Reason, told to the claimant" name="reason" maxLength={300} required />
        <Button type="submit" variant="line" size="sm">
          Decline
        </Button>
      </PostForm>
    </div>
  )
}
