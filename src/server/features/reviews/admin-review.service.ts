import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { sliceOf } from '#server/platform/db/slice.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { AdminReviewQuery } from '#shared/schemas/admin-review.ts'
import {
  countReviewsOfState,
  findReviewsOfState,
  getReview,
  setReviewState,
} from './admin-review.repository.ts'
import type { ReviewService } from './review.service.ts'

const VERDICTS = {
  published: { action: 'publish-review', already: 'This review is published already.' },
  hidden: { action: 'hide-review', already: 'This review is hidden already.' },
} as const

export function createAdminReviewService(
  { db, engine, clock, catalogue }: Context,
  { actions, reviews }: { actions: AdminActionService; reviews: ReviewService },
) {
  return {
    async find({ state, ...page }: AdminReviewQuery) {
      const [rows, total] = await Promise.all([
        findReviewsOfState(db, state, sliceOf(page)),
        countReviewsOfState(db, state),
      ])
      return { reviews: rows, total }
    },

    /** The sums follow by the database's own triggers. */
    async decide(admin: ActingAdmin, id: string, state: keyof typeof VERDICTS): Promise<void> {
      const { action, already } = VERDICTS[state]
      await db.transaction().execute(async (trx) => {
        const review = await getReview(trx, engine, id)
        if (!review) throw new Refusal('not-found', 'There is no such review.')
        if (review.state === state) throw new Refusal('conflict', already)
        await setReviewState(trx, id, { state, decidedAt: clock().toISOString() })
        const label = `${review.stars} of 5 stars for ${review.businessName}`
        await actions.record(trx, admin, { action, target: { id, label } })
        if (state === 'published') await reviews.tellOwner(trx, review)
      })
      catalogue.raise()
    },
  }
}

export type AdminReviewService = ReturnType<typeof createAdminReviewService>
