import { releaseBusiness } from '#server/features/ownership/release-business.ts'
import { removedMarks } from '#server/features/unclaimed/removed-marks.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Causer } from '#server/platform/mail/cause.ts'
import {
  type ClaimRow,
  endGranted,
  findMarked,
  findUndecided,
  markClaimed,
  moveClaim,
  removeBusiness,
  UNDECIDED,
} from './claim.repository.ts'
import { type Decided, type Told, tellDecisions } from './claim-notices.ts'

export const DECIDED = 'This claim was decided already.'
const LOST = 'Somebody else has shown that the business is theirs.'
const REMOVED =
  'Somebody has shown that the business is theirs and had its page removed, so your claim is over.'
const NOTHING_TO_PAY = 'If you chose a plan for it, you need not pay.'

/** What a decision does; each in the transaction of its proof, or of the admin. Lock the business first. */
export function createClaimDecisions(context: Context, unclaimed: UnclaimedService) {
  const { clock, secret } = context

  const closeRivals = async (
    trx: Db,
    { id, businessId }: ClaimRow,
    reason: string,
  ): Promise<ClaimRow[]> => {
    const rivals = (await findUndecided(trx, businessId)).filter((rival) => rival.id !== id)
    const decidedAt = clock().toISOString()
    for (const rival of rivals)
      await moveClaim(trx, rival.id, { from: UNDECIDED, state: 'declined', decidedAt, reason })
    return rivals
  }

  /** Whoever else was granted it before has it no longer. */
  const endOthers = async (
    trx: Db,
    { businessId, businessName, email }: ClaimRow,
  ): Promise<Told[]> => {
    const ended = await endGranted(trx, businessId, clock().toISOString())
    return ended
      .filter((one) => one.email !== email)
      .map((one) => ({ ...one, businessId, businessName }))
  }

  /** The page goes, and leaves only marks that keep it out of later imports. */
  const remove = async (trx: Db, claim: ClaimRow): Promise<Decided[]> => {
    const { businessId } = claim
    if (claim.ownerEmail !== null)
      throw new AppError('conflict', 'It has an owner here, who can close the account.')
    const granted = await endOthers(trx, claim)
    const rivals = await closeRivals(trx, claim, REMOVED)
    const marked = await findMarked(trx, businessId)
    const marks = new Set(marked.flatMap((known) => removedMarks(secret, known)))
    await removeBusiness(trx, businessId, [...marks], clock().toISOString())
    const tell = (reason: string) => (one: Told) =>
      ({ claim: one, outcome: 'removed', reason }) as const
    return [
      { claim, outcome: 'removed' },
      ...granted.map(tell(`${REMOVED} ${NOTHING_TO_PAY}`)),
      ...rivals.map(tell(REMOVED)),
    ]
  }

  const handToClaimant = async (trx: Db, claim: ClaimRow): Promise<Decided[]> => {
    const { businessId } = claim
    const decidedAt = clock().toISOString()
    const before = await endOthers(trx, claim)
    if (claim.ownerEmail !== null)
      await releaseBusiness(trx, context, businessId, { isShown: await unclaimed.isOn(trx) })
    if (!(await moveClaim(trx, claim.id, { from: UNDECIDED, state: 'granted', decidedAt })))
      throw new AppError('conflict', DECIDED)
    await markClaimed(trx, businessId, decidedAt)
    const rivals = await closeRivals(trx, claim, LOST)
    return [
      { claim, outcome: 'granted' },
      ...before.map((one) => ({ claim: one, outcome: 'ended', reason: NOTHING_TO_PAY }) as const),
      ...rivals.map((one) => ({ claim: one, outcome: 'declined', reason: LOST }) as const),
    ]
  }

  return {
    grant: async (trx: Db, claim: ClaimRow, by: Causer<'visitor' | 'admin'>): Promise<void> => {
      const decided =
        claim.wish === 'removal' ? await remove(trx, claim) : await handToClaimant(trx, claim)
      await tellDecisions(trx, context, decided, by)
    },

    decline: async (
      trx: Db,
      claim: ClaimRow,
      reason: string,
      by: Causer<'visitor' | 'admin'>,
    ): Promise<void> => {
      const decidedAt = clock().toISOString()
      const codes = { codeHash: null, readOut: null }
      const change = { from: UNDECIDED, state: 'declined', decidedAt, reason, ...codes } as const
      if (!(await moveClaim(trx, claim.id, change))) throw new AppError('conflict', DECIDED)
      await tellDecisions(trx, context, [{ claim, outcome: 'declined', reason }], by)
    },
  }
}

export type ClaimDecisions = ReturnType<typeof createClaimDecisions>
