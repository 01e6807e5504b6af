/*
 * The browser makes everything outside the topmost modal dialog inert, toasts and tooltips too: they must be
 * inside it to be read and pressed. This store tells them which one that is.
 */
const listeners = new Set<() => void>()
let dialogs: readonly HTMLDialogElement[] = []

function publish(next: readonly HTMLDialogElement[]): void {
  dialogs = next
  for (const listener of listeners) listener()
}

/** Returns what to call when it closes. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  publish([...dialogs, dialog])
  return () => publish(dialogs.filter((other) => other !== dialog))
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readTopDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null
}
