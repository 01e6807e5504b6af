import { ownPages } from '#shared/own-paths.ts'
import { kindWords } from '#shared/text/kind-words.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import type { UserPage } from '#shared/user-page.ts'
import { MAIL_STATES } from '#web/components/admin/mail-words.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'

export function UserMails({ user, done }: { user: UserPage; done: string | null }) {
  const again = ownPages.userAction(user.id, 'send-again')
  return (
    <Panel title="Mails to this user" id="mails">
      {done === 'reset-link' && (
        <p role="status">The link is on its way to {user.email}. It works once, for an hour.</p>
      )}
      {user.mails.length === 0 && <p className="muted">No mail in the last 30 days.</p>}
      <ul className="user-list">
        {user.mails.map(({ id, kind, state, lastError, createdAt }) => (
          <li key={id}>
            <b>{kindWords(kind)}</b>
            <span>
              <Badge tone={MAIL_STATES[state].tone}>{MAIL_STATES[state].label}</Badge>{' '}
              {state !== 'sent' && lastError}
            </span>
            <time className="text-small muted">{formatDateTime(createdAt)}</time>
            {state === 'failed' && (
              <PostForm action={again}>
                <RefusedFormError />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="line" size="sm">
                  Send again
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
