import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Causer } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import {
  enqueueMessage,
  enqueueMessages,
  enqueueOnceADay,
  messageOf,
} from '#server/platform/outbox/enqueue.ts'
import type { ClaimWish } from '#shared/supply/claims.ts'
import { claimToken, stopToken } from './claim-code.ts'
import { claimCode } from './mail/claim-code.tsx'
import { claimDecided } from './mail/claim-decided.tsx'
import { claimDisputed } from './mail/claim-disputed.tsx'
import { claimReceived } from './mail/claim-received.tsx'
import { claimsWaiting } from './mail/claims-waiting.tsx'

type ByVisitor = Causer<'visitor'>

export interface Told {
  id: string
  businessId: string
  businessName: string
  name: string
  email: string
}

export function sendCode(
  trx: Db,
  context: Context,
  { id, businessId, businessName, name, wish }: Told & { wish: ClaimWish },
  { recipient, code, by }: { recipient: string; code: string; by: ByVisitor },
): Promise<void> {
  const { secret } = context
  return enqueueMessage(trx, context, claimCode, {
    recipient,
    payload: {
      businessName,
      name,
      wish,
      codeToken: encryptLink(secret, code),
      stopToken: encryptLink(secret, stopToken(secret, id)),
    },
    by,
    businessId,
  })
}

/** To the claimant, and to whoever looks after the page already. */
export function tellBothSides(
  trx: Db,
  context: Context,
  { id, businessId, businessName, name, email }: Told,
  { owner, isCall, by }: { owner: string | null; isCall: boolean; by: ByVisitor },
): Promise<void> {
  const { secret } = context
  const received = messageOf(claimReceived, {
    recipient: email,
    payload: { businessName, name, isCall, token: encryptLink(secret, claimToken(secret, id)) },
    by,
    businessId,
  })
  if (owner === null) return enqueueMessages(trx, context, received)
  const disputed = messageOf(claimDisputed, {
    recipient: owner,
    payload: { businessName, name },
    by,
    businessId,
  })
  return enqueueMessages(trx, context, received, disputed)
}

export interface Decided {
  claim: Told
  outcome: 'granted' | 'removed' | 'declined' | 'ended'
  reason?: string
}

/** To everybody whose claim it decides. Of a business that is gone no mail names the id. */
export async function tellDecisions(
  trx: Db,
  context: Context,
  decided: readonly Decided[],
  by: Causer<'visitor' | 'admin'>,
): Promise<void> {
  const { secret } = context
  const [first, ...others] = decided.map(({ claim, outcome, reason = '' }) =>
    messageOf(claimDecided, {
      recipient: claim.email,
      payload: {
        businessName: claim.businessName,
        name: claim.name,
        outcome,
        reason,
        token: encryptLink(secret, claimToken(secret, claim.id)),
      },
      by,
      dedupeKey: `claim-decided:${claim.id}:${outcome}`,
    }),
  )
  if (first) await enqueueMessages(trx, context, first, ...others)
}

/** The first of a day. */
export const tellAdmin = (trx: Db, context: Context): Promise<void> =>
  enqueueOnceADay(trx, context, claimsWaiting, {
    recipient: context.config.admin.email,
    payload: {},
  })
