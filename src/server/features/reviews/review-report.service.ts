import { firstOfTheDay } from '#server/features/reviews/admin-notices/first-of-the-day.ts'
import { isOwnerOf } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
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

type NoticeFields = Pick<
  NoticeRequest,
  'name' | 'address' | 'email' | 'phone' | 'rightInfringed' | 'remedy' | 'signature'
>

/** All of it, since only the first notice of a day is mailed. */
const detailOf = (reference: string, said: NoticeFields) =>
  [
    `Formal notice ${reference} by ${said.name}`,
    said.address,
    said.email,
    said.phone,
    `Right: ${said.rightInfringed}`,
    `Remedy: ${said.remedy}`,
    `Signed: ${said.signature}`,
  ]
    .filter(Boolean)
    .join(' | ')

/** Reports are counted and read by an admin; their number alone changes nothing that is visible. */
export function createReviewReportService(context: Context) {
  const { db, clock } = context

  const getShown = async (trx: Db, id: string) => {
    const review = await getPublishedReview(trx, id)
    if (review?.status !== 'ACTIVE')
      throw new AppError('not-found', 'We can’t find that review, or it is no longer shown.')
    return review
  }

  return {
    getShown: (id: string) => getShown(db, id),

    /** Returns its reference. */
    report: (id: string, { reason, detail, reporterHash, userId }: Report): Promise<string> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const day = capeTownDay(now)
        const review = await getShown(trx, id)
        const report = {
          id: newId(),
          ratingId: id,
          reporterHash,
          reason,
          detail,
          byOwner: isOwnerOf(userId, review) ? (1 as const) : (0 as const),
          createdAt: now.toISOString(),
        }
        const isNew = await createReport(trx, report, review.editedAt)
        if (!isNew)
          throw new AppError(
            'conflict',
            'You’ve already reported this review. A person looks at every report.',
          )
        await enqueueMessages(
          trx,
          context,
          firstOfTheDay(context, reviewsReported, { day }, 'system'),
        )
        return report.id
      }),

    /** A formal request: the complainant gets a reference, the queue every word of it. */
    notice: (id: string, request: NoticeRequest, visitor: Visitor): Promise<string> =>
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
          detail: detailOf(reference, said),
          createdAt,
        })
        const about = { reference, businessName, businessId, ratingId: id }
        const toAdmin = firstOfTheDay(context, takedownNotice, { ...about, ...said }, { visitor })
        const toSender = messageOf(takedownReceipt, {
          recipient: email,
          payload: { reference, businessName, name },
          by: { visitor },
          businessId,
        })
        await enqueueMessages(trx, context, toAdmin, toSender)
        return reference
      }),
  }
}

export type ReviewReportService = ReturnType<typeof createReviewReportService>
