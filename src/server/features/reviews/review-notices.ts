import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import { firstOfTheDay } from '#server/features/reviews/admin-notices/first-of-the-day.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage, enqueueMessages } from '#server/platform/outbox/enqueue.ts'
import { withdrawMessage } from '#server/platform/outbox/withdraw.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { moreReviews } from './mail/more-reviews.tsx'
import { newReview } from './mail/new-review.tsx'
import { reviewsHeld } from './mail/reviews-held.tsx'
import { reviewsHidden } from './mail/reviews-hidden.tsx'
import { hasMessage, hasPublishedSince } from './review.repository.ts'

const HOUR_MS = 3600 * 1000

/** Nobody is told about a business that nobody looks after. */
export interface ReviewedBusiness {
  id: string
  businessName: string
  ownerEmail: string | null
  keeperId: string | null
}

interface Published {
  id: string
  business: ReviewedBusiness
  stars: number
  comment: string | null
}

const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS)
const moreReviewsKey = (businessId: string, hour: number) => `more-reviews:${businessId}:${hour}`

// Counted by review: the rules for bursts and the one mail an hour limit what a visitor can send.
const writerOf = (id: string) => ({ visitor: { network: null, device: `review ${id}` } })

const aboutReview = ({ secret }: Context, { id, business, stars, comment }: Published) => ({
  businessName: business.businessName,
  businessId: business.id,
  stars,
  comment,
  replyToken:
    business.keeperId === null
      ? undefined
      : encryptLink(
          secret,
          keeperToken(secret, 'review-reply', { id, keeperId: business.keeperId }),
        ),
})

/** Once a day for one review: whoever polishes their words is no reason for many mails. */
export async function notifyOwnerOfEdit(
  trx: Db,
  context: Context,
  review: Published,
): Promise<void> {
  const { id, business } = review
  if (business.ownerEmail === null) return
  await enqueueMessage(trx, context, newReview, {
    recipient: business.ownerEmail,
    payload: { ...aboutReview(context, review), isEdited: true },
    by: writerOf(id),
    businessId: business.id,
    dedupeKey: `review-edited:${id}:${capeTownDay(context.clock())}`,
  })
}

/** The first review of an hour is mailed at once, all further ones in one message when the hour ends. */
export async function notifyOwnerOfReview(
  trx: Db,
  context: Context,
  review: Published,
): Promise<void> {
  const { id, business } = review
  const { clock, config } = context
  const now = clock()
  const { id: businessId, businessName, ownerEmail: recipient } = business
  if (recipient === null) return
  const by = writerOf(id)
  const hour = hourOf(now)
  const dedupeKey = config.rateLimit ? `new-review:${businessId}:${hour}` : undefined
  if (dedupeKey && (await hasMessage(trx, dedupeKey)))
    return enqueueMessage(trx, context, moreReviews, {
      recipient,
      payload: { businessName, businessId },
      by,
      businessId,
      dedupeKey: moreReviewsKey(businessId, hour),
      sendAt: new Date((hour + 1) * HOUR_MS),
    })
  await enqueueMessage(trx, context, newReview, {
    recipient,
    payload: aboutReview(context, review),
    by,
    businessId,
    dedupeKey,
  })
}

/** With the reason that the admin wrote. */
export async function notifyOwnerOfHidden(
  trx: Db,
  context: Context,
  {
    business,
    count,
    reason,
  }: { business: Published['business']; count: number; reason: string | null },
): Promise<void> {
  if (business.ownerEmail === null) return
  await enqueueMessage(trx, context, reviewsHidden, {
    recipient: business.ownerEmail,
    payload: { businessName: business.businessName, count, reason: reason ?? '' },
    by: 'admin',
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

export function notifyAdminOfHeld(trx: Db, context: Context): Promise<void> {
  const day = capeTownDay(context.clock())
  return enqueueMessages(trx, context, firstOfTheDay(context, reviewsHeld, { day }, 'system'))
}
