import type { Span } from './area-part.ts'
import { STOP_WORDS } from './dictionary/stop-words.ts'

/** A number of people in the words of a query. */
export interface FoundPeople extends Span {
  count: number
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PEOPLE = new Set('people persons pax guests mense gaste adults abantu'.split(' '))
const FOR = new Set(['for', 'vir', 'of'])
/** Beside one of these a number in letters is a number of people: 'retreat for two' may be a name. */
const TABLE = new Set('table tafel dinner lunch supper breakfast brunch party group'.split(' '))
const TIMES = new Set('tonight today tomorrow vanaand vandag'.split(' '))

/** 'table for 8', 'lunch for two', '20 people': the words of the number are no words to search for. */
export function findPeople(words: readonly string[]): FoundPeople | null {
  for (const [at, word] of words.entries()) {
    const written = NUMBERS.indexOf(word) + 1
    const count = /^\d\d?$/.test(word) ? Number(word) : written
    if (count === 0) continue
    const next = words[at + 1] ?? ''
    const isAfterFor = FOR.has(words[at - 1] ?? '')
    if (PEOPLE.has(next)) return { count, start: isAfterFor ? at - 1 : at, end: at + 2 }
    const isTable = TABLE.has(words[at - 2] ?? '')
    if (isAfterFor && (isTable || (written === 0 && endsHere(next))))
      return { count, start: at - 1, end: at + 1 }
  }
  return null
}

/** Nothing that is counted follows: '2 geysers' are no people. */
const endsHere = (next: string) =>
  next === '' || STOP_WORDS.has(next) || TIMES.has(next) || next.endsWith('day')
