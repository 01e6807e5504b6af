import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { newReview } from './mail/new-review.tsx'
import { createRating, findNewestRatings, hasRatingSince } from './review.repository.ts'

const SHOWN = 5
const ONE_A_DEVICE_MS = 30 * 24 * 3600 * 1000

export interface NewReview {
  businessId: string
  stars: number
  comment: string | null
  deviceHash: string
}

export function createReviewService(context: Context, bookableBusinesses: BookableBusinessService) {
  const { db, clock, catalogue, config } = context
  return {
    findNewest: (businessId: string) => findNewestRatings(db, businessId, SHOWN),

    /** The database's own triggers add the stars to the business, so no average can be lost. */
    create: async ({ businessId, stars, comment, deviceHash }: NewReview) => {
      const now = clock()
      const rating = {
        id: newId(),
        businessId,
        stars,
        comment,
        createdAt: now.toISOString(),
      }
      await db.transaction().execute(async (trx) => {
        const business = await bookableBusinesses.get(trx, businessId)
        const since = new Date(now.getTime() - ONE_A_DEVICE_MS)
        if (config.rateLimit && (await hasRatingSince(trx, businessId, deviceHash, since)))
          throw new Refusal(
            'conflict',
            `You have reviewed ${business.businessName} in the last 30 days. One review a month keeps it fair.`,
          )
        await createRating(trx, { ...rating, deviceHash })
        await enqueueMessage(trx, now, newReview, {
          recipient: business.ownerEmail,
          payload: { businessName: business.businessName, businessId, stars, comment },
        })
      })
      catalogue.raise()
      return rating
    },
  }
}

export type ReviewService = ReturnType<typeof createReviewService>
