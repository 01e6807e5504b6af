const APOSTROPHES = /['’‘‛`´ʼʻ′]/g
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu

/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/**
 * The one form in which text is stored for search and asked for: lower case, no accents, no
 * apostrophes (Let's = lets), every other sign a space. What comes out holds letters, digits and
 * single spaces only, so it needs no escaping in LIKE or in a full-text phrase.
 */
export function normalise(text: string): string {
  return (
    text
      .replace(APOSTROPHES, '')
      .normalize('NFKD')
      .toLowerCase()
      // Lower-casing can make new marks (İ), and taking apart new apostrophes (ŉ).
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(APOSTROPHES, '')
      .replace(/[ßæœøđł]/g, (letter) => BASE_LETTERS[letter] ?? letter)
      .replace(NOT_LETTER_OR_DIGIT, ' ')
      .trim()
  )
}

export function wordsOf(text: string): string[] {
  const normal = normalise(text)
  return normal === '' ? [] : normal.split(' ')
}

/**
 * Text as it is stored for search: a space on both sides makes ' tax ' a whole word and ' plumb'
 * the beginning of one, so that every way of matching is the one question 'does it contain this?'.
 */
export function searchable(text: string): string {
  return ` ${normalise(text)} `
}
