import { shortPeriod } from '#shared/booking/booking-words.ts'
import { OTHER_CALENDAR_NOTE } from '#shared/booking/calendar-faults.ts'
import type { BlockedTime } from '#shared/schemas/bookings/free-times.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { useFreeTime } from '#web/lib/api/booking-setup.query.ts'

interface BlockedTimeDialogProps {
  /** Kept while the dialog closes. */
  block: BlockedTime
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A blocked time of the week, to be removed. */
export function BlockedTimeDialog({ block, open, onOpenChange }: BlockedTimeDialogProps) {
  const free = useFreeTime()
  const { id, startISO, endISO, note, personName } = block
  const isElsewhere = note === OTHER_CALENDAR_NOTE
  const words = [shortPeriod(startISO, endISO), note, personName].filter(Boolean)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Blocked time"
      description={`${words.join(', ')}.`}
    >
      {isElsewhere ? (
        <p>Change it in that calendar. We read it every 15 minutes.</p>
      ) : (
        <DialogActions>
          <Button
            variant="danger"
            pending={free.isPending}
            onClick={() => free.mutate(id, { onSuccess: () => onOpenChange(false) })}
          >
            Remove this block
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
