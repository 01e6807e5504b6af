import type { RefObject } from 'react'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'

type LeaveDialogProps = {
  open: boolean
  title: string
  text: string
  /** The label of the button that leaves. */
  leave: string
  onLeave: () => void
  onStay: () => void
  /** Where focus goes when staying; returning to the tab that was clicked would ask again. */
  stayAt?: RefObject<HTMLElement | null>
}

/** Asked before unsaved input is lost by leaving. */
export function LeaveDialog({
  open,
  title,
  text,
  leave,
  onLeave,
  onStay,
  stayAt,
}: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stillOpen) => !stillOpen && onStay()}
      title={title}
      description={text}
      confirm
      backCloses={false}
      returnTo={stayAt}
    >
      <div className="form-end">
        <Button variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Dialog>
  )
}
