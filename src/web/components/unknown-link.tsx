import { PlainFrame } from './layout/plain-frame.tsx'
import { NotFoundState } from './ui/feedback/empty-state.tsx'

/** For links in messages: truncated, or for something that was deleted. */
export function UnknownLink() {
  return (
    <PlainFrame>
      <NotFoundState
        title="Half a link"
        text="Please open the complete link from the message again. What it leads to may no longer exist."
      />
    </PlainFrame>
  )
}
