/** Line ends, other control characters, and the marks that turn the reading direction about. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const MAX_LENGTH = 150

/**
 * A text from outside on one line, fit for a subject or a name: it cannot start a header of its
 * own, hide its direction, pass for a word in MIME's own code, or push the rest out of sight.
 */
export function headerText(text: string): string {
  const line = text.replace(UNFIT, ' ').replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim()
  return line.length <= MAX_LENGTH ? line : `${[...line].slice(0, MAX_LENGTH - 1).join('')}…`
}
