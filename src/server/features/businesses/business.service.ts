import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Category, type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import type { BusinessFilter, Facets } from '#shared/schemas/business-list.ts'
import { facetsOf } from '#shared/search/facets.ts'
import { readFilters } from '#shared/search/filters.ts'
import {
  type CardRow,
  type Chosen,
  countPublicBusinesses,
  findCardRows,
  findPublicIds,
  findPublicRows,
  getPausedBusiness,
  getPublicBusiness,
  type PublicBusinessRow,
} from './business.repository.ts'
import { getDetailedBusiness } from './business-detail.repository.ts'
import { cacheCounts } from './cached-counts.ts'
import { BOUNDS } from './search/bounds.ts'
import { findNamed, type NamedBusiness } from './search/find-named.ts'
import type { FoundPage } from './search/find-page.ts'
import { postgresTextIndex } from './search/postgres-text-index.ts'
import { isOpen, readHours } from './search/read-hours.ts'
import { findCountable } from './search/search.repository.ts'
import { type Reading, searchCatalogue } from './search/search-catalogue.ts'
import { findSpecialDaysOf, type SpecialDaysById } from './search/special-days.repository.ts'
import { sqliteTextIndex } from './search/sqlite-text-index.ts'

const UNKNOWN = 'There is no such business.'
const PAGE_SIZE = 24
/** The batch size, so that a long list does not block other requests. */
const BATCH = 500

const SIZE = { size: PAGE_SIZE, most: BOUNDS.scored, deepest: BOUNDS.read }

export interface PageOfRows<Row>
  extends Pick<FoundPage, 'page' | 'pageCount' | 'total' | 'totalIsExact' | 'facets'> {
  rows: Row[]
  /** When it was read. */
  at: Date
  specialDays: SpecialDaysById
  /** How the search understood the query and each result; null for a page of the plain list. */
  reading: (Reading & Pick<FoundPage, 'results' | 'inPlace'>) | null
}

export function createBusinessService(context: Context) {
  const { db, clock } = context
  const index = context.engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex

  const countOf = cacheCounts(context.catalogue, (category: CategorySlug | undefined) =>
    countPublicBusinesses(db, category),
  )

  // 'Open now' changes by the minute.
  const byMinute = () => `${context.catalogue.current()} ${Math.floor(clock().getTime() / 60_000)}`
  const facetsOfList = cacheCounts(
    { current: byMinute },
    async (category: CategorySlug | undefined): Promise<Facets> => {
      const now = clock()
      const all = await findCountable(db, category, BOUNDS.scored + 1)
      const hoursById = await readHours({ db, now }, all)
      const countable = all.map((one) => ({ ...one, isOpen: isOpen(hoursById, one.id, now) }))
      return facetsOf(countable, {}, all.length <= BOUNDS.scored)
    },
  )

  /** Without words and area: a page of the whole list, with its total. */
  const listPage = async (category: CategorySlug | undefined, asked: number) => {
    const total = await countOf(category)
    const pageCount = Math.ceil(total / PAGE_SIZE)
    const page = Math.max(1, Math.min(asked, pageCount))
    const chosen = { category, from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }
    return { chosen, page, pageCount, total, totalIsExact: true }
  }

  /** A page of the matches, or of the whole list if there is no query. */
  const findChosen = async (filter: BusinessFilter) => {
    const { q = '', area = '', category, page = 1 } = filter
    const found = await searchCatalogue(
      { db, index, now: clock() },
      { q, area, category, filters: readFilters(filter), page },
      SIZE,
    )
    if (!found) {
      const facets = await facetsOfList(category)
      return { ...(await listPage(category, page)), facets, reading: null, specialDays: null }
    }
    const { results, page: at, pageCount, total, totalIsExact, facets, ...more } = found
    const { specialDays, ...reading } = more
    return {
      chosen: results.map(({ id }) => id),
      page: at,
      pageCount,
      total,
      totalIsExact,
      facets,
      specialDays,
      reading: { ...reading, results },
    }
  }

  const findRows = async <Row extends { id: string }>(
    filter: BusinessFilter,
    read: (db: Db, chosen: Chosen) => Promise<Row[]>,
  ): Promise<PageOfRows<Row>> => {
    const { chosen, ...found } = await findChosen(filter)
    const rows = await read(db, chosen)
    const at = clock()
    const ids = rows.map(({ id }) => id)
    const specialDays = found.specialDays ?? (await findSpecialDaysOf(db, ids, at))
    return { ...found, rows, at, specialDays }
  }

  return {
    get: async (id: string): Promise<PublicBusinessRow> => {
      const business = isId(id) ? await getPublicBusiness(db, id) : undefined
      if (!business) throw new Refusal('not-found', UNKNOWN)
      return business
    },

    /** With the figures of its reviews, and whether there is anything about how it is booked. */
    getDetailed: async (id: string) => {
      const found = isId(id) ? await getDetailedBusiness(db, id) : undefined
      if (!found) throw new Refusal('not-found', UNKNOWN)
      return found
    },

    /** Undefined if it does not exist, is public, or was never paid for. */
    getPaused: async (id: string) => (isId(id) ? getPausedBusiness(db, id) : undefined),

    find: (filter: BusinessFilter): Promise<PageOfRows<PublicBusinessRow>> =>
      findRows(filter, findPublicRows),

    /** The same page, with only the fields of a card. */
    findCards: (filter: BusinessFilter): Promise<PageOfRows<CardRow>> =>
      findRows(filter, findCardRows),

    /** Businesses with these words in their name; the last word may be incomplete. */
    findNamed: (typed: string, limit: number): Promise<NamedBusiness[]> =>
      findNamed({ db, index }, typed, limit),

    tidyIndex: (): Promise<void> => index.tidy(db),

    /** The public ones among them, in this order. */
    findCardsOf: async (named: readonly string[]) => {
      const rows = await findCardRows(db, named.filter(isId))
      const at = clock()
      const ids = rows.map(({ id }) => id)
      return { rows, at, specialDays: await findSpecialDaysOf(db, ids, at) }
    },

    /** Every public business, or every one of a category, in batches. */
    findAll: async function* (category?: CategorySlug): AsyncGenerator<PublicBusinessRow[]> {
      const ids = await findPublicIds(db, category)
      for (let from = 0; from < ids.length; from += BATCH) {
        yield await findPublicRows(db, ids.slice(from, from + BATCH))
        await nextTurn()
      }
    },

    getCategory: (slug: string): Category => {
      const category = getCategory(slug)
      if (!category) throw new Refusal('not-found', 'There is no such category.')
      return category
    },
  }
}

export type BusinessService = ReturnType<typeof createBusinessService>
