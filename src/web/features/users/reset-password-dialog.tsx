import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { useResetPassword } from './users.mutations.ts'

type ResetPasswordDialogProps = { business: AdminBusiness; onClose: () => void }

/** Asks first, since it signs the user out; then shows the password, once. */
export function ResetPasswordDialog({ business, onClose }: ResetPasswordDialogProps) {
  const reset = useResetPassword()
  const password = reset.data?.password
  return (
    <Dialog
      open
      confirm
      onOpenChange={(open) => {
        if (!open && !reset.isPending) onClose()
      }}
      title={password === undefined ? 'Reset Password' : 'New password'}
      description={
        password === undefined ? (
          <>
            <b>{business.email}</b> gets a new password and is signed out everywhere. At the next
            sign-in they choose one of their own.
          </>
        ) : (
          <>
            Give this to <b>{business.email}</b>. It is shown only now and cannot be read again.
          </>
        )
      }
    >
      {password === undefined ? (
        <DialogActions>
          <Button variant="quiet" disabled={reset.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={reset.isPending}
            onClick={() => reset.mutate(business.userId, { onError: onClose })}
          >
            Reset Password
          </Button>
        </DialogActions>
      ) : (
        <>
          <output className="secret">{password}</output>
          <DialogActions>
            <CopyButton text={password} done="The password is on your clipboard." />
            <Button onClick={onClose}>Done</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
