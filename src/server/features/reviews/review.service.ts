import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { type ArrivingReview, countArrivals, holdBurst } from './arrival.repository.ts'
import { findHoldReason } from './hold-rules.ts'
import { createRating, findNewestRatings, hasRatingSince } from './review.repository.ts'
import { tellAdminOfHeld, tellOwnerOfReview, withdrawEmptyNotice } from './review-notices.ts'

const SHOWN = 5
const ONE_A_DEVICE_MS = 30 * 24 * 3600 * 1000

export interface NewReview extends ArrivingReview {
  stars: number
  comment: string | null
  deviceHash: string
}

export function createReviewService(context: Context, bookableBusinesses: BookableBusinessService) {
  const { db, clock, config } = context
  return {
    findNewest: (businessId: string) => findNewestRatings(db, businessId, SHOWN),

    /**
     * The database's own triggers add the stars to the business, so no average can be lost. What arrives
     * in a burst is stored like any other but shown and counted nowhere until an admin has looked.
     */
    create: async ({ deviceHash, networkHash, wideNetworkHash, ...review }: NewReview) => {
      const { businessId, stars, comment } = review
      const now = clock()
      const rating = {
        id: newId(),
        businessId,
        stars,
        comment,
        createdAt: now.toISOString(),
      }
      const reason = await db.transaction().execute(async (trx) => {
        const business = await bookableBusinesses.get(trx, businessId)
        const since = new Date(now.getTime() - ONE_A_DEVICE_MS)
        if (config.rateLimit && (await hasRatingSince(trx, businessId, deviceHash, since)))
          throw new Refusal(
            'conflict',
            `You have reviewed ${business.businessName} in the last 30 days. One review a month keeps it fair.`,
          )
        const network = { networkHash, wideNetworkHash }
        const held = config.rateLimit
          ? findHoldReason(await countArrivals(trx, { businessId, ...network }, now))
          : null
        const state = held ? 'held' : 'published'
        await createRating(trx, { ...rating, ...network, deviceHash, state, reason: held })
        if (held === 'burst') {
          await holdBurst(trx, businessId, now)
          await withdrawEmptyNotice(trx, context, businessId)
        }
        if (held) await tellAdminOfHeld(trx, context)
        else await tellOwnerOfReview(trx, context, { business, stars, comment })
        return held
      })
      return { rating, isHeld: reason !== null }
    },
  }
}

export type ReviewService = ReturnType<typeof createReviewService>
