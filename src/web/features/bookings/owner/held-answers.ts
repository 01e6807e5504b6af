/** How long an answer can be taken back before it is sent, and the mail with it. */
const HOLD_MS = 5000

/** The owner took it back: nothing was sent. */
export class AnswerUndone extends Error {}

interface HeldAnswer {
  send(): void
  undo(): void
  /** The page goes: nothing that waits would come back. */
  leave(): void
}

const held = new Map<string, HeldAnswer>()

/**
 * Resolves when the answer to a booking may go: after a few seconds, or at once when the window is
 * put away. Whoever closes it has answered as well: then `sendLast` has to do.
 */
export function holdAnswer(bookingId: string, sendLast: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      held.delete(bookingId)
      settle()
    }
    const send = end(resolve)
    const timer = setTimeout(send, HOLD_MS)
    const undo = end(() => reject(new AnswerUndone()))
    held.set(bookingId, { send, undo, leave: end(sendLast) })
  })
}

export function undoAnswer(bookingId: string): void {
  held.get(bookingId)?.undo()
}

/** Listens while somebody can answer; what still waits goes when the listener does. */
export function flushOnLeave(): () => void {
  const hide = () => {
    if (document.visibilityState === 'hidden') for (const answer of held.values()) answer.send()
  }
  const leave = () => {
    for (const answer of held.values()) answer.leave()
  }
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('pagehide', leave)
    for (const answer of held.values()) answer.send()
  }
}
