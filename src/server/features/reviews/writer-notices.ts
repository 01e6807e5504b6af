import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { editToken } from './edit-token.ts'
import { reviewAnswered } from './mail/review-answered.tsx'
import { reviewDecided } from './mail/review-decided.tsx'
import { takedownDecided } from './mail/takedown-decided.tsx'
import { type closeReports, findNotices } from './review-report.repository.ts'
import { findWriters } from './review-writer.repository.ts'

const editLink = ({ secret }: Context, ratingId: string, email: string) =>
  encryptLink(secret, editToken(secret, ratingId, email))

/**
 * To a writer with a proven address, once per review: a reply that is removed and added again sends no
 * second mail.
 */
export async function notifyWriterOfReply(
  trx: Db,
  context: Context,
  review: { id: string; businessId: string; businessName: string; ownerId: string | null },
  reply: string,
): Promise<void> {
  const { id, businessId, businessName, ownerId: owner } = review
  if (owner === null) return
  for (const { email } of await findWriters(trx, [id]))
    await enqueueMessage(trx, context, reviewAnswered, {
      recipient: email,
      payload: { businessName, businessId, reply, editToken: editLink(context, id, email) },
      by: { ownerId: owner },
      businessId,
      dedupeKey: `review-answered:${id}`,
    })
}

type Closed = Awaited<ReturnType<typeof closeReports>>

interface Decided {
  business: { id: string; businessName: string }
  decided: { id: string; comment: string | null }[]
  /** Null if the reviews are public. */
  reason: string | null
}

export async function notifyWriters(
  trx: Db,
  context: Context,
  { business, decided, reason }: Decided,
): Promise<void> {
  const comments = new Map(decided.map(({ id, comment }) => [id, comment]))
  for (const { ratingId, email } of await findWriters(trx, [...comments.keys()]))
    await enqueueMessage(trx, context, reviewDecided, {
      recipient: email,
      payload: {
        businessName: business.businessName,
        businessId: business.id,
        comment: comments.get(ratingId) ?? null,
        reason,
        editToken: editLink(context, ratingId, email),
      },
      by: 'admin',
    })
}

/** To whoever sent a formal notice about one of the reviews. */
export async function notifyComplainants(
  trx: Db,
  context: Context,
  { businessName, reason, closed }: { businessName: string; reason: string | null; closed: Closed },
): Promise<void> {
  for (const { id, name, email } of await findNotices(trx, closed))
    await enqueueMessage(trx, context, takedownDecided, {
      recipient: email,
      payload: { reference: id, businessName, name, reason },
      by: 'admin',
    })
}
