import type { SearchService } from '#server/features/search/search.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Suggestion } from '#shared/schemas/suggestion.ts'
import { placesBeginning, placesLike, tradesBeginning } from '#shared/search/known-terms.ts'
import { singular } from '#shared/search/needles.ts'
import { normalise } from '#shared/text/normalise.ts'
import { createServiceNames } from './service-names.ts'
import { findNamesBeginning } from './suggestion.repository.ts'

/** A single letter matches everything. */
const MIN_LETTERS = 2
const MOST = { trades: 3, services: 3, places: 2, businesses: 3, inAreaBox: 6 }
/** The best of this many names in alphabetical order are shown. */
const NAMES_READ = 40

/** Completions of what a visitor types. */
export function createSuggestionService(context: Context, search: SearchService) {
  const services = createServiceNames(context)

  /** Names that begin with the text come before names with a later word that does. */
  const businessesBeginning = async (typed: string): Promise<Suggestion[]> => {
    const whole = best(await findNamesBeginning(context.db, ` ${typed}`, NAMES_READ))
    const isFull = whole.length >= MOST.businesses
    const inside = isFull ? [] : best(await search.findNamed(typed, NAMES_READ))
    const found = new Map([...whole, ...inside].map((one) => [one.id, one]))
    return [...found.values()]
      .slice(0, MOST.businesses)
      .map(({ id, businessName }) => ({ kind: 'business', label: businessName, id }))
  }

  const named = (kind: Suggestion['kind'], labels: readonly string[]): Suggestion[] =>
    labels.map((label) => ({ kind, label }))

  return {
    find: async (text: string, box: 'need' | 'area'): Promise<Suggestion[]> => {
      const typed = normalise(text)
      if (typed.length < MIN_LETTERS) return []
      if (box === 'area') return named('place', placesMeant(typed, MOST.inAreaBox))
      const trades = tradesBeginning(typed, MOST.trades)
      const offered = services
        .beginning(typed, MOST.services + MOST.trades)
        .filter((label) => !trades.includes(singular(normalise(label))))
      const found = [
        ...named('trade', trades),
        ...named('service', offered.slice(0, MOST.services)),
        ...named('place', placesBeginning(typed, MOST.places)),
        ...(await businessesBeginning(typed)),
      ]
      return found.length > 0 ? found : named('place', placesLike(typed, MOST.places))
    },

    /** Called at start: reads what is offered in the city. */
    warm: services.refresh,
  }
}

function placesMeant(typed: string, most: number): string[] {
  const found = placesBeginning(typed, most)
  return found.length > 0 ? found : placesLike(typed, most)
}

type NamedBusiness = Awaited<ReturnType<SearchService['findNamed']>>[number]

/** PREMIUM first, then the better rated. */
const best = (named: readonly NamedBusiness[]) =>
  named.toSorted((a, b) =>
    a.plan === b.plan ? b.rankScore - a.rankScore : a.plan < b.plan ? 1 : -1,
  )

export type SuggestionService = ReturnType<typeof createSuggestionService>
