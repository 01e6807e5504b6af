import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type { AdminReviewQuery } from '#shared/schemas/reviews/admin-review.ts'
import {
  countReviewsInQueue,
  type Decision,
  decideHeldReviews,
  decideReview,
  findHeldBusinesses,
  findReviewsInQueue,
  getReview,
} from './admin-review.repository.ts'
import { findReviewContexts } from './review-context.ts'
import {
  notifyOwnerOfHidden,
  notifyOwnerOfReview,
  type ReviewedBusiness,
  withdrawEmptyNotice,
} from './review-notices.ts'
import { closeReports } from './review-report.repository.ts'
import { notifyComplainants, notifyWriters } from './writer-notices.ts'

/** More than anybody decides before the list is reloaded. */
const HELD_BUSINESSES_SHOWN = 10

/** An admin's decision; hiding needs a reason. */
export type Verdict = { state: 'published' } | { state: 'hidden'; reason: string }

const WORDS = {
  published: {
    one: 'publish-review',
    all: 'publish-reviews',
    already: 'This review is already published.',
  },
  hidden: { one: 'hide-review', all: 'hide-reviews', already: 'This review is already hidden.' },
} as const

interface Services {
  actions: AdminActionService
  businesses: BookableBusinessService
}

export function createAdminReviewService(context: Context, { actions, businesses }: Services) {
  const { db, clock } = context

  const decisionOf = (verdict: Verdict, wasShown: boolean): Decision => ({
    state: verdict.state,
    removed: verdict.state === 'hidden' && wasShown ? 1 : 0,
    reason: verdict.state === 'hidden' ? verdict.reason : null,
    decidedAt: clock().toISOString(),
  })

  const countWaiting = async () => ({
    held: await countReviewsInQueue(db, { state: 'held' }),
    reported: await countReviewsInQueue(db, { state: 'reported' }),
  })

  const getKnown = async (trx: Db, id: string) => {
    const review = await getReview(trx, id)
    if (!review) throw new AppError('not-found', 'We can’t find that review.')
    return review
  }

  /** At most one message at once and one at the end of the hour, however many were published. */
  const tellOwner = async (
    trx: Db,
    business: ReviewedBusiness,
    decided: { id: string; stars: number; comment: string | null }[],
    { state, reason }: Decision,
  ) => {
    if (state === 'hidden') {
      await withdrawEmptyNotice(trx, context, business.id)
      return notifyOwnerOfHidden(trx, context, { business, count: decided.length, reason })
    }
    for (const { id, stars, comment } of decided.slice(0, 2))
      await notifyOwnerOfReview(trx, context, { id, business, stars, comment })
  }

  /** The writers, and whoever sent a formal notice. */
  const tellOthers = async (
    trx: Db,
    business: { id: string; businessName: string },
    {
      closed,
      ...outcome
    }: {
      decided: { id: string; comment: string | null }[]
      closed: Awaited<ReturnType<typeof closeReports>>
      reason: string | null
    },
  ) => {
    const { businessName } = business
    await notifyWriters(trx, context, { business, ...outcome })
    await notifyComplainants(trx, context, { businessName, closed, reason: outcome.reason })
  }

  return {
    countWaiting,

    async find({ state, q, ...page }: AdminReviewQuery) {
      const [reviews, total, waiting, heldBusinesses] = await Promise.all([
        findReviewsInQueue(db, { state, q }, sliceOf(page)),
        countReviewsInQueue(db, { state, q }),
        countWaiting(),
        findHeldBusinesses(db, HELD_BUSINESSES_SHOWN),
      ])
      const contexts = await findReviewContexts(db, reviews, clock())
      return { reviews, contexts, total, waiting, heldBusinesses }
    },

    /** The sums are updated by triggers. */
    async decide(admin: ActingAdmin, id: string, verdict: Verdict): Promise<void> {
      const { one: action, already } = WORDS[verdict.state]
      const { businessId } = await getKnown(db, id)
      const decide = async (trx: Db) => {
        // The business is locked before its reviews, as for a new review: no deadlock, and two admins who
        // decide at once do so one after the other.
        const business = await businesses.getAny(trx, businessId)
        const review = await getKnown(trx, id)
        const decision = decisionOf(verdict, review.state === 'published')
        // Publishing a public review means: it stays, despite the reports.
        const closed = await closeReports(trx, [id], decision.decidedAt)
        const isKept = review.state === 'published' && verdict.state === 'published'
        if (review.state === verdict.state && !(isKept && closed.length > 0))
          throw new AppError('conflict', already)
        await decideReview(trx, id, decision)
        const label = `${review.stars} of 5 stars for ${business.businessName}`
        const detail = decision.reason ?? ''
        await actions.record(trx, admin, {
          action: isKept ? 'keep-review' : action,
          target: { id, label },
          detail,
        })
        // The owner sees no change in what is kept.
        if (!isKept) await tellOwner(trx, business, [review], decision)
        await tellOthers(trx, business, { decided: [review], closed, reason: decision.reason })
      }
      await businesses.runExclusive(businessId, () => db.transaction().execute(decide))
    },

    /** All held ones of a business that the admin has seen: later arrivals wait for their own decision. */
    async decideHeld(
      admin: ActingAdmin,
      held: { businessId: string; until: string },
      verdict: Verdict,
    ): Promise<number> {
      const decide = async (trx: Db) => {
        const business = await businesses.getAny(trx, held.businessId)
        const decision = decisionOf(verdict, false)
        const reviews = await decideHeldReviews(trx, held, decision)
        if (reviews.length === 0)
          throw new AppError('conflict', 'No review of this business is held any more.')
        await actions.record(trx, admin, {
          action: WORDS[verdict.state].all,
          target: { id: business.id, label: `${reviews.length} for ${business.businessName}` },
          detail: decision.reason ?? '',
        })
        await tellOwner(trx, business, reviews, decision)
        const ids = reviews.map(({ id }) => id)
        const closed = await closeReports(trx, ids, decision.decidedAt)
        await tellOthers(trx, business, { decided: reviews, closed, reason: decision.reason })
        return reviews.length
      }
      return businesses.runExclusive(held.businessId, () => db.transaction().execute(decide))
    },
  }
}

export type AdminReviewService = ReturnType<typeof createAdminReviewService>
