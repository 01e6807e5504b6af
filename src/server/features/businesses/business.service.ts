import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/context.ts'
import { Refusal } from '#server/errors.ts'
import { type Category, type CategorySlug, getCategory } from '#shared/catalogue/categories.ts'
import { isEmptyQuery, parseQuery } from '#shared/catalogue/search/query.ts'
import { correctQuery } from '#shared/catalogue/search/typos.ts'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import {
  countPublicBusinesses,
  findNameWords,
  findPublicByIds,
  findPublicIds,
  type PublicBusinessRow,
} from './business.repository.ts'
import { keepCounts } from './kept-counts.ts'
import { type FoundPage, findPage } from './search/find-page.ts'
import { postgresTextIndex } from './search/postgres-text-index.ts'
import { sqliteTextIndex } from './search/sqlite-text-index.ts'
import { createVocabulary } from './search/vocabulary.ts'

const PAGE_SIZE = 24
/** Twenty-one pages: whoever has read that far asks for something narrower. */
const MOST_FOUND = 500
/** So many at a time, so that a long list never holds up other visitors. */
const BATCH = 500

export interface BusinessPageRows extends Omit<FoundPage, 'ids'> {
  rows: PublicBusinessRow[]
  pageCount: number
  corrected: { q: string; area: string } | null
}

export function createBusinessService(context: Context) {
  const { db } = context
  const index = context.engine === 'sqlite' ? sqliteTextIndex : postgresTextIndex
  const vocabulary = createVocabulary(context, (limit) => findNameWords(db, limit))

  const countOf = keepCounts(context.catalogue, (category: CategorySlug | undefined) =>
    countPublicBusinesses(db, category),
  )

  /** Without words and area: a stretch of the list itself, counted to its end. */
  const listPage = async (category: CategorySlug | undefined, asked: number) => {
    const total = await countOf(category)
    const page = Math.max(1, Math.min(asked, Math.ceil(total / PAGE_SIZE)))
    const stretch = { from: (page - 1) * PAGE_SIZE, count: PAGE_SIZE }
    return { ids: await findPublicIds(db, category, stretch), page, total, totalIsExact: true }
  }

  const search = (q: string, area: string, { category, page = 1 }: BusinessFilter) => {
    const parsed = parseQuery(q, area)
    return isEmptyQuery(parsed)
      ? listPage(category, page)
      : findPage({ db, index, category }, parsed, page, { size: PAGE_SIZE, most: MOST_FOUND })
  }

  const withRows = async (
    { ids, ...found }: FoundPage,
    corrected: BusinessPageRows['corrected'],
  ): Promise<BusinessPageRows> => ({
    rows: await findPublicByIds(db, ids),
    pageCount: Math.ceil(found.total / PAGE_SIZE),
    corrected,
    ...found,
  })

  return {
    /** A page of what matches; where nothing does, of what matches without small typos. */
    find: async (filter: BusinessFilter): Promise<BusinessPageRows> => {
      const { q = '', area = '' } = filter
      const found = await search(q, area, filter)
      if (found.total > 0) return withRows(found, null)

      const corrected = correctQuery(q, area, await vocabulary())
      const mended = corrected && (await search(corrected.q, corrected.area, filter))
      return mended && mended.total > 0 ? withRows(mended, corrected) : withRows(found, null)
    },

    /** Every public business, or every one of a category, batch by batch. */
    findAll: async function* (category?: CategorySlug): AsyncGenerator<PublicBusinessRow[]> {
      const ids = await findPublicIds(db, category)
      for (let from = 0; from < ids.length; from += BATCH) {
        yield await findPublicByIds(db, ids.slice(from, from + BATCH))
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
