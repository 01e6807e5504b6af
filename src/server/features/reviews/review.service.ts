import type { Caller } from '#server/features/accounts/caller.ts'
import type { VisitorBookingService } from '#server/features/bookings/visitor-booking.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { type ReplyHabit, replyHabitOf } from '#shared/catalogue/reply-habit.ts'
import type { HoldReason } from '#shared/catalogue/review-states.ts'
import type { Plan } from '#shared/money/plans.ts'
import { REVIEWS_PER_PAGE, type ReviewsQuery } from '#shared/schemas/reviews/review-list.ts'
import { hashWords } from './holds/duplicate-text.ts'
import { findHold } from './holds/hold-rules.ts'
import {
  type ArrivingReview,
  countArrivals,
  countConfirmations,
  hasSameWords,
  holdEarlier,
} from './holds/review-burst.repository.ts'
import {
  countReviews,
  createReview,
  findFirstReviews,
  findLaterReviews,
  findNewestReplies,
  findNewestReviews,
  hasReviewOfBooking,
  hasReviewSince,
  type ReviewFigures,
  type ReviewPage,
} from './review.repository.ts'
import { notifyAdminOfHeld, notifyOwnerOfReview, withdrawEmptyNotice } from './review-notices.ts'
import { findReviewEmails } from './review-writer.repository.ts'
import type { SelfReviewService } from './self-review.service.ts'

const ONE_PER_PERSON_MS = 30 * 24 * 3600 * 1000

export interface NewReview extends ArrivingReview {
  stars: number
  comment: string | null
  name: string | null
  /** From the page of a completed visit. */
  bookingToken: string | null
  deviceHash: string
  caller: Caller
}

/** Offered after every review, whatever its stars: choosing by stars would be review gating. */
const googleLinkOf = ({ plan, googleReviewUrl }: { plan: Plan | ''; googleReviewUrl: string }) =>
  googleReviewUrl !== '' && denialReason.linkToGoogleReviews({ plan }) === null
    ? googleReviewUrl
    : null

type Business = Awaited<ReturnType<BookableBusinessService['get']>>

interface Services {
  businesses: BookableBusinessService
  selfReviews: SelfReviewService
  visitorBookings: VisitorBookingService
}

