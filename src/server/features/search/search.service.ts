import type { Context } from '#server/platform/context.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { whenNow } from '#shared/hours/when.ts'
import type { Facets } from '#shared/schemas/business-list.ts'
import { facetsOf } from '#shared/search/facets.ts'
import { BOUNDS } from './bounds.ts'
import { dropEarlierIndexes } from './build-index.ts'
import { findNamed, type NamedBusiness } from './find-named.ts'
import { postgresTextIndex } from './postgres-text-index.ts'
import { isOpen, readHours } from './read-hours.ts'
import { findCountable } from './search.repository.ts'
import { type Asked, type Found, searchCatalogue } from './search-catalogue.ts'
import { findSpecialDaysOf } from './special-days.repository.ts'
import { sqliteTextIndex } from './sqlite-text-index.ts'

const PAGE = { most: BOUNDS.scored, deepest: BOUNDS.read }

export function createSearchService({ clock, db, engine }: Context) {
  const index = engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
  return {
    /** Null without a query: that is the whole list. */
    find: (asked: Asked, size: number): Promise<Found | null> =>
      searchCatalogue({ db, index, now: clock() }, asked, { ...PAGE, size }),

    /** Businesses with these words in their name; the last word may be incomplete. */
    findNamed: (typed: string, limit: number): Promise<NamedBusiness[]> =>
      findNamed({ db, index }, typed, limit),

    /** How many of the whole list, or of a category, each filter would leave. */
    countFacets: async (category: CategorySlug | undefined): Promise<Facets> => {
      const now = clock()
      const all = await findCountable(db, category, BOUNDS.scored + 1)
      const hoursById = await readHours({ db, now }, all)
      const countable = all.map((one) => ({
        ...one,
        isOpen: isOpen(hoursById, one.id, whenNow(now)),
        isOpenThen: true,
      }))
      return facetsOf(countable, {}, all.length <= BOUNDS.scored)
    },

    findSpecialDays: findSpecialDaysOf,

    tidyIndex: async (): Promise<void> => {
      await dropEarlierIndexes({ engine, db }, clock())
      await index.tidy(db)
    },
  }
}

export type SearchService = ReturnType<typeof createSearchService>
