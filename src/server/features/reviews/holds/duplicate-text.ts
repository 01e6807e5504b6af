import { createHash } from 'node:crypto'

/** Many people write short praise in the same words. */
const MIN_LETTERS = 25
/** The share of common trigrams above which a text is a copy. */
const SAME = 0.8

/** Letters and digits only, in lower case: what stays the same in a disguised copy. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** The same for the same words, or null if they are too few to be meaningful. */
export function hashWords(comment: string | null): string | null {
  const text = bare(comment ?? '')
  if (text.length < MIN_LETTERS) return null
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at += 1) found.add(text.slice(at, at + 3))
  return found
}

/** Whether one of the known texts is nearly the same. */
export function isNearCopy(comment: string, known: readonly string[]): boolean {
  const text = bare(comment)
  if (text.length < MIN_LETTERS) return false
  const own = trigrams(text)
  return known.some((other) => {
    const others = trigrams(bare(other))
    let common = 0
    for (const three of own) if (others.has(three)) common += 1
    return common / (own.size + others.size - common) > SAME
  })
}
