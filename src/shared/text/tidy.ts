/**
 * Characters that change the reading direction of everything after them. The marks that right-to-left writers
 * type do not.
 */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/** Numbers and addresses copied from a phone often contain them. */
export const withoutDirectionMarks = (text: string) => text.replace(DIRECTION_MARKS, '')

/** Spaces, and characters without a glyph. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * A cleaned-up text: without NUL, which PostgreSQL cannot store, with one kind of line break, and empty if
 * nothing in it is visible.
 */
export function tidy(text: string): string {
  const plain = withoutDirectionMarks(text.replaceAll('\u0000', ''))
  return INVISIBLE.test(plain) ? '' : plain.replace(/\r\n?/g, '\n').trim()
}
