import type { Caller } from '#server/features/accounts/caller.ts'
import type { VisitorBookingService } from '#server/features/bookings/visitor-booking.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { WITHDRAWN_SENTENCE } from '#shared/catalogue/review-states.ts'
import type { ReviewEdit } from '#shared/schemas/reviews/review-edit.ts'
import { claimedReview, isEditToken } from './edit-token.ts'
import { hashWords } from './holds/duplicate-text.ts'
import { hasSameWords } from './holds/review-burst.repository.ts'
import { emptyReview, getReviewToEdit, saveEdit } from './review-edit.repository.ts'
import { notifyAdminOfHeld, notifyOwnerOfEdit, withdrawEmptyNotice } from './review-notices.ts'
import { closeReports } from './review-report.repository.ts'
import { findProvenEmails } from './review-writer.repository.ts'
import type { SelfReviewService } from './self-review.service.ts'
import { notifyComplainants } from './writer-notices.ts'

const NOT_KNOWN = 'We don’t know that link, or the review was withdrawn.'

interface Services {
  businesses: BookableBusinessService
  selfReviews: SelfReviewService
  visitorBookings: VisitorBookingService
}

/** What writers do with their own review: by the link in a mail to them, or by the link to their booking. */
export function createReviewEditService(
  context: Context,
  { businesses, selfReviews, visitorBookings }: Services,
) {
  const { db, clock, config, secret } = context

  const idOf = async (trx: Db, token: string): Promise<string | null> => {
    if (!token.includes('.')) return visitorBookings.getReviewId(trx, token)
    const id = claimedReview(token)
    const emails = await findProvenEmails(trx, id)
    return emails.some((email) => isEditToken(secret, token, email)) ? id : null
  }

  const getByToken = async (trx: Db, token: string) => {
    const id = await idOf(trx, token)
    const review = id === null ? undefined : await getReviewToEdit(trx, id)
    if (!review) throw new AppError('not-found', NOT_KNOWN)
    return review
  }
  type ReviewToEdit = Awaited<ReturnType<typeof getByToken>>
  type Business = Awaited<ReturnType<BookableBusinessService['getAny']>>

  /** Under the lock of the business, like everything that changes its figures. */
  const runOn = async <Result>(
    token: string,
    act: (trx: Db, review: ReviewToEdit, business: Business) => Promise<Result>,
  ): Promise<Result> => {
    const { businessId } = await getByToken(db, token)
    return businesses.runExclusive(businessId, () =>
      db.transaction().execute(async (trx) => {
        const business = await businesses.getAny(trx, businessId)
        return act(trx, await getByToken(trx, token), business)
      }),
    )
  }

  /** New words are compared like those of a new review. */
  const isCopy = async (trx: Db, review: ReviewToEdit, comment: string | null) => {
    const wordsHash = hashWords(comment)
    if (!config.rateLimit || comment === null || wordsHash === null) return false
    if (wordsHash === hashWords(review.comment)) return false
    const { id, businessId } = review
    return hasSameWords(trx, { businessId, comment, wordsHash, except: id }, clock())
  }

  const withdraw = async (trx: Db, { id, state, reason }: ReviewToEdit, business: Business) => {
    const withdrawnAt = clock().toISOString()
    // Why an admin hid it stays in the figures.
    await emptyReview(trx, id, { withdrawnAt, reason: state === 'hidden' ? reason : null })
    if (state === 'published') await withdrawEmptyNotice(trx, context, business.id)
    const closed = await closeReports(trx, [id], withdrawnAt)
    const { businessName } = business
    await notifyComplainants(trx, context, { businessName, closed, reason: WITHDRAWN_SENTENCE })
  }

  return {
    get: (token: string) => getByToken(db, token),

    edit: async (token: string, { stars, comment, name }: ReviewEdit, caller: Caller) => {
      const { businessId } = await getByToken(db, token)
      await selfReviews.refuseOwner(await businesses.getAny(db, businessId), caller)
      return runOn(token, async (trx, review, business) => {
        const { id, state } = review
        if (state === 'hidden')
          throw new AppError('conflict', 'We no longer show this review, so it cannot be edited.')
        const isSame =
          stars === review.stars && comment === review.comment && name === review.authorName
        if (isSame) return state
        const change = {
          stars,
          comment,
          authorName: name,
          wordsHash: hashWords(comment),
          editedAt: clock().toISOString(),
        }
        if (state === 'published' && (await isCopy(trx, review, comment))) {
          await saveEdit(trx, id, { ...change, state: 'held', reason: 'words' })
          await withdrawEmptyNotice(trx, context, business.id)
          await notifyAdminOfHeld(trx, context)
          return 'held'
        }
        await saveEdit(trx, id, change)
        if (state === 'published')
          await notifyOwnerOfEdit(trx, context, { id, business, stars, comment })
        return state
      })
    },

    withdraw: (token: string): Promise<void> => runOn(token, withdraw),

    /** For writers who erase their data, in that transaction. */
    withdrawAll: async (trx: Db, ids: string[]): Promise<void> => {
      for (const id of ids) {
        const review = await getReviewToEdit(trx, id)
        if (review) await withdraw(trx, review, await businesses.getAny(trx, review.businessId))
      }
    },
  }
}

export type ReviewEditService = ReturnType<typeof createReviewEditService>
