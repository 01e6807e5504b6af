import { useState } from 'react'
import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { toast } from '#web/lib/toast.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { FailedSignInsDialog } from './failed-sign-ins-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { useActivateUser, useToggleSubscription } from './users.mutations.ts'

/** The actions for one user. While one runs, the others of the row are disabled. */
export function UserActions({ business }: { business: AdminBusiness }) {
  const { userId, status } = business
  const named = { userId, name: business.businessName ?? business.email }
  const [dialog, setDialog] = useState<'reset' | 'sign-ins' | 'delete' | null>(null)
  const activate = useActivateUser()
  const toggle = useToggleSubscription()
  const busy = activate.isPending || toggle.isPending
  const close = () => setDialog(null)
  return (
    <div className="table__actions">
      {status === 'PENDING' ? (
        <Button
          variant="quiet"
          size="sm"
          pending={activate.isPending}
          onClick={() => activate.mutate(named)}
        >
          Activate
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          pending={toggle.isPending}
          onClick={() =>
            toggle.mutate({ ...named, action: status === 'ACTIVE' ? 'pause' : 'unpause' })
          }
        >
          {status === 'ACTIVE' ? 'Pause' : 'Resume'}
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={busy} onClick={() => setDialog('reset')}>
        Reset Password
      </Button>
      <Button variant="quiet" size="sm" disabled={busy} onClick={() => setDialog('sign-ins')}>
        Failed sign-ins
      </Button>
      <Button variant="quiet" size="sm" disabled={busy} onClick={announceEdit}>
        Edit
      </Button>
      <Button variant="danger-quiet" size="sm" disabled={busy} onClick={() => setDialog('delete')}>
        Delete
      </Button>
      {dialog === 'reset' && <ResetPasswordDialog business={business} onClose={close} />}
      {dialog === 'sign-ins' && <FailedSignInsDialog business={business} onClose={close} />}
      {dialog === 'delete' && <DeleteUserDialog business={business} onClose={close} />}
    </div>
  )
}

function announceEdit() {
  toast({ title: 'Edit User', description: 'Editing users is coming in the next update.' })
}
