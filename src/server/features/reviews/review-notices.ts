import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { withdrawMessage } from '#server/platform/outbox/withdraw.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { moreReviews } from './mail/more-reviews.tsx'
import { newReview } from './mail/new-review.tsx'
import { reviewsHeld } from './mail/reviews-held.tsx'
import { reviewsHidden } from './mail/reviews-hidden.tsx'
import { replyToken } from './reply-token.ts'
import { hasMessage, hasPublishedSince } from './review.repository.ts'

const HOUR_MS = 3600 * 1000

interface Published {
  id: string
  business: { id: string; businessName: string; ownerEmail: string }
  stars: number
  comment: string | null
}

const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS)
const moreReviewsKey = (businessId: string, hour: number) => `more-reviews:${businessId}:${hour}`

/** The first review of an hour is mailed at once, all further ones in one message when the hour ends. */
export async function notifyOwnerOfReview(
  trx: Db,
  { clock, config, secret }: Context,
  { id, business, stars, comment }: Published,
): Promise<void> {
  const now = clock()
  const { id: businessId, businessName, ownerEmail: recipient } = business
  const hour = hourOf(now)
  const dedupeKey = config.rateLimit ? `new-review:${businessId}:${hour}` : undefined
  if (dedupeKey && (await hasMessage(trx, dedupeKey)))
    return enqueueMessage(trx, now, moreReviews, {
      recipient,
      payload: { businessName, businessId },
      dedupeKey: moreReviewsKey(businessId, hour),
      sendAt: new Date((hour + 1) * HOUR_MS),
    })
  await enqueueMessage(trx, now, newReview, {
    recipient,
    payload: {
      businessName,
      businessId,
      stars,
      comment,
      replyToken: encryptLink(secret, replyToken(secret, id)),
    },
    dedupeKey,
  })
}

/** With the reason that the admin wrote. */
export function notifyOwnerOfHidden(
  trx: Db,
  { clock }: Context,
  {
    business,
    count,
    reason,
  }: { business: Published['business']; count: number; reason: string | null },
): Promise<void> {
  return enqueueMessage(trx, clock(), reviewsHidden, {
    recipient: business.ownerEmail,
    payload: { businessName: business.businessName, count, reason: reason ?? '' },
  })
}

/** After reviews were held or hidden: the message at the end of the hour must not be empty. */
export async function withdrawEmptyNotice(
  trx: Db,
  { clock }: Context,
  businessId: string,
): Promise<void> {
  const hour = hourOf(clock())
  const dedupeKey = moreReviewsKey(businessId, hour)
  if (!(await hasMessage(trx, dedupeKey))) return
  if (await hasPublishedSince(trx, businessId, new Date(hour * HOUR_MS))) return
  await withdrawMessage(trx, dedupeKey)
}

/** Once a day, so that nothing is forgotten. */
export function notifyAdminOfHeld(trx: Db, { clock, config }: Context): Promise<void> {
  const now = clock()
  const day = capeTownDay(now)
  return enqueueMessage(trx, now, reviewsHeld, {
    recipient: config.admin.email,
    payload: { day },
    dedupeKey: `reviews-held:${day}`,
  })
}
