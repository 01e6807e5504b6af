import type { Context } from '#server/platform/context.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { placeSlug } from '#shared/places/place-slug.ts'
import { getPlace } from '#shared/places/suburbs.ts'
import { REVIEWS_ON_BUSINESS_PAGE } from '#shared/schemas/reviews/review-list.ts'
import { countByPlace, countPublicBusinesses, findPublicAddresses } from './sitemap.repository.ts'

const BUSINESSES_PER_PART = 5000
const ENOUGH_FOR_A_PAGE = 3

export interface PublicAddress {
  id: string
  /** When the content of the business page last changed: its profile, or a review. */
  changedAt: string
  /** It has more reviews than its page shows. */
  hasMoreReviews: boolean
}

export interface PlaceAddress {
  /** The slug in the address. */
  place: string
  /** Null for all places. */
  category: CategorySlug | null
}

/** Which business pages exist, in parts of the size that search engines accept. */
export function createSitemapService({ db }: Context) {
  return {
    countParts: async (): Promise<number> =>
      Math.ceil((await countPublicBusinesses(db)) / BUSINESSES_PER_PART),

    /** The landing pages of places with enough businesses. */
    findPlaces: async (): Promise<PlaceAddress[]> => {
      const counts = new Map<string, PlaceAddress & { count: number }>()
      const add = (place: string, category: CategorySlug | null, count: number) => {
        const known = counts.get(`${place} ${category}`)
        counts.set(`${place} ${category}`, { place, category, count: count + (known?.count ?? 0) })
      }
      for (const { categorySlug, area, suburb, count } of await countByPlace(db))
        for (const place of [getPlace(area)?.name, suburb])
          for (const category of place ? [categorySlug, null] : [])
            add(placeSlug(place ?? ''), category, Number(count))
      return [...counts.values()].filter(({ count }) => count >= ENOUGH_FOR_A_PAGE)
    },

    /** Parts are counted from 1; a part that does not exist is empty. */
    findPart: async (part: number): Promise<PublicAddress[]> => {
      const rows = await findPublicAddresses(
        db,
        (part - 1) * BUSINESSES_PER_PART,
        BUSINESSES_PER_PART,
      )
      return rows.map(({ id, updatedAt, ratingCount, newestRatingAt }) => ({
        id,
        hasMoreReviews: ratingCount > REVIEWS_ON_BUSINESS_PAGE,
        changedAt:
          newestRatingAt !== null && newestRatingAt > updatedAt ? newestRatingAt : updatedAt,
      }))
    },
  }
}

export type SitemapService = ReturnType<typeof createSitemapService>
