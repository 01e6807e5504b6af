import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import type { Context } from '#server/platform/context.ts'
import { reviewPages, withToken } from '#shared/paths.ts'

const SHOWN = 20

/** The newest reviews, each with its link, for whoever has claimed a business and has no dashboard yet. */
export async function findReviewsToAnswer(
  { db, secret }: Context,
  { businessId, keeperId }: { businessId: string; keeperId: string },
) {
  const reviews = await db
    .selectFrom('ratings')
    .select(['id', 'stars', 'comment', 'reply'])
    .where('businessId', '=', businessId)
    .where('state', '=', 'published')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const pageOf = (id: string) =>
    withToken(reviewPages.reply, keeperToken(secret, 'review-reply', { id, keeperId }))
  return reviews.map((review) => ({ ...review, replyPage: pageOf(review.id) }))
}
