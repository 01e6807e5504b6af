import type { AdminReviewService } from '#server/features/reviews/admin-review.service.ts'
import { adminDigest } from '#server/features/reviews/mail/admin-digest.tsx'
import type { Context } from '#server/platform/context.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { findOpenNotices } from './admin-digest.repository.ts'

const MOST_NOTICES = 50

/** Messages to the people behind the site, which come in the same mail. */
interface Inbox {
  countNew(): Promise<{ open: number; overdue: number }>
}

export function createAdminDigestService(
  context: Context,
  reviews: AdminReviewService,
  inbox: Inbox,
) {
  const { db, clock, config } = context
  return {
    /** Once a day while something waits. Returns how much. */
    send: async (): Promise<number> => {
      const notices = await findOpenNotices(db, MOST_NOTICES)
      const { held, reported } = await reviews.countWaiting()
      const messages = await inbox.countNew()
      const waiting = reported + held + messages.open
      if (waiting === 0) return 0
      await enqueueMessage(db, context, adminDigest, {
        recipient: config.admin.email,
        payload: { notices, reported, held, messages },
        by: 'system',
        dedupeKey: `admin-digest:${capeTownDay(clock())}`,
      })
      return waiting
    },
  }
}

export type AdminDigestService = ReturnType<typeof createAdminDigestService>
