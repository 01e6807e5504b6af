import { isOwnerOf } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { NoticeRequest } from '#shared/schemas/reviews/review-report.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { reviewsReported } from './mail/reviews-reported.tsx'
import { takedownNotice } from './mail/takedown-notice.tsx'
import { takedownReceipt } from './mail/takedown-receipt.tsx'
import { getPublishedReview } from './own-review.repository.ts'
import { createNotice, createReport } from './review-report.repository.ts'

interface Report {
  reason: ReportReason
  detail: string | null
  reporterHash: string
  userId: string | undefined
}

/** Reports are counted and read by an admin; their number alone changes nothing that is visible. */
export function createReviewReportService({ db, clock, config }: Context) {
  const getShown = async (trx: Db, id: string) => {
    const review = await getPublishedReview(trx, id)
    if (!review)
      throw new Refusal('not-found', 'There is no such review, or it is no longer shown.')
    return review
  }

  return {
    getShown: (id: string) => getShown(db, id),

    report: (id: string, { reason, detail, reporterHash, userId }: Report): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const review = await getShown(trx, id)
        const isNew = await createReport(trx, {
          id: newId(),
          ratingId: id,
          reporterHash,
          reason,
          detail,
          byOwner: isOwnerOf(userId, review) ? 1 : 0,
          createdAt: now.toISOString(),
        })
        if (!isNew)
          throw new Refusal(
            'conflict',
            'You have reported this review already. A person looks at every report.',
          )
        const day = capeTownDay(now)
        await enqueueMessage(trx, now, reviewsReported, {
          recipient: config.admin.email,
          payload: { day },
          dedupeKey: `reviews-reported:${day}`,
        })
      }),

    /** A formal request: the complainant gets a reference, the admin the full text, the queue a report. */
    notice: (id: string, request: NoticeRequest): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const createdAt = now.toISOString()
        const { businessName, businessId } = await getShown(trx, id)
        const { name, address, email, phone, rightInfringed, remedy, signature } = request
        const said = { name, address, email, phone, rightInfringed, remedy, signature }
        const reference = newId()
        await createNotice(trx, { id: reference, ratingId: id, ...said, createdAt })
        await createReport(trx, {
          id: newId(),
          ratingId: id,
          // Each is read, also from a device that has reported the review before.
          reporterHash: reference,
          reason: 'unlawful',
          detail: `Formal notice ${reference} by ${name}`.slice(0, 300),
          createdAt,
        })
        const about = { reference, businessName, businessId, ratingId: id }
        await enqueueMessage(trx, now, takedownNotice, {
          recipient: config.admin.email,
          payload: { ...about, ...said },
        })
        await enqueueMessage(trx, now, takedownReceipt, {
          recipient: email,
          payload: { reference, businessName, name },
        })
        return reference
      }),
  }
}

export type ReviewReportService = ReturnType<typeof createReviewReportService>
