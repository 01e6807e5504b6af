import { useRef } from 'react'

/**
 * A key for what is being sent: the same words keep it, so that a double click or a retry after a
 * lost answer books once; other words get another, so that a correction is not taken for a repeat.
 */
export function useRequestKey(): (words: unknown) => string {
  const last = useRef({ words: '', key: '' })
  return (words) => {
    const text = JSON.stringify(words)
    if (last.current.words !== text) last.current = { words: text, key: randomKey() }
    return last.current.key
  }
}

/** Not randomUUID, which browsers keep for secure addresses. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
