import { singular } from '#shared/search/needles.ts'

const VOWELS = 'aeiou'
const isDoubled = (text: string) => text.length > 2 && text.at(-1) === text.at(-2)

/** The minimum length for derived forms: 'car' must not produce 'carer' or 'caring'. */
const SHORTEST_STEM = 4

/**
 * A word with its forms: 'grooming' also matches groom, groomer and groomers. Derived by rule, so some are no
 * real words; those occur in no text and cost nothing.
 */
export function formsOf(word: string): string[] {
  const one = singular(word)
  const forms = new Set([word, one, ...pluralsOf(one)])
  const stem = stemOf(one)
  if (stem.length >= SHORTEST_STEM && /^[a-z]+$/.test(stem)) {
    const last = stem.at(-1) ?? ''
    const stems = [stem]
    // 'bake' makes baking, but no bakking.
    const isOpen = one === `${stem}e`
    if (!isOpen && !VOWELS.includes(last) && !isDoubled(stem)) stems.push(`${stem}${last}`)
    for (const base of stems)
      for (const ending of ['ing', 'er', 'ers', 'ed']) forms.add(`${base}${ending}`)
    // 'tripe' is no trip.
    if (stem !== one && !isOpen)
      for (const base of [stem, `${stem}e`]) forms.add(base).add(`${base}s`)
  }
  return [...forms]
}

function pluralsOf(one: string): string[] {
  if (/[^aeiou]y$/.test(one)) return [`${one.slice(0, -1)}ies`]
  return /(?:s|x|z|ch|sh)$/.test(one) ? [`${one}es`] : [`${one}s`]
}

/** The stem: 'til' for tiler, tiling and tile. */
function stemOf(word: string): string {
  for (const ending of ['ing', 'er', 'ed']) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const stem = word.slice(0, -ending.length)
    return isDoubled(stem) && !/(?:ss|ll)$/.test(stem) ? stem.slice(0, -1) : stem
  }
  return word.endsWith('e') ? word.slice(0, -1) : word
}
