import { ownPages, type UserAction } from '#shared/own-paths.ts'
import { kindWords } from '#shared/text/kind-words.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import type { UserPage } from '#shared/user-page.ts'
import { MAIL_STATES } from '#web/components/admin/mail-words.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

/** Sent mails that can be made anew. A password reset is another link; the earlier one ends. */
const MADE_ANEW: Partial<Record<string, UserAction>> = {
  welcome: 'welcome',
  'password-reset': 'reset-link',
}

export function UserMails({ user, done }: { user: UserPage; done: string | null }) {
  return (
    <Panel title="Mails to this user" id="mails">
      {done === 'reset-link' && (
        <p role="status">The link is on its way to {user.email}. It works once, for an hour.</p>
      )}
      {user.mails.length === 0 && <p className="muted">No mail in the last 30 days.</p>}
      <ul className="user-list">
        {user.mails.map((mail) => (
          <li key={mail.id}>
            <b>{kindWords(mail.kind)}</b>
            <span>
              <Badge tone={MAIL_STATES[mail.state].tone}>{MAIL_STATES[mail.state].label}</Badge>{' '}
              {mail.state !== 'sent' && mail.lastError}
            </span>
            <time className="text-small muted">{formatDateTime(mail.createdAt)}</time>
            <SendAgain user={user} mail={mail} />
          </li>
        ))}
      </ul>
      {user.mails.some(({ state }) => state === 'sent') && (
        <p className="text-small muted">
          What a sent mail said is not kept. A welcome and a link for a new password can be made
          again; invoices are in the <a href={ownPages.ownerMoney(user.id)}>ledger</a>.
        </p>
      )}
    </Panel>
  )
}

interface SendAgainProps {
  user: UserPage
  mail: UserPage['mails'][number]
}

function SendAgain({ user, mail: { id, kind, state } }: SendAgainProps) {
  const action = state === 'failed' ? 'send-again' : state === 'sent' && MADE_ANEW[kind]
  if (!action || (action === 'welcome' && user.status !== 'ACTIVE')) return null
  return (
    <PostForm action={ownPages.userAction(user.id, action)}>
      <RefusedFormError />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="line" size="sm">
        Send again
      </Button>
    </PostForm>
  )
}
