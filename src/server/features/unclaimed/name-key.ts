import { normalise } from '#shared/text/normalise.ts'

const SMALL_WORDS = new Set(['pty', 'ltd', 'cc', 't', 'a', 'ta', 'the', 'and', 'die', 'en'])

/** What is left of a name without small words and its suburb's: the same for every branch of a chain. */
export function nameKey(name: string, suburb: string | null): string {
  const place = new Set(normalise(suburb ?? '').split(' '))
  const words = normalise(name).split(' ')
  return words.filter((word) => !SMALL_WORDS.has(word) && !place.has(word)).join(' ')
}
