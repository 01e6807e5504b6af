const APOSTROPHES = /['’‘‛`´ʼʻ′]/g
const NOT_LETTER_OR_DIGIT = /[^\p{L}\p{N}]+/gu

/** Letters that Unicode does not decompose into a base letter and a mark. */
const BASE_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/**
 * The normal form of texts and queries for search: lower case, no accents, no apostrophes (Let's = lets),
 * every other sign a space. The result has only letters, digits and single spaces, so it needs no escaping in
 * LIKE or in a full-text phrase.
 */
export function normalise(text: string): string {
  return (
    text
      .replace(APOSTROPHES, '')
      .normalize('NFKD')
      .toLowerCase()
      // Lower-casing can create marks (İ), and decomposing can create apostrophes (ŉ).
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
 * Text as stored for search: with a space on both sides, ' tax ' is a whole word and ' plumb' a prefix, so
 * that every kind of match is a substring test.
 */
export function searchable(text: string): string {
  return ` ${normalise(text)} `
}
