import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownMonth, startOfCapeTownMonth } from '#shared/time/dates.ts'
import { findDigestOwners, getFigures, type Month, stopDigest } from './digest.repository.ts'
import { digestToken, readDigestToken } from './digest-token.ts'
import { monthlyDigest } from './mail/monthly-digest.tsx'

/** Small batches: each is one short transaction, and the site answers in between. */
const STEP = 100

function monthBefore(now: Date): Month {
  const to = startOfCapeTownMonth(now)
  const lastMoment = new Date(to.getTime() - 1)
  return { name: capeTownMonth(lastMoment), from: startOfCapeTownMonth(lastMoment), to }
}

export function createDigestService(context: Context) {
  const { db, clock, secret } = context

  const enqueueStep = (month: Month, afterUserId: string) =>
    db.transaction().execute(async (trx) => {
      const owners = await findDigestOwners(trx, month, afterUserId, STEP)
      if (owners.length === 0) return owners
      const businessIds = owners.map((owner) => owner.businessId)
      const figures = await getFigures(trx, businessIds, month)
      for (const { userId, email, businessId, businessName } of owners) {
        const own = figures.get(businessId)
        if (!own) continue
        await enqueueMessage(trx, context, monthlyDigest, {
          recipient: email,
          payload: {
            businessName,
            month: month.name,
            ...own,
            unsubscribeToken: digestToken(secret, userId),
          },
          by: 'system',
          // An interrupted run starts again, and nobody gets a month twice.
          dedupeKey: `digest:${month.name}:${userId}`,
        })
      }
      return owners
    })

  return {
    /** Sends the previous month's figures to every subscribed owner; returns their number. */
    enqueueMonth: async (): Promise<number> => {
      const month = monthBefore(clock())
      let count = 0
      let last = ''
      for (;;) {
        const owners = await enqueueStep(month, last)
        count += owners.length
        last = owners.at(-1)?.userId ?? ''
        if (owners.length < STEP) return count
      }
    },
    /** By the token in the message: unsubscribing must not require a sign-in. */
    unsubscribe: async (token: string): Promise<void> => {
      const userId = readDigestToken(secret, token)
      if (userId === null || !(await stopDigest(db, userId)))
        throw new AppError('not-found', 'We don’t know that link. Maybe part of it is missing?')
    },
  }
}

export type DigestService = ReturnType<typeof createDigestService>
