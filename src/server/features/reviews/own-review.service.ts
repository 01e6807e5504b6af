import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import { readKeeperToken } from '#server/features/ownership/keeper-token.ts'
import { getKeptBusiness, isKeptBy } from '#server/features/ownership/kept-business.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { OWN_REVIEWS_PER_PAGE, type OwnReviewsQuery } from '#shared/schemas/reviews/own-review.ts'
import {
  countHeldReviews,
  countOwnReviews,
  findOwnReviews,
  getGoogleReviewUrl,
  getPublishedReview,
  type PublishedReview,
  saveGoogleReviewUrl,
  saveReply,
} from './own-review.repository.ts'
import { notifyWriterOfReply } from './writer-notices.ts'

const NOT_THERE = 'We can’t find that review, or it is no longer shown.'
const NOT_KNOWN =
  'We don’t know that link, the review is no longer shown, or somebody else looks after the page now.'

/** The reviews of the owner's business, and one public reply to each. */
export function createOwnReviewService(context: Context, profiles: ProfileService) {
  const { db, clock, secret } = context

  const getOwn = async (trx: Db, user: Actor, id: string) => {
    const review = await getPublishedReview(trx, id)
    if (!review || denialReason.answerReview(user, review))
      throw new AppError('not-found', NOT_THERE)
    return review
  }

  const getByToken = async (trx: Db, token: string) => {
    const link = readKeeperToken(secret, 'review-reply', token)
    const review = link && (await getPublishedReview(trx, link.id))
    const business = review && (await getKeptBusiness(trx, review.businessId))
    if (!business || !isKeptBy(business, link.keeperId)) throw new AppError('not-found', NOT_KNOWN)
    return review
  }

  /** Adds the reply, or replaces it. */
  const answer = async (get: (trx: Db) => Promise<PublishedReview>, text: string) => {
    const repliedAt = clock().toISOString()
    const isFirst = await db.transaction().execute(async (trx) => {
      const review = await get(trx)
      const { id, reply } = review
      if (!(await saveReply(trx, id, { reply: text, repliedAt })))
        throw new AppError('not-found', NOT_THERE)
      if (reply === null) await notifyWriterOfReply(trx, context, review, text)
      return reply === null
    })
    const message = isFirst ? REVIEW_DONE.replied : REVIEW_DONE.replyChanged
    return { message, reply: { text, repliedAt } }
  }

  const countUnanswered = async (businessId: string | undefined): Promise<number> =>
    businessId === undefined ? 0 : countOwnReviews(db, { businessId, isAnswered: false })

  return {
    countUnanswered,

    /** Unanswered first, then the newest: two lists, one after the other. */
    find: async (userId: string, { page, stars, show }: OwnReviewsQuery) => {
      const businessId = (await profiles.get(userId))?.id
      if (businessId === undefined)
        return {
          rows: [],
          page,
          total: 0,
          answered: 0,
          unanswered: 0,
          held: 0,
          googleReviewUrl: '',
        }
      const open = { businessId, isAnswered: false, stars }
      const done = { businessId, isAnswered: true, stars }
      const openCount = await countOwnReviews(db, open)
      const doneCount = show === 'unanswered' ? 0 : await countOwnReviews(db, done)
      const from = (page - 1) * OWN_REVIEWS_PER_PAGE
      const rows = await findOwnReviews(db, open, { limit: OWN_REVIEWS_PER_PAGE, offset: from })
      const room = OWN_REVIEWS_PER_PAGE - rows.length
      if (room > 0 && show === 'all')
        rows.push(
          ...(await findOwnReviews(db, done, {
            limit: room,
            offset: Math.max(0, from - openCount),
          })),
        )
      return {
        rows,
        page,
        total: openCount + doneCount,
        answered: await countOwnReviews(db, { businessId, isAnswered: true }),
        unanswered: await countUnanswered(businessId),
        held: await countHeldReviews(db, businessId),
        googleReviewUrl: await getGoogleReviewUrl(db, businessId),
      }
    },

    reply: (user: Actor, id: string, text: string) => answer((trx) => getOwn(trx, user, id), text),

    removeReply: async (user: Actor, id: string): Promise<void> => {
      const { reply } = await getOwn(db, user, id)
      if (reply === null) throw new AppError('not-found', 'There is no reply to remove.')
      await saveReply(db, id, { reply: null, repliedAt: null })
    },

    /** To print; only once the link is saved. */
    getGoogleCard: async (user: Actor): Promise<{ businessName: string; url: string }> => {
      const reason = denialReason.manageBusiness(user) ?? denialReason.linkToGoogleReviews(user)
      if (reason !== null) throw new AppError('not-found', reason)
      const business = await profiles.get(user.id)
      const url = business ? await getGoogleReviewUrl(db, business.id) : ''
      if (!business || url === '')
        throw new AppError('not-found', 'Please save the link to your Google review form first.')
      return { businessName: business.businessName, url }
    },

    saveGoogleReviewUrl: async (user: Actor, url: string): Promise<void> => {
      const reason = denialReason.linkToGoogleReviews(user)
      if (reason !== null) throw new AppError('forbidden', reason)
      if (!(await saveGoogleReviewUrl(db, user.id, url)))
        throw new AppError('conflict', 'Please save your profile first.')
    },

    getByToken: (token: string) => getByToken(db, token),
    replyByToken: (token: string, text: string) => answer((trx) => getByToken(trx, token), text),
  }
}

export type OwnReviewService = ReturnType<typeof createOwnReviewService>
