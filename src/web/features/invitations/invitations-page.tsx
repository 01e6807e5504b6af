import { INVITATION_LOT } from '#shared/catalogue/unclaimed.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import type { InvitationsView } from '#shared/personal-read-api.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostField, PostForm } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

const OUTCOMES: Record<InvitationsView['decided'][number]['outcome'], string> = {
  sent: 'Written to',
  left: 'Left out: this mailbox has had its mail, or asked for none',
}

type InvitationsPageProps = InvitationsView & { done: { sent: string | null; isClosed: boolean } }

/** One mail to a business that nobody has claimed, in small lots, with the record that says why it was lawful. */
export function InvitationsPage({
  isOn,
  waiting,
  sent,
  left,
  decided,
  done,
}: InvitationsPageProps) {
  const refused = useRefusedForm()
  return (
    <>
      <AdminPageBar current={ownPages.invitations} />
      <main id="content" className="wrap admin imports">
        <h1>Invitations</h1>
        {done.sent !== null && (
          <p role="status">{countOf(Number(done.sent), 'mail')} on the way.</p>
        )}
        {done.isClosed && <p role="status">Nobody will write to that address.</p>}
        {refused && <FormError>{refused.detail}</FormError>}
        <Panel className="stack" title="Tell them what we show">
          <dl className="import-figures">
            {[
              ['not written to yet', waiting],
              ['written to', sent],
              ['left out', left],
            ].map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <p>
            Each business with a published address gets one mail, ever: what its page says and where
            that is from, how to change it and how to take it off. It has no price and no plan, and
            nobody is reminded.
          </p>
          {isOn && waiting > 0 && (
            <PostForm action={ownPages.invitationsAction('send')}>
              <Button type="submit">Write to the next {Math.min(waiting, INVITATION_LOT)}</Button>
            </PostForm>
          )}
          {!isOn && (
            <p>
              Their pages are hidden. <a href={ownPages.imports}>Show them first</a>
            </p>
          )}
        </Panel>
        <Panel className="stack" title="Somebody wants no mail">
          <PostForm className="import-upload" action={ownPages.invitationsAction('close')}>
            <PostField
              name="email"
              type="email"
              autoComplete="off"
              label="Their address"
              hint="We keep a mark of it that names nobody."
              required
            />
            <Button type="submit" variant="line">
              Never write there
            </Button>
          </PostForm>
        </Panel>
        {decided.length > 0 && (
          <Panel title="The record">
            <ul className="import-list">
              {decided.map((one) => (
                <li key={one.businessId}>
                  <a href={pages.business(one.businessId)}>{one.businessName}</a>
                  <span>
                    {one.address || 'Address erased'}, from {one.source}, looked at on{' '}
                    {formatDate(one.checkedOn)}
                  </span>
                  <b>
                    {OUTCOMES[one.outcome]}, {formatDateTime(one.decidedAt)}
                  </b>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </main>
    </>
  )
}
