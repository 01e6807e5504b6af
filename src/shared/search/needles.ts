/**
 * A needle is a piece of normalised text that a searchable text contains or not. Each has at least
 * three characters, so that a trigram index can serve every one of them.
 */
const TRIGRAM = 3

/** 'brakes' and 'brake', 'bakeries' and 'bakery', 'taxes' and 'tax' are treated the same. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sh|ch|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * Words that we add ourselves must not match unrelated ones. A long term is a prefix (plumber finds
 * plumbers); a short one matches only whole words, since longer words are unrelated: tax and taxi, car and
 * carpet, law and lawn.
 */
export function needlesOfTerm(term: string): string[] {
  if (term.length < TRIGRAM) return [` ${term} `]
  const plural = term.endsWith('x') ? `${term}es` : `${term}s`
  return term.length < 5 ? [` ${term} `, ` ${plural} `] : [` ${term}`]
}

/**
 * A typed word matches anywhere in the text, as the product promises ('burger' in 'Steakburgers'), with its
 * singular. Exceptions: one or two letters would match everywhere, and a short word with a known meaning
 * matches as a whole word ('hair' is no chair).
 */
export function needlesOfTyped(typed: string, known: boolean): string[] {
  const stem = singular(typed)
  const letters = [...typed].length
  if (letters < TRIGRAM) return letters === 1 ? [` ${typed} `] : [` ${typed}`]
  if (known && stem.length === 3) return needlesOfTerm(stem)
  if (known && stem.length === 4) return [` ${stem}`]
  // A stem of three letters ('kid' of 'kids') would match kidneys. Some characters are two code units.
  return [...stem].length > TRIGRAM ? prune([stem, typed]) : [typed]
}

/** Removes needles that a shorter one covers. */
export function prune(needles: readonly string[], covered: readonly string[] = []): string[] {
  const unique = [...new Set(needles)]
  return unique.filter(
    (needle) =>
      !covered.some((other) => needle.includes(other)) &&
      !unique.some((other) => other !== needle && needle.includes(other)),
  )
}
