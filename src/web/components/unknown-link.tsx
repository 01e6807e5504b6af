import { PlainFrame } from './layout/plain-frame.tsx'
import { NotFoundState } from './ui/feedback/empty-state.tsx'

/** For links in messages: truncated, or for something that was deleted. */
export function UnknownLink() {
  return (
    <PlainFrame>
      <NotFoundState
        title="Part of the link is missing"
        text="Please open the whole link from the message again. The page may also be gone."
      />
    </PlainFrame>
  )
}
