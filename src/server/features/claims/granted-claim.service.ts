import { handOver } from '#server/features/ownership/hand-over.ts'
import { findReviewsToAnswer } from '#server/features/reviews/reviews-to-answer.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ClaimView } from '#shared/schemas/supply/claim.ts'
import { CODES_A_DAY } from '#shared/supply/claims.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  countSendings,
  findUndecided,
  getOwnAccount,
  hasGranted,
  updateClaim,
} from './claim.repository.ts'
import type { ClaimService } from './claim.service.ts'
import { maskOf } from './proofs.ts'

/** What the link of a claim shows, and the account that a granted one becomes. */
export function createGrantedClaimService(context: Context, claims: ClaimService) {
  const { clock, db } = context

  return {
    async look(token: string, userId: string | undefined): Promise<ClaimView> {
      const claim = await claims.getByLink(token)
      const { businessId, state, proof, sentTo, codeUntil } = claim
      const isHeld = state === 'granted' && claim.ownerEmail === null
      const rivals = (await findUndecided(db, businessId)).filter(
        ({ email }) => email !== claim.email,
      )
      const reviews = isHeld
        ? await findReviewsToAnswer(context, { businessId, keeperId: claim.id })
        : []
      const user = userId === undefined ? undefined : await getOwnAccount(db, userId)
      const mayUse = user?.businessId === null
      const sent = await countSendings(db, businessId, capeTownDay(clock()))
      return {
        token,
        businessId,
        businessName: claim.businessName,
        wish: claim.wish,
        proof,
        state,
        name: claim.name,
        email: claim.email,
        sentTo: proof === 'papers' ? '' : maskOf(proof, sentTo),
        createdAt: claim.createdAt,
        codeUntil,
        codeIsOver: codeUntil === null || codeUntil <= clock().toISOString() || !claim.triesLeft,
        triesLeft: claim.triesLeft,
        sendingsLeft: Math.max(0, CODES_A_DAY - sent),
        isDisputed: claim.isDisputed === 1,
        hasRival: rivals.length > 0,
        reason: claim.reason,
        account: claim.ownerEmail !== null ? 'owner' : claim.userId !== null ? 'pending' : 'none',
        reviews,
        mayUseAccount: mayUse ? (user?.email ?? null) : null,
      }
    },

    /** The page goes to this account once it is paid; at once if it is. */
    useAccount: (token: string, userId: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const claim = await claims.getGranted(token, trx)
        const user = await getOwnAccount(trx, userId)
        if (!user) throw new AppError('conflict', 'Please use an owner’s account.')
        if (claim.userId === userId) return
        if (claim.userId !== null)
          throw new AppError('conflict', 'This page goes to another account already.')
        if (user.businessId !== null || (await hasGranted(trx, userId)))
          throw new AppError(
            'conflict',
            'This account has a page already. Please make another account for this one.',
          )
        await updateClaim(trx, claim.id, { userId })
        await handOver(trx, userId)
      }),
  }
}

export type GrantedClaimService = ReturnType<typeof createGrantedClaimService>
