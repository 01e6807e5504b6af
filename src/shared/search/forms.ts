import { singular } from './needles.ts'

const VOWELS = 'aeiou'
const isDoubled = (text: string) => text.length > 2 && text.at(-1) === text.at(-2)

/** The shortest word that verbs and their doers are made of: 'car' makes no 'carer' or 'caring'. */
const SHORTEST_STEM = 4

/**
 * A word with its forms: 'grooming' also stands for groom, groomer and groomers. Made by rule, so some
 * of them are no words; those stand in no text and cost nothing.
 */
export function formsOf(word: string): string[] {
  const one = singular(word)
  const forms = new Set([word, one, ...pluralsOf(one)])
  const stem = stemOf(one)
  if (stem.length >= SHORTEST_STEM && /^[a-z]+$/.test(stem)) {
    const last = stem.at(-1) ?? ''
    const stems = [stem]
    if (!VOWELS.includes(last) && !isDoubled(stem)) stems.push(`${stem}${last}`)
    for (const base of stems)
      for (const ending of ['ing', 'er', 'ers', 'ed']) forms.add(`${base}${ending}`)
    if (stem !== one) for (const base of [stem, `${stem}e`]) forms.add(base).add(`${base}s`)
  }
  return [...forms]
}

function pluralsOf(one: string): string[] {
  if (/[^aeiou]y$/.test(one)) return [`${one.slice(0, -1)}ies`]
  return /(?:s|x|z|ch|sh)$/.test(one) ? [`${one}es`] : [`${one}s`]
}

/** What is left without the ending of a doer or of doing: 'til' of tiler, tiling and tile. */
function stemOf(word: string): string {
  for (const ending of ['ing', 'er', 'ed']) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const stem = word.slice(0, -ending.length)
    return isDoubled(stem) && !/(?:ss|ll)$/.test(stem) ? stem.slice(0, -1) : stem
  }
  return word.endsWith('e') ? word.slice(0, -1) : word
}
