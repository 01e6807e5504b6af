/**
 * Tells the workers of this process that a message was stored. A module of its own and not a part
 * of the context, because messages are stored deep inside transactions that know only their handle.
 * Nothing depends on it being heard: workers also look by themselves.
 */
const listeners = new Set<() => void>()

export function onMessageStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function signalMessageStored(): void {
  for (const listener of listeners) listener()
}
