/** How long an answer can be undone before it and its mail are sent. */
const HOLD_MS = 5000

/** The owner undid it: nothing was sent. */
export class AnswerUndone extends Error {}

interface HeldAnswer {
  send(): void
  undo(): void
  /** The page is closing: a pending request would be lost. */
  leave(): void
}

const held = new Map<string, HeldAnswer>()

/**
 * Resolves when the answer to a booking may be sent: after a few seconds, or at once when the window is
 * hidden. When the page is closed, the answer is sent with `sendLast`.
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

/** Installs the listeners while answers are possible; on removal, pending answers are sent. */
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
