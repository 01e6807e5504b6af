export interface ToastUndo {
  /** How long it can be undone, whatever keeps the toast on screen. */
  seconds: number
  run: () => Promise<void>
  /** Takes it back as well, and goes where it can be done in another way. */
  instead?: { label: string; run: () => Promise<void> }
}

/** Of a toast that a newer one has replaced. */
export interface EarlierUndo extends ToastUndo {
  title: string
  about: string | undefined
  /** Milliseconds since 1970. */
  until: number
}

export type ToastInput = {
  title: string
  description?: string
  /** Where to go next. */
  link?: { label: string; href: string }
  undo?: ToastUndo | undefined
  /** Whom it is about, where several toasts may say the same. */
  about?: string | undefined
  variant?: 'default' | 'destructive'
  /** Milliseconds on screen. */
  duration?: number
}

export type Toast = ToastInput & {
  id: number
  open: boolean
  /** Milliseconds since 1970. */
  shownAt: number
  /** At the upper edge, because its cause is in the lower half of the window. */
  atTop: boolean
  /** What can still be undone, although the toast that said so was replaced. */
  earlier: EarlierUndo[]
}

const TOAST_LIMIT = 1
const REMOVE_DELAY_MS = 1_000_000
export const TOAST_DURATION_MS = 5000
/** With a link: time to read and to reach it. */
export const LINK_DURATION_MS = 15_000
/** A younger toast is about the navigation itself, like 'Welcome back!', and stays on the new page. */
const OLD_MS = 1000

/*
 * A store outside React: a toast may be fired from a mutation or before the toaster has loaded, and
 * waits here until something shows it.
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

/** A newer toast does not take Undo away, unless it is about the same or the older one was closed. */
function findEarlierUndos({ about }: ToastInput): EarlierUndo[] {
  const [last] = toasts
  if (!last?.open) return []
  const { undo, title, shownAt } = last
  const own = undo && { ...undo, title, about: last.about, until: shownAt + undo.seconds * 1000 }
  return [...(own ? [own] : []), ...last.earlier].filter(
    ({ until, about: other }) => until > Date.now() && (about === undefined || other !== about),
  )
}

/** Takes it off its toast, which stays only for another one. True if it is closed. */
export function takeUndo(id: number, taken: ToastUndo): boolean {
  const [shown] = toasts
  if (shown?.id !== id) return true
  const earlier = shown.earlier.filter((undo) => undo !== taken)
  const undo = shown.undo === taken ? undefined : shown.undo
  publish([{ ...shown, earlier, undo }])
  if (undo || earlier.length > 0) return false
  dismissToast(id)
  return true
}

/** Shows a message. A newer one replaces the one on screen. */
export function toast(input: ToastInput): number {
  lastId += 1
  const shown = {
    ...input,
    id: lastId,
    open: true,
    shownAt: Date.now(),
    atTop: isTriggerInLowerHalf(),
    earlier: findEarlierUndos(input),
  }
  publish([shown, ...toasts].slice(0, TOAST_LIMIT))
  return lastId
}

/** The last pointer position: Safari does not focus a clicked button. */
export function notePress({ clientY }: { clientY: number }): void {
  lastPressY = clientY
}

function isTriggerInLowerHalf(): boolean {
  if (typeof document === 'undefined') return false
  const { activeElement, body } = document
  const y =
    activeElement && activeElement !== body
      ? activeElement.getBoundingClientRect().bottom
      : lastPressY
  return y > window.innerHeight / 2
}

/** On navigation: messages about the old page are closed. */
export function dismissOldToast({ pathChanged }: { pathChanged: boolean }): void {
  if (!pathChanged) return
  for (const { id, shownAt } of toasts) if (Date.now() - shownAt > OLD_MS) dismissToast(id)
}

/** Closes one toast, or all. It is removed later, so that it can animate out with its text. */
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

/** During server rendering there is nobody to show a toast to. */
export function readServerToasts(): readonly Toast[] {
  return NONE
}
