import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FoundPage } from '#server/features/search/find-page.ts'
import type { SearchService } from '#server/features/search/search.service.ts'
import type { Reading } from '#server/features/search/search-catalogue.ts'
import { cacheByVersion } from '#server/platform/cache/cache-by-version.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { type Category, type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
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
  type Listed,
  type PublicBusinessRow,
} from './business.repository.ts'
import { getDetailedBusiness } from './business-detail.repository.ts'

const UNKNOWN = 'We can’t find that business.'
const PAGE_SIZE = 24
/** The batch size, so that a long list does not block other requests. */
const BATCH = 500

export interface PageOfRows<Row>
  extends Pick<FoundPage, 'page' | 'pageCount' | 'total' | 'totalIsExact' | 'facets'> {
  rows: Row[]
  /** When it was read. */
  at: Date
  specialDays: Awaited<ReturnType<SearchService['findSpecialDays']>>
  /** How the search understood the query and each result; null for a page of the plain list. */
  reading: (Reading & Pick<FoundPage, 'results' | 'inPlace'>) | null
}

export function createBusinessService(context: Context, search: SearchService) {
  const { db, clock } = context

  // Counting a long list takes longer than reading any of its pages.
  const countOf = cacheByVersion(context.catalogue, (category: CategorySlug | undefined) =>
    countPublicBusinesses(db, category),
  )

  // 'Open now' changes by the minute.
  const byMinute = () => `${context.catalogue.current()} ${Math.floor(clock().getTime() / 60_000)}`
  const facetsOfList = cacheByVersion({ current: byMinute }, search.countFacets)

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
    const asked = { q, area, category, filters: readFilters(filter), page }
    const found = await search.find(asked, PAGE_SIZE)
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
    const specialDays = found.specialDays ?? (await search.findSpecialDays(db, ids, at))
    return { ...found, rows, at, specialDays }
  }

  return {
    get: async (id: string): Promise<PublicBusinessRow> => {
      const business = isId(id) ? await getPublicBusiness(db, id) : undefined
      if (!business) throw new AppError('not-found', UNKNOWN)
      return business
    },

    /** With the figures of its reviews, and whether there is anything about how it is booked. */
    getDetailed: async (id: string) => {
      const found = isId(id) ? await getDetailedBusiness(db, id) : undefined
      if (!found) throw new AppError('not-found', UNKNOWN)
      return found
    },

    /** Undefined if it does not exist, is public, or was never paid for. */
    getPaused: async (id: string) => (isId(id) ? getPausedBusiness(db, id) : undefined),

    find: (filter: BusinessFilter): Promise<PageOfRows<Listed<PublicBusinessRow>>> =>
      findRows(filter, findPublicRows),

    /** The same page, with only the fields of a card. */
    findCards: (filter: BusinessFilter): Promise<PageOfRows<Listed<CardRow>>> =>
      findRows(filter, findCardRows),

    /** The public ones among them, in this order. */
    findCardsOf: async (named: readonly string[]) => {
      const rows = await findCardRows(db, named.filter(isId))
      const at = clock()
      const ids = rows.map(({ id }) => id)
      return { rows, at, specialDays: await search.findSpecialDays(db, ids, at) }
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
      if (!category) throw new AppError('not-found', 'We can’t find that category.')
      return category
    },
  }
}

export type BusinessService = ReturnType<typeof createBusinessService>
