export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen. */
  duration?: number
}

export type Toast = ToastInput & { id: number; open: boolean }

const TOAST_LIMIT = 1
const REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000

/*
 * A store outside React: a toast may be fired from a mutation or before the toaster has loaded, and
 * waits here until something shows it. This file stays free of Radix, so that the first load does.
 */
const NONE: readonly Toast[] = []
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()
let toasts = NONE
let lastId = 0

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const [id, timer] of removals) {
    if (next.some((shown) => shown.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}

/** Shows a message. A newer one takes the place of the one on screen. */
export function toast(input: ToastInput): number {
  lastId += 1
  publish([{ ...input, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** Closes one toast, or all. It leaves the store later, so that it can slide out with its text. */
export function dismissToast(id?: number): void {
  const closing = toasts.filter((shown) => shown.open && (id === undefined || shown.id === id))
  if (closing.length === 0) return
  for (const { id: closingId } of closing) {
    removals.set(
      closingId,
      setTimeout(() => publish(toasts.filter((shown) => shown.id !== closingId)), REMOVE_DELAY_MS),
    )
  }
  publish(toasts.map((shown) => (closing.includes(shown) ? { ...shown, open: false } : shown)))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readToasts(): readonly Toast[] {
  return toasts
}

/** While rendering on the server there is nobody to show a toast to. */
export function readServerToasts(): readonly Toast[] {
  return NONE
}
