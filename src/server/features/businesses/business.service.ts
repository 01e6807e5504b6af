import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Category, type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import {
  type CardRow,
  type Chosen,
  countPublicBusinesses,
  findCardRows,
  findPublicIds,
  findPublicRows,
  getPublicBusiness,
  type PublicBusinessRow,
} from './business.repository.ts'
import { cacheCounts } from './cached-counts.ts'
import type { FoundPage } from './search/find-page.ts'
import { postgresTextIndex } from './search/postgres-text-index.ts'
import { type Reading, searchCatalogue } from './search/search-catalogue.ts'
import { sqliteTextIndex } from './search/sqlite-text-index.ts'

const PAGE_SIZE = 24
/** Twenty-one pages: whoever has read that far asks for something narrower. */
const MOST_FOUND = 500
/** So many at a time, so that a long list never holds up other visitors. */
const BATCH = 500

const SIZE = { size: PAGE_SIZE, most: MOST_FOUND }

export interface PageOfRows<Row> extends Pick<FoundPage, 'page' | 'total' | 'totalIsExact'> {
  rows: Row[]
  pageCount: number
  /** When it was read. */
  at: Date
  /** What a search made of the question, and of each result; null for a stretch of the list. */
  reading: (Reading & Pick<FoundPage, 'results' | 'inPlace'>) | null
}

export function createBusinessService(context: Context) {
  const { db, clock } = context
  const index = context.engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex

  const countOf = cacheCounts(context.catalogue, (category: CategorySlug | undefined) =>
    countPublicBusinesses(db, category),
  )

  /** Without words and area: a stretch of the list itself, counted to its end. */
  const listPage = async (category: CategorySlug | undefined, asked: number) => {
    const total = await countOf(category)
    const page = Math.max(1, Math.min(asked, Math.ceil(total / PAGE_SIZE)))
    const chosen = { category, from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }
    return { chosen, page, total, totalIsExact: true }
  }

  /** A page of what matches, or of the whole list where nothing in particular is asked for. */
  const findChosen = async ({ q = '', area = '', category, page = 1 }: BusinessFilter) => {
    const found = await searchCatalogue(
      { db, index, now: clock() },
      { q, area, category, page },
      SIZE,
    )
    if (!found) return { ...(await listPage(category, page)), reading: null }
    const { results, page: at, total, totalIsExact, ...reading } = found
    return {
      chosen: results.map(({ id }) => id),
      page: at,
      total,
      totalIsExact,
      reading: { ...reading, results },
    }
  }

  const findRows = async <Row>(
    filter: BusinessFilter,
    read: (db: Db, chosen: Chosen) => Promise<Row[]>,
  ): Promise<PageOfRows<Row>> => {
    const { chosen, ...found } = await findChosen(filter)
    const rows = await read(db, chosen)
    return { ...found, rows, pageCount: Math.ceil(found.total / PAGE_SIZE), at: clock() }
  }

  return {
    get: async (id: string): Promise<PublicBusinessRow> => {
      const business = isId(id) ? await getPublicBusiness(db, id) : undefined
      if (!business) throw new Refusal('not-found', 'There is no such business.')
      return business
    },

    find: (filter: BusinessFilter): Promise<PageOfRows<PublicBusinessRow>> =>
      findRows(filter, findPublicRows),

    /** The same page, with no more of each business than its card shows. */
    findCards: (filter: BusinessFilter): Promise<PageOfRows<CardRow>> =>
      findRows(filter, findCardRows),

    /** Every public business, or every one of a category, batch by batch. */
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
