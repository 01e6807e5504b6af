import { useRef } from 'react'

/**
 * An idempotency key: the same input keeps it, so that a double click or a retry after a lost answer books
 * once; changed input gets a new key, so that a correction is not taken for a repeat.
 */
export function useRequestKey(): (words: unknown) => string {
  const last = useRef({ words: '', key: '' })
  return (words) => {
    const text = JSON.stringify(words)
    if (last.current.words !== text) last.current = { words: text, key: randomKey() }
    return last.current.key
  }
}

/** Not randomUUID, which browsers offer only on secure origins. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
