import { CLOSE, FAREWELL_MAX } from '#shared/accounts/closing.ts'
import type { ClosingView, OwnAccountView } from '#shared/own-account.ts'
import { ownPages } from '#shared/own-paths.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

type CloseAccountProps = Pick<OwnAccountView, 'businessName' | 'closing'> & { asks: boolean }

/** What happens, what stays and why; then the question. */
export function CloseAccount({ businessName, closing, asks }: CloseAccountProps) {
  return (
    <Panel title="Close my account" className="stack" id="close">
      <p>Closing takes 14 days. Until then you can undo it with one press, and nothing is lost.</p>
      <div className="erase-data__goes">
        <div className="erase-data__part">
          <h3>What happens</h3>
          <WhatHappens closing={closing} />
        </div>
        <div className="erase-data__part erase-data__stays">
          <h3>What stays, and why</h3>
          <ul>
            <li>
              <b>Invoices and payments, 5 years.</b> Tax law requires it, of you and of us.
            </li>
            <li>
              <b>What you wrote elsewhere as a visitor,</b> without your address.
            </li>
            <li>
              <b>Backups,</b> until they are deleted within a year. A restored one is erased again.
            </li>
          </ul>
        </div>
      </div>
      {asks ? (
        <Question businessName={businessName} closing={closing} />
      ) : (
        <p>
          <a
            className={buttonClass({ variant: 'danger-line' })}
            href={`${ownPages.account}?ask=close#close`}
          >
            Close my account
          </a>
        </p>
      )}
    </Panel>
  )
}

function WhatHappens({ closing: { coming, paidUntil, wouldCloseISO } }: { closing: ClosingView }) {
  const end = formatDate(wouldCloseISO)
  return (
    <ul>
      <li>
        <b>Today.</b> Your page leaves the site and no new bookings come in. Bookings you have
        agreed to still stand.
      </li>
      <li>
        <b>Today.</b> Your card payments are cancelled at the payment provider.{' '}
        {paidUntil !== null && 'Paid days are not given back. '}
        If you change your mind, you subscribe again.
      </li>
      <li>
        <b>{end}.</b> Account, page, pictures, services, bookings and the reviews about you are
        erased for good.
      </li>
      <li>
        <b>{end}.</b>{' '}
        {coming === 0
          ? 'Visitors whose bookings are still to come then are told that they are cancelled.'
          : `Now you have ${countOf(coming, 'coming booking', 'coming bookings')}. Whatever is still to come then is cancelled, and the visitors are told.`}
      </li>
    </ul>
  )
}

function Question({ businessName, closing }: Omit<CloseAccountProps, 'asks'>) {
  return (
    <PostForm action={ownPages.accountClose} className="stack own-account__question">
      <h3>Close {businessName ?? 'your account'}?</h3>
      <RefusedFormError />
      <PostField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      {closing.asksCode && (
        <PostField
          label="Code of your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          required
        />
      )}
      {closing.coming > 0 && (
        <PostField
          label="A word to visitors with bookings to come (optional)"
          hint="It stands in the mail that tells them. We erase it with your account."
          name="farewell"
          rows={3}
          maxLength={FAREWELL_MAX}
        />
      )}
      <PostField label={`Type ${CLOSE} to confirm`} name="confirm" autoComplete="off" required />
      <p className="billing-note__lines">
        <Button type="submit" variant="danger">
          Close my account
        </Button>
        <a className={buttonClass({ variant: 'quiet' })} href={ownPages.account}>
          Leave it open
        </a>
      </p>
    </PostForm>
  )
}
