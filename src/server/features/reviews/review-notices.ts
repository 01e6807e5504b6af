import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { moreReviews } from './mail/more-reviews.tsx'
import { newReview } from './mail/new-review.tsx'
import { reviewsHeld } from './mail/reviews-held.tsx'
import { hasMessage } from './review.repository.ts'

const HOUR_MS = 3600 * 1000

interface Published {
  business: { id: string; businessName: string; ownerEmail: string }
  stars: number
  comment: string | null
}

/** The first review of an hour is told at once, all further ones in one message when the hour ends. */
export async function tellOwnerOfReview(
  trx: Db,
  { clock, config }: Context,
  { business, stars, comment }: Published,
): Promise<void> {
  const now = clock()
  const { id: businessId, businessName, ownerEmail: recipient } = business
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const dedupeKey = config.rateLimit ? `new-review:${businessId}:${hour}` : undefined
  if (dedupeKey && (await hasMessage(trx, dedupeKey)))
    return enqueueMessage(trx, now, moreReviews, {
      recipient,
      payload: { businessName, businessId },
      dedupeKey: `more-reviews:${businessId}:${hour}`,
      sendAt: new Date((hour + 1) * HOUR_MS),
    })
  await enqueueMessage(trx, now, newReview, {
    recipient,
    payload: { businessName, businessId, stars, comment },
    dedupeKey,
  })
}

/** Once a day: nothing may wait for ever because nobody knew. */
export function tellAdminOfHeld(trx: Db, { clock, config }: Context): Promise<void> {
  const now = clock()
  const day = capeTownDay(now)
  return enqueueMessage(trx, now, reviewsHeld, {
    recipient: config.admin.email,
    payload: { day },
    dedupeKey: `reviews-held:${day}`,
  })
}
