import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage, enqueueOnceADay } from '#server/platform/outbox/enqueue.ts'
import { correctionSuggested } from './mail/correction-suggested.tsx'
import { correctionsWaiting } from './mail/corrections-waiting.tsx'

const HOUR_MS = 3600 * 1000

interface Suggested {
  id: string
  businessName: string
  keeperId: string
  keeperEmail: string
  fields: string[]
  visitor: Visitor
}

/** The first of an hour: the link shows all that wait. */
export function tellKeeper(trx: Db, context: Context, suggested: Suggested): Promise<void> {
  const { id: businessId, businessName, keeperId, keeperEmail, fields, visitor } = suggested
  const { clock, secret } = context
  const hour = Math.floor(clock().getTime() / HOUR_MS)
  return enqueueMessage(trx, context, correctionSuggested, {
    recipient: keeperEmail,
    payload: {
      businessName,
      fields,
      token: encryptLink(
        secret,
        keeperToken(secret, 'corrections-of', { id: businessId, keeperId }),
      ),
    },
    by: { visitor },
    businessId,
    dedupeKey: `correction-suggested:${businessId}:${hour}`,
  })
}

/** The first of a day. */
export const tellAdmin = (trx: Db, context: Context): Promise<void> =>
  enqueueOnceADay(trx, context, correctionsWaiting, {
    recipient: context.config.admin.email,
    payload: {},
  })
