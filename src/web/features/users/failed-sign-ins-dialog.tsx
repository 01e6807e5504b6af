import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { FailedSignIns } from '#web/components/admin/failed-sign-ins.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'

type FailedSignInsDialogProps = { business: AdminBusiness; onClose: () => void }

export function FailedSignInsDialog({ business, onClose }: FailedSignInsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Failed sign-ins"
      description={
        <>
          The last ten attempts at <b>{business.email}</b> with a wrong password or code.
        </>
      }
    >
      <FailedSignIns userId={business.userId} />
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}
