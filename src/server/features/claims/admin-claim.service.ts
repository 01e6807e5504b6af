import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import { getKeptBusiness } from '#server/features/ownership/kept-business.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AdminActionKind } from '#shared/accounts/admin.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type {
  AdminClaim,
  AdminClaimsAnswer,
  AdminClaimsQuery,
} from '#shared/schemas/supply/claim.ts'
import { CALL_CODE_HOURS, CODE_TRIES } from '#shared/supply/claims.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  type ClaimRow,
  countForAdmins,
  findContactChanges,
  findForAdmins,
  getClaim,
  type ListedClaim,
  UNDECIDED,
  updateClaim,
} from './claim.repository.ts'
import { codeHash, newCode } from './claim-code.ts'
import { type ClaimDecisions, DECIDED } from './claim-decisions.ts'

const HOUR_MS = 3600 * 1000
const SINCE_MS = 365 * 24 * HOUR_MS
/** What the code that an admin reads out is encrypted for. */
const READ_OUT = 'a code to read out'
const NO_CLAIM = 'There is no such claim.'

interface Neighbours {
  actions: AdminActionService
  decisions: ClaimDecisions
}

/** The admins' part: calls, papers, disputes, and two who want the same page. */
export function createAdminClaimService(context: Context, { actions, decisions }: Neighbours) {
  const { clock, db, engine, secret } = context

  const readOutOf = ({ readOut, codeUntil }: ListedClaim): AdminClaim['readOut'] => {
    if (readOut === null || codeUntil === null || codeUntil <= clock().toISOString()) return null
    const code = decryptText(secret, READ_OUT, readOut)
    return code === null ? null : { code, goodUntil: codeUntil }
  }

  const present = async (row: ListedClaim): Promise<AdminClaim> => {
    const since = new Date(clock().getTime() - SINCE_MS).toISOString()
    const [changed] = await findContactChanges(db, row.businessId, since)
    const { id, businessId, businessName, wish, proof, state, name, email, said, sentTo } = row
    const { createdAt, provedAt, reason, ownerId, rivals, others } = row
    return {
      ...{ id, businessId, businessName, wish, proof, state, name, email, said, sentTo },
      ...{ createdAt, provedAt, reason, ownerId, rivals, others },
      isDisputed: row.isDisputed === 1,
      contactChangedOn: changed ? capeTownDay(new Date(changed.changedAt)) : null,
      readOut: readOutOf(row),
    }
  }

  const open = async (trx: Db, id: string): Promise<ClaimRow> => {
    const seen = await getClaim(trx, id)
    if (seen) await getKeptBusiness(trx, seen.businessId, engine)
    const claim = await getClaim(trx, id)
    if (!claim) throw new AppError('not-found', NO_CLAIM)
    if (!UNDECIDED.some((state) => state === claim.state)) throw new AppError('conflict', DECIDED)
    return claim
  }

  const note = (
    trx: Db,
    admin: ActingAdmin,
    action: AdminActionKind,
    claim: ClaimRow,
    detail = '',
  ) => {
    // A removed page leaves no name behind.
    const label = claim.wish === 'removal' ? 'A page to be removed' : claim.businessName
    return actions.record(trx, admin, { action, target: { id: claim.businessId, label }, detail })
  }

  return {
    async find({ state, page }: AdminClaimsQuery): Promise<AdminClaimsAnswer> {
      const rows = await findForAdmins(db, state, sliceOf({ page }))
      const claims: AdminClaim[] = []
      for (const row of rows) claims.push(await present(row))
      return { claims, total: await countForAdmins(db, state) }
    },

    countWaiting: () => countForAdmins(db, 'waiting'),

    approve: (admin: ActingAdmin, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const claim = await open(trx, id)
        if (claim.ownerEmail !== null && claim.status === 'ACTIVE')
          throw new AppError(
            'conflict',
            'Its owner pays for the page. Pause the account first, then approve this.',
          )
        await note(trx, admin, 'approve-claim', claim)
        await decisions.grant(trx, claim, 'admin')
      }),

    decline: (admin: ActingAdmin, id: string, reason: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const claim = await open(trx, id)
        await note(trx, admin, 'decline-claim', claim, reason)
        await decisions.decline(trx, claim, reason, 'admin')
      }),

    /** Before a call: a code that works for a day. One made before works no longer. */
    makeCode: (admin: ActingAdmin, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const claim = await open(trx, id)
        if (claim.proof !== 'call' || claim.state !== 'open')
          throw new AppError('conflict', 'This claim is not proved by a call.')
        const code = newCode()
        await updateClaim(trx, id, {
          codeHash: codeHash(secret, id, code),
          codeUntil: new Date(clock().getTime() + CALL_CODE_HOURS * HOUR_MS).toISOString(),
          triesLeft: CODE_TRIES,
          readOut: encryptText(secret, READ_OUT, code),
        })
        await note(trx, admin, 'call-claim', claim)
      }),
  }
}

export type AdminClaimService = ReturnType<typeof createAdminClaimService>
