import type { VisitorBookingService } from '#server/features/bookings/visitor-booking.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { HoldReason } from '#shared/catalogue/review-states.ts'
import type { Plan } from '#shared/money/plans.ts'
import { REVIEWS_PER_PAGE, type ReviewsQuery } from '#shared/schemas/reviews/review-list.ts'
import {
  type ArrivingReview,
  countArrivals,
  hasSameWords,
  holdBurst,
} from './arrival.repository.ts'
import { findHoldReason } from './hold-rules.ts'
import {
  countReviews,
  createReview,
  findFirstReviews,
  findLaterReviews,
  findNewestReviews,
  hasReviewOfBooking,
  hasReviewSince,
  type ReviewFigures,
  type ReviewPage,
} from './review.repository.ts'
import { notifyAdminOfHeld, notifyOwnerOfReview, withdrawEmptyNotice } from './review-notices.ts'
import { hashWords } from './same-words.ts'

const ONE_PER_DEVICE_MS = 30 * 24 * 3600 * 1000

export interface NewReview extends ArrivingReview {
  stars: number
  comment: string | null
  name: string | null
  /** From the page of a completed visit. */
  bookingToken: string | null
  deviceHash: string
}

/** Offered after every review, whatever its stars: choosing by stars would be review gating. */
const googleLinkOf = ({ plan, googleReviewUrl }: { plan: Plan; googleReviewUrl: string }) =>
  googleReviewUrl !== '' && whyNot.linkToGoogleReviews({ plan }) === null ? googleReviewUrl : null

interface Services {
  businesses: BookableBusinessService
  visitorBookings: VisitorBookingService
}

export function createReviewService(context: Context, { businesses, visitorBookings }: Services) {
  const { db, clock, config } = context

  const holdReasonOf = async (
    trx: Db,
    review: ArrivingReview & { comment: string | null },
    now: Date,
  ): Promise<HoldReason | null> => {
    const reason = findHoldReason(await countArrivals(trx, review, now))
    if (reason !== null) return reason
    const { businessId, comment } = review
    const wordsHash = hashWords(comment)
    if (comment === null || wordsHash === null) return null
    return (await hasSameWords(trx, { businessId, comment, wordsHash }, now)) ? 'words' : null
  }

  /** One review per booking, also for concurrent requests: the business is locked. */
  const bookingOf = async (trx: Db, businessId: string, token: string | null) => {
    if (token === null) return null
    const { id } = await visitorBookings.getVisited(trx, token, businessId)
    if (await hasReviewOfBooking(trx, id))
      throw new Refusal('conflict', 'This booking has its review already.')
    return id
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
    create: async ({ deviceHash, networkHash, wideNetworkHash, ...input }: NewReview) => {
      const { businessId, stars, comment, name, bookingToken } = input
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
      }
      const store = async (trx: Db) => {
        const business = await businesses.get(trx, businessId)
        const bookingId = await bookingOf(trx, businessId, bookingToken)
        const since = new Date(now.getTime() - ONE_PER_DEVICE_MS)
        const isLimited = config.rateLimit && bookingId === null
        if (isLimited && (await hasReviewSince(trx, businessId, deviceHash, since)))
          throw new Refusal(
            'conflict',
            `You have reviewed ${business.businessName} in the last 30 days. One review a month keeps it fair.`,
          )
        const network = { networkHash, wideNetworkHash }
        const held = config.rateLimit
          ? await holdReasonOf(trx, { ...input, ...network }, now)
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
        if (held === 'burst') {
          await holdBurst(trx, businessId, now)
          await withdrawEmptyNotice(trx, context, businessId)
        }
        if (held) await notifyAdminOfHeld(trx, context)
        else await notifyOwnerOfReview(trx, context, { id: review.id, business, stars, comment })
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
