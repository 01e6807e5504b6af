import { UNDO_SECONDS } from '#shared/accounts/undo.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { stringifySearch } from '#shared/search-params.ts'
import type { UserPage } from '#shared/user-page.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'

/** Status, with a reason for the owner's mail, and a link for a new password. */
export function UserForms({ user }: { user: UserPage }) {
  const { id, status, undoId } = user
  return (
    <>
      {undoId !== null && (
        <PostForm className="panel user-page__undo" action={ownPages.userAction(id, 'undo')}>
          <RefusedFormError />
          <p role="status">
            Done. The owner gets a mail in {UNDO_SECONDS} seconds; until then it can be undone.
          </p>
          <input type="hidden" name="id" value={undoId} />
          <Button type="submit" variant="line" size="sm">
            Undo
          </Button>
        </PostForm>
      )}
      <div className="money__forms">
        <StatusForm user={user} key={status} />
        <PostForm className="panel stack" action={ownPages.userAction(id, 'reset-link')}>
          <h2>New password</h2>
          <RefusedFormError />
          <p>
            They get a mail with a link and choose a password of their own. Without a mailbox, use{' '}
            <a href={pages.adminPanel + stringifySearch({ tab: 'users', q: user.email })}>
              Reset Password in the list of users
            </a>
            : that one can be read out by phone.
          </p>
          <Button type="submit" variant="line" size="sm">
            Send a reset link
          </Button>
        </PostForm>
      </div>
    </>
  )
}

const STATUS_FORMS = {
  ACTIVE: {
    action: 'pause',
    label: 'Pause',
    text: 'The listing is hidden, the owner is signed out, and the card is no longer charged.',
  },
  PAUSED: {
    action: 'unpause',
    label: 'Resume',
    text: 'The listing is public again. A card that was stopped stays stopped.',
  },
  PENDING: {
    action: 'activate',
    label: 'Activate',
    text: 'Without a payment: the account counts as free.',
  },
} as const

function StatusForm({ user: { id, status } }: { user: UserPage }) {
  const { action, label, text } = STATUS_FORMS[status]
  return (
    <PostForm className="panel stack" id="status" action={ownPages.userAction(id, action)}>
      <h2>{label}</h2>
      <RefusedFormError />
      <p>{text}</p>
      {action !== 'unpause' && (
        <PostField
          label="Reason, for the owner’s mail"
          hint="Optional"
          name="reason"
          rows={2}
          maxLength={300}
        />
      )}
      <Button type="submit" variant={action === 'pause' ? 'danger-line' : 'line'} size="sm">
        {label}
      </Button>
    </PostForm>
  )
}
