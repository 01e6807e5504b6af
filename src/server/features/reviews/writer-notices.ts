import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { reviewAnswered } from './mail/review-answered.tsx'
import { reviewDecided } from './mail/review-decided.tsx'
import { findWriters } from './review-writer.repository.ts'

/**
 * To a writer with a confirmed address, once per review: a reply that is removed and added again sends no
 * second mail.
 */
export async function notifyWriterOfReply(
  trx: Db,
  { clock }: Context,
  review: { id: string; businessId: string; businessName: string },
  reply: string,
): Promise<void> {
  const { id, businessId, businessName } = review
  for (const { email } of await findWriters(trx, [id]))
    await enqueueMessage(trx, clock(), reviewAnswered, {
      recipient: email,
      payload: { businessName, businessId, reply },
      dedupeKey: `review-answered:${id}`,
    })
}

interface Decided {
  business: { id: string; businessName: string }
  decided: { id: string; comment: string | null }[]
  /** Null if the reviews are public. */
  reason: string | null
}

export async function notifyWriters(
  trx: Db,
  { clock }: Context,
  { business, decided, reason }: Decided,
): Promise<void> {
  const comments = new Map(decided.map(({ id, comment }) => [id, comment]))
  for (const { ratingId, email } of await findWriters(trx, [...comments.keys()]))
    await enqueueMessage(trx, clock(), reviewDecided, {
      recipient: email,
      payload: {
        businessName: business.businessName,
        businessId: business.id,
        comment: comments.get(ratingId) ?? null,
        reason,
      },
    })
}
