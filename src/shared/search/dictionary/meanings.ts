import { INDUSTRIES, type Industry } from '#shared/catalogue/industries.ts'
import { needlesOfTerm, prune } from '#shared/search/needles.ts'
import { normalise } from '#shared/text/normalise.ts'
import { BODY } from './meanings/body.ts'
import { FOOD } from './meanings/food.ts'
import { HOME } from './meanings/home.ts'
import { LIFE } from './meanings/life.ts'
import { RARE } from './meanings/rare.ts'
import { WANTED } from './meanings/wanted.ts'
import { WORK } from './meanings/work.ts'

/**
 * One thing that people search for, with all its names. The format of a line:
 *
 *   names; only asked | industries | near
 *
 * `names` are synonyms, in English, Afrikaans and isiXhosa: a search for one matches all of them.
 * `only asked` words match as a query, but prove nothing in a text ('fired', 'eyes').
 * `industries` are the ones it belongs to: elsewhere the word is a figure of speech or another trade.
 * `near` are the closest alternatives if nobody offers it: other lines by their first name, or with @ a
 * whole industry.
 */
export interface Meaning {
  /** Its names, normalised. */
  names: readonly string[]
  /** Every query term for it. */
  terms: readonly string[]
  /** The proof in a text that a business offers it. */
  needles: readonly string[]
  near: readonly string[]
  industries: readonly Industry[]
  /** Not a trade, but something wanted in addition to one. */
  isWish: boolean
}

interface Line extends Omit<Meaning, 'near'> {
  nearTo: readonly string[]
}

const listed = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function readLine(line: string, isWish: boolean): Line {
  const [all = '', industries, near] = line.split('|')
  const [names, asked] = all.split(';').map((part) => listed(part).map(normalise))
  return {
    names: names ?? [],
    terms: [...(names ?? []), ...(asked ?? [])],
    needles: prune((names ?? []).flatMap(needlesOfTerm)),
    nearTo: listed(near),
    industries: listed(industries).map(industryOf),
    isWish,
  }
}

function industryOf(name: string): Industry {
  const industry = INDUSTRIES.find((known) => known === name)
  if (!industry) throw new Error(`There is no industry ${name}.`)
  return industry
}

const read = (lines: string, isWish: boolean) =>
  lines
    .trim()
    .split('\n')
    .map((line) => readLine(line, isWish))

const LINES = [
  ...[HOME, FOOD, BODY, WORK, LIFE, RARE].flatMap((lines) => read(lines, false)),
  ...read(WANTED, true),
]

function needlesNear(name: string): readonly string[] {
  if (name.startsWith('@')) return [` ${normalise(industryOf(name.slice(1)))} `]
  const line = LINES.find(({ terms }) => terms.includes(normalise(name)))
  if (!line) throw new Error(`No line has the name ${name}.`)
  return line.needles
}

export const MEANINGS: readonly Meaning[] = LINES.map(({ nearTo, ...line }) => ({
  ...line,
  near: prune(nearTo.flatMap(needlesNear), line.needles),
}))
