import { type FormEvent, useState } from 'react'
import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { useDeleteUser } from './users.mutations.ts'

const WORD = 'DELETE'

type DeleteUserDialogProps = { business: AdminBusiness; onClose: () => void }

/** Permanent, so it requires a word that nobody types by accident. */
export function DeleteUserDialog({ business, onClose }: DeleteUserDialogProps) {
  const [typed, setTyped] = useState('')
  const remove = useDeleteUser()
  const meant = typed === WORD

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (meant && !remove.isPending)
      remove.mutate(business.userId, { onSuccess: onClose, onError: onClose })
  }

  return (
    <Dialog
      open
      confirm
      onOpenChange={(open) => {
        if (!open && !remove.isPending) onClose()
      }}
      title="Delete User"
      description={
        <>
          This permanently deletes <b>{business.businessName ?? business.email}</b> with the
          profile, pictures, bookings, ratings and everything else that belongs to it.
        </>
      }
    >
      <form onSubmit={submit}>
        <Field label={`Type ${WORD} to confirm`}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <DialogActions>
          <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={!meant} pending={remove.isPending}>
            Delete User
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
