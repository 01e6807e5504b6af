import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type Category, type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import { isEmptyQuery, parseQuery } from '#shared/search/query.ts'
import { correctQuery } from '#shared/search/typos.ts'
import {
  type CardRow,
  type Chosen,
  countPublicBusinesses,
  findCardRows,
  findNameWords,
  findPublicIds,
  findPublicRows,
  getPublicBusiness,
  type PublicBusinessRow,
} from './business.repository.ts'
import { cacheCounts } from './cached-counts.ts'
import { type FoundPage, findPage } from './search/find-page.ts'
import { postgresTextIndex } from './search/postgres-text-index.ts'
import { sqliteTextIndex } from './search/sqlite-text-index.ts'
import { createVocabulary } from './search/vocabulary.ts'

const PAGE_SIZE = 24
/** Twenty-one pages: whoever has read that far asks for something narrower. */
const MOST_FOUND = 500
/** So many at a time, so that a long list never holds up other visitors. */
const BATCH = 500

type ChosenPage = Omit<FoundPage, 'ids'> & { chosen: Chosen }

export interface PageOfRows<Row> extends Omit<FoundPage, 'ids'> {
  rows: Row[]
  pageCount: number
  corrected: { q: string; area: string } | null
}

export function createBusinessService(context: Context) {
  const { db } = context
  const index = context.engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
  const vocabulary = createVocabulary(context, (limit) => findNameWords(db, limit))

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

  const search = async (
    q: string,
    area: string,
    { category, page = 1 }: BusinessFilter,
  ): Promise<ChosenPage> => {
    const parsed = parseQuery(q, area)
    if (isEmptyQuery(parsed)) return listPage(category, page)
    const size = { size: PAGE_SIZE, most: MOST_FOUND }
    const { ids, ...found } = await findPage({ db, index, category }, parsed, page, size)
    return { chosen: ids, ...found }
  }

  /** A page of what matches; where nothing does, of what matches without small typos. */
  const findChosen = async (filter: BusinessFilter) => {
    const { q = '', area = '' } = filter
    const found = await search(q, area, filter)
    if (found.total > 0) return { ...found, corrected: null }

    const corrected = correctQuery(q, area, await vocabulary())
    const mended = corrected && (await search(corrected.q, corrected.area, filter))
    return mended && mended.total > 0 ? { ...mended, corrected } : { ...found, corrected: null }
  }

  const findRows = async <Row>(
    filter: BusinessFilter,
    read: (db: Db, chosen: Chosen) => Promise<Row[]>,
  ): Promise<PageOfRows<Row>> => {
    const { chosen, ...found } = await findChosen(filter)
    const rows = await read(db, chosen)
    return { ...found, rows, pageCount: Math.ceil(found.total / PAGE_SIZE) }
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
