export const COLOURWAYS = ['bay', 'sun', 'coral', 'sage', 'pink'] as const

export type Sign = { text: string; size: number /** Squeeze to this width. */; width?: number }

/** The space on the sign between its gold lines. */
const BOARD_WIDTH = 222
const LONGEST_UNSQUEEZED = 20
const LONGEST_PAINTED = 24
const MAX_INITIALS = 4
const SMALL_WORDS = new Set(['the', 'and', 'of', 'at', 'in', 'on', 'for', 'by', 'van', 'die', 'en'])

/** The same business has the same colour on every page and visit (FNV-1a over the id). */
export function colourwayOf(id: string | number): (typeof COLOURWAYS)[number] {
  let hash = 0x811c9dc5
  for (const char of String(id)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return COLOURWAYS[hash % COLOURWAYS.length] ?? 'bay'
}

/** The text of the sign: the name, smaller if it is longer, and initials if it does not fit. */
export function signFor(name: string): Sign {
  const text = name.trim().replace(/\s+/g, ' ')
  const length = [...text].length
  if (length > LONGEST_PAINTED) return { text: initialsOf(text), size: 22 }
  if (length > LONGEST_UNSQUEEZED) return { text, size: 17, width: BOARD_WIDTH }
  if (length > 18) return { text, size: 17 }
  if (length > 15) return { text, size: 19 }
  return { text, size: 22 }
}

function initialsOf(name: string): string {
  const words = name.split(/[\s/-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const contentWords = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
  const chosen = contentWords.length > 0 ? contentWords : words
  return chosen
    .slice(0, MAX_INITIALS)
    .map((word) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toUpperCase())
    .join('')
}
