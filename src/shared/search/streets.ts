import { suburbOfStreet } from '#shared/places/suburbs.ts'
import { PREPOSITIONS, STOP_WORDS } from './dictionary/stop-words.ts'

/** How the name of a street ends, with what its address may say instead. */
const ENDINGS: readonly string[][] = [
  'street straat st',
  'road rd weg',
  'avenue ave laan',
  'drive',
  'boulevard blvd',
  'crescent',
].map((ending) => ending.split(' '))
/** Too often something else where it is typed: 'Goggas Weg', 'dr', 'st james'. */
const NOT_TYPED = ['st', 'weg']

const titled = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

export interface FoundStreet {
  name: string
  /** Every way to write it. */
  spellings: string[]
  start: number
  end: number
}

/**
 * 'books long street', 'coffee in long street please': a street where a question ends, or behind a
 * preposition. Elsewhere it is part of a name, or no street at all: 'Strand Street Barber', 'street parking'.
 */
export function findStreet(words: readonly string[]): FoundStreet | null {
  for (let at = 1; at < words.length; at++) {
    const ending = words[at] ?? ''
    const endings = NOT_TYPED.includes(ending)
      ? undefined
      : ENDINGS.find((known) => known.includes(ending))
    const first = words[at - 1] ?? ''
    // 'learn to drive'
    if (!endings || first === '' || STOP_WORDS.has(first)) continue
    const isLast = words.slice(at + 1).every((word) => word === '')
    // 'lower main road', 'sir lowry road'
    const isLong = suburbOfStreet(words.slice(at - 2, at + 1).join(' ')) !== undefined
    const start = isLong ? at - 2 : at - 1
    if (!isLast && !PREPOSITIONS.has(words[start - 1] ?? '')) continue
    const names = words.slice(start, at)
    const spellings = endings.map((known) => [...names, known].join(' '))
    const name = [...names, ending].map(titled).join(' ')
    return { name, spellings, start, end: at + 1 }
  }
  return null
}
