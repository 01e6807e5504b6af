import { AREAS } from '#shared/places/areas.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { parseQuery } from '#shared/search/query.ts'

/** What a visitor searched for before. Nothing else of the address is used. */
export interface SearchSource {
  words: string[]
  /** A suburb or area of our own list; null for a street, or anything else. */
  suburb: string | null
}

const NOTHING: SearchSource = { words: [], suburb: null }
const MOST_WORDS = 4
const LONGEST_WORD = 30
/** Letters, with spaces between; no numbers, which could be somebody's. */
const PLAIN_WORD = /^\p{L}[\p{L} ]+$/u

const NAME_OF_SLUG: ReadonlyMap<string, string> = new Map(
  [...AREAS.filter((area) => area !== 'Other'), ...SUBURBS.map(({ name }) => name)].map((name) => [
    placeSlug(name),
    name,
  ]),
)
const NAMES = new Set(NAME_OF_SLUG.values())

/** `from` is the address of the page that the visitor came from, as the browser says. */
export function readSearchSource(from: string): SearchSource {
  if (!from.startsWith('/') || !URL.canParse(from, 'http://here')) return NOTHING
  const { pathname, searchParams } = new URL(from, 'http://here')
  const [, page, first, second] = pathname.split('/')
  if (page === 'search')
    return readQuery(searchParams.get('q') ?? '', searchParams.get('area') ?? '')
  if (page === 'area') return { words: [], suburb: NAME_OF_SLUG.get(first ?? '') ?? null }
  if (page === 'category') return { words: [], suburb: NAME_OF_SLUG.get(second ?? '') ?? null }
  return NOTHING
}

function readQuery(q: string, area: string): SearchSource {
  const parsed = parseQuery(q, area)
  const words = parsed.words
    .map(({ typed }) => typed)
    .filter((word) => word.length <= LONGEST_WORD && PLAIN_WORD.test(word))
  const place = parsed.area?.name ?? ''
  return {
    words: [...new Set(words)].slice(0, MOST_WORDS),
    suburb: NAMES.has(place) ? place : null,
  }
}
