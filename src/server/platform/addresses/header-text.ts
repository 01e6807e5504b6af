/** Line breaks, other control characters, and the marks that reverse the reading direction. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu
const MAX_LENGTH = 150

/**
 * A text from outside on one line, safe for a subject or a name: it cannot start another header, reverse the
 * reading direction, pass for a MIME encoded word, or push the rest out of view.
 */
export function headerText(text: string): string {
  const line = text
    .replace(FORBIDDEN_CHARACTERS, ' ')
    .replaceAll('=?', '= ?')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length <= MAX_LENGTH ? line : `${[...line].slice(0, MAX_LENGTH - 1).join('')}…`
}
