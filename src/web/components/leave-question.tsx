import type { RefObject } from 'react'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'

type LeaveQuestionProps = {
  open: boolean
  title: string
  text: string
  /** What going means, as the button says it. */
  leave: string
  onLeave: () => void
  onStay: () => void
  /** Where the keyboard goes for who stays; a tab that it came from would ask again. */
  stayAt?: RefObject<HTMLElement | null>
}

/** Asked before something is lost by going away. */
export function LeaveQuestion({
  open,
  title,
  text,
  leave,
  onLeave,
  onStay,
  stayAt,
}: LeaveQuestionProps) {
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
      <div className="formend">
        <Button variant="quiet" onClick={onLeave}>
          {leave}
        </Button>
        <Button onClick={onStay}>Stay</Button>
      </div>
    </Dialog>
  )
}
