import type { Context } from '#server/platform/context.ts'
import type { Suggestion } from '#shared/schemas/suggestion.ts'
import { placesBeginning, tradesBeginning } from '#shared/search/known-terms.ts'
import { singular } from '#shared/search/needles.ts'
import { normalise } from '#shared/search/normalise.ts'
import { createServiceNames } from './service-names.ts'
import { findNamesBeginning } from './suggestion.repository.ts'

/** A single letter begins everything. */
const FEWEST_LETTERS = 2
const MOST = { trades: 3, services: 3, places: 2, businesses: 3, inAreaBox: 6 }
/** Of so many names in the order of the alphabet the best are shown. */
const NAMES_READ = 40

/** What somebody may be about to type. */
export function createSuggestionService(context: Context) {
  const servicesBeginning = createServiceNames(context)

  const businessesBeginning = async (typed: string): Promise<Suggestion[]> => {
    const found = await findNamesBeginning(context.db, ` ${typed}`, NAMES_READ)
    return found
      .sort((a, b) => (a.plan === b.plan ? b.rankScore - a.rankScore : a.plan < b.plan ? 1 : -1))
      .slice(0, MOST.businesses)
      .map(({ id, businessName }) => ({ kind: 'business', label: businessName, id }))
  }

  const named = (kind: Suggestion['kind'], labels: readonly string[]): Suggestion[] =>
    labels.map((label) => ({ kind, label }))

  return {
    find: async (text: string, box: 'need' | 'area'): Promise<Suggestion[]> => {
      const typed = normalise(text)
      if (typed.length < FEWEST_LETTERS) return []
      if (box === 'area') return named('place', placesBeginning(typed, MOST.inAreaBox))
      const trades = tradesBeginning(typed, MOST.trades)
      const services = (await servicesBeginning(typed, MOST.services + MOST.trades)).filter(
        (label) => !trades.includes(singular(normalise(label))),
      )
      return [
        ...named('trade', trades),
        ...named('service', services.slice(0, MOST.services)),
        ...named('place', placesBeginning(typed, MOST.places)),
        ...(await businessesBeginning(typed)),
      ]
    },
  }
}

export type SuggestionService = ReturnType<typeof createSuggestionService>
