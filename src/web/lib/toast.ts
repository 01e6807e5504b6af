export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen. */
  duration?: number
}

export type Toast = ToastInput & {
  id: number
  open: boolean
  /** Milliseconds since 1970. */
  shownAt: number
  /** At the upper edge, because what caused it is in the lower half of the window. */
  atTop: boolean
}

const TOAST_LIMIT = 1
const REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
/** A younger toast tells of what changed the page, as 'Welcome back!' does, and goes along with it. */
const OLD_MS = 1000

/*
 * A store outside React: a toast may be fired from a mutation or before the toaster has loaded, and
 * waits here until something shows it. This file stays free of Radix, so that the first load does.
 */
const NONE: readonly Toast[] = []
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()
let toasts = NONE
let lastId = 0
let lastPressY = 0

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
  const shown = { ...input, id: lastId, open: true, shownAt: Date.now(), atTop: isCauseLow() }
  publish([shown, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** Where a finger or the mouse last was: Safari gives a pressed button no focus. */
export function notePress({ clientY }: { clientY: number }): void {
  lastPressY = clientY
}

function isCauseLow(): boolean {
  if (typeof document === 'undefined') return false
  const { activeElement, body } = document
  const y =
    activeElement && activeElement !== body
      ? activeElement.getBoundingClientRect().bottom
      : lastPressY
  return y > window.innerHeight / 2
}

/** On the way to another page: what was said about the old one stays with it. */
export function dismissOldToast({ pathChanged }: { pathChanged: boolean }): void {
  if (!pathChanged) return
  for (const { id, shownAt } of toasts) if (Date.now() - shownAt > OLD_MS) dismissToast(id)
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
