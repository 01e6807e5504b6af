import type { Context } from '#server/platform/context.ts'
import { REVIEWS_ON_BUSINESS_PAGE } from '#shared/schemas/review-list.ts'
import { countPublicBusinesses, findPublicAddresses } from './sitemap.repository.ts'

const BUSINESSES_PER_PART = 5000

export interface PublicAddress {
  id: string
  /** When the business' page last changed in what it says: its profile, or a review. */
  changedAt: string
  /** It has more reviews than its own page shows. */
  hasMoreReviews: boolean
}

/** Which business pages there are, in parts that a search engine can digest. */
export function createSitemapService({ db }: Context) {
  return {
    countParts: async (): Promise<number> =>
      Math.ceil((await countPublicBusinesses(db)) / BUSINESSES_PER_PART),

    /** Parts are counted from 1; one that does not exist is empty. */
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
