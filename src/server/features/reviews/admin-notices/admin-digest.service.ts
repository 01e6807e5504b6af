import type { AdminReviewService } from '#server/features/reviews/admin-review.service.ts'
import { adminDigest } from '#server/features/reviews/mail/admin-digest.tsx'
import type { Context } from '#server/platform/context.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { findOpenNotices } from './admin-digest.repository.ts'

const MOST_NOTICES = 50

export function createAdminDigestService(context: Context, reviews: AdminReviewService) {
  const { db, clock, config } = context
  return {
    /** Once a day while something waits. Returns how much. */
    send: async (): Promise<number> => {
      const notices = await findOpenNotices(db, MOST_NOTICES)
      const { held, reported } = await reviews.countWaiting()
      if (reported + held === 0) return 0
      await enqueueMessage(db, context, adminDigest, {
        recipient: config.admin.email,
        payload: { notices, reported, held },
        by: 'system',
        dedupeKey: `admin-digest:${capeTownDay(clock())}`,
      })
      return reported + held
    },
  }
}

export type AdminDigestService = ReturnType<typeof createAdminDigestService>
