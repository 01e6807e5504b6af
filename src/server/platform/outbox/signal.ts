/**
 * Tells the workers of this process that a message was stored. A module and not a part of the context,
 * because messages are stored deep inside transactions, where only the database handle is at hand. Nothing
 * depends on it: workers also poll.
 */
const listeners = new Set<() => void>()

export function onMessageStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function signalMessageStored(): void {
  for (const listener of listeners) listener()
}