export function createReviewService(
  context: Context,
  { businesses, selfReviews, visitorBookings }: Services,
) {
  const { db, clock, config } = context

  /** A booking proves its review, whatever else arrives; copied words stay copied words. */
  const holdReasonOf = async (
    trx: Db,
    review: ArrivingReview & { comment: string | null; bookingId: string | null },
    now: Date,
  ): Promise<HoldReason | null> => {
    const { businessId, comment, bookingId } = review
    if (bookingId === null) {
      const hold = findHold(await countArrivals(trx, review, now))
      if (hold !== null) {
        await holdEarlier(trx, review, hold, now)
        return hold.reason
      }
      const confirmed = findHold(await countConfirmations(trx, review, now))
      if (confirmed !== null) return confirmed.reason
    }
    const wordsHash = hashWords(comment)
    if (comment === null || wordsHash === null) return null
    return (await hasSameWords(trx, { businessId, comment, wordsHash }, now)) ? 'words' : null
  }

  /** One review per booking, also for concurrent requests: the business is locked. */
  const bookingOf = async (trx: Db, business: Business, token: string | null) => {
    if (token === null) return null
    const booking = await visitorBookings.getVisited(trx, token, business.id)
    if (await hasReviewOfBooking(trx, booking.id))
      throw new AppError('conflict', 'This booking already has a review.')
    await selfReviews.refuseOwnBooking(trx, business, booking)
    return booking
  }

  /** One person, whether it is known by the browser or by the mailbox of the booking. */
  const hasReviewed = async (
    trx: Db,
    businessId: string,
    { deviceHash, email, since }: { deviceHash: string; email: string | null; since: Date },
  ): Promise<boolean> => {
    if (await hasReviewSince(trx, businessId, deviceHash, since)) return true
    if (email === null) return false
    const known = await findReviewEmails(trx, businessId, { since: since.toISOString() })
    return known.some((other) => mailboxOf(other) === mailboxOf(email))
  }

  /** The business row has the count for each single filter; only a combination is counted here. */
  const countListed = (businessId: string, query: ReviewsQuery, figures: ReviewFigures) => {
    const { stars, booked } = query
    const { spread } = figures
    if (stars === undefined)
      return booked ? figures.booked : spread.reduce((sum, count) => sum + count, 0)
    return booked ? countReviews(db, businessId, query) : (spread[stars - 1] ?? 0)
  }

  return {
    getGoogleLink: async (businessId: string): Promise<string | null> =>
      googleLinkOf(await businesses.get(db, businessId)),

    getReplyHabit: async (businessId: string): Promise<ReplyHabit | null> =>
      replyHabitOf(await findNewestReplies(db, businessId)),

    findNewest: (businessId: string) => findNewestReviews(db, businessId),

    /** A page past the end shows the last one: reviews may have been hidden meanwhile. */
    findPage: async (
      businessId: string,
      query: ReviewsQuery,
      figures: ReviewFigures,
    ): Promise<ReviewPage> => {
      const total = await countListed(businessId, query, figures)
      const pageCount = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE))
      const page = Math.min(query.page, pageCount)
      const slice = { limit: REVIEWS_PER_PAGE, offset: (page - 1) * REVIEWS_PER_PAGE, total }
      const rows =
        page === 1
          ? await findFirstReviews(db, businessId, query, REVIEWS_PER_PAGE)
          : await findLaterReviews(db, businessId, query, slice)
      return { rows, page, pageCount, total, ...figures }
    },

    /**
     * Triggers add the stars to the business, so no average can be lost. A review in a burst is stored like
     * any other, but neither public nor counted until an admin has decided.
     */
    create: async ({ caller, deviceHash, networkHash, wideNetworkHash, ...input }: NewReview) => {
      const { businessId, stars, comment, name, bookingToken } = input
      await selfReviews.refuseOwner(await businesses.get(db, businessId), caller)
      const now = clock()
      const review = {
        id: newId(),
        businessId,
        stars,
        comment,
        createdAt: now.toISOString(),
        authorName: name,
        confirmed: 0 as const,
        reply: null,
        repliedAt: null,
        editedAt: null,
      }
      const store = async (trx: Db) => {
        const business = await businesses.get(trx, businessId)
        const booking = await bookingOf(trx, business, bookingToken)
        const bookingId = booking?.id ?? null
        const since = new Date(now.getTime() - ONE_PER_PERSON_MS)
        const writer = { deviceHash, email: booking?.email ?? null, since }
        if (config.rateLimit && (await hasReviewed(trx, businessId, writer)))
          throw new AppError(
            'conflict',
            `You have reviewed ${business.businessName} in the last 30 days. One review a month keeps it fair.`,
          )
        const network = { networkHash, wideNetworkHash }
        const held = config.rateLimit
          ? await holdReasonOf(trx, { ...input, ...network, bookingId }, now)
          : null
        const state = held ? 'held' : 'published'
        const wordsHash = hashWords(comment)
        await createReview(trx, {
          ...review,
          bookingId,
          ...network,
          deviceHash,
          wordsHash,
          state,
          reason: held,
        })
        if (held) {
          await withdrawEmptyNotice(trx, context, businessId)
          await notifyAdminOfHeld(trx, context)
        } else await notifyOwnerOfReview(trx, context, { id: review.id, business, stars, comment })
        return { held, business, bookingId }
      }
      const { held, business, bookingId } = await businesses.runExclusive(businessId, () =>
        db.transaction().execute(store),
      )
      return {
        review: { ...review, bookingId },
        isHeld: held !== null,
        googleReviewUrl: googleLinkOf(business),
      }
    },
  }
}

export type ReviewService = ReturnType<typeof createReviewService>
