import type { FailedSignInService } from '#server/features/accounts/failed-sign-ins/failed-sign-in.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { OwnerLedgerAnswer } from '#shared/schemas/billing/money.ts'
import type { UserPage } from '#shared/user-page.ts'
import {
  findActionsOn,
  findBookingsOf,
  findMailsTo,
  findReviewsOf,
  findSessionsFor,
  getOpenUndo,
  getOwnerContact,
} from './user-page.repository.ts'

interface Neighbours {
  failedSignIns: FailedSignInService
  /** Money depends on accounts, so only what is called is declared here. */
  money: { getOwner(userId: string): Promise<OwnerLedgerAnswer> }
}

/** The admin's page of one owner: what the tabs have, for one person. */
export function createUserPageService(
  { clock, db }: Context,
  { failedSignIns, money }: Neighbours,
) {
  return {
    async get(userId: string): Promise<UserPage> {
      const owner = await getOwnerContact(db, userId)
      if (!owner) throw new AppError('not-found', 'We can’t find that user.')
      const { businessId, businessName, phone, emailPublic, address, area } = owner
      const now = clock().toISOString()
      const [ledger, mails, bookings, reviews, sessions, { failures }, actions, undoId] =
        await Promise.all([
          money.getOwner(userId),
          findMailsTo(db, owner.email),
          businessId === null ? [] : findBookingsOf(db, businessId),
          businessId === null ? [] : findReviewsOf(db, businessId),
          findSessionsFor(db, userId, now),
          failedSignIns.find(userId),
          findActionsOn(db, [userId, businessId ?? userId]),
          getOpenUndo(db, userId, now),
        ])
      return {
        id: owner.id,
        email: owner.email,
        isEmailConfirmed: owner.emailVerified === 1,
        plan: owner.plan,
        status: owner.status,
        createdAt: owner.createdAt,
        business:
          businessId === null
            ? null
            : {
                id: businessId,
                businessName: businessName ?? '',
                phone: phone ?? '',
                emailPublic: emailPublic ?? '',
                address: address ?? '',
                area: area ?? '',
              },
        undoId,
        ledger,
        mails,
        bookings,
        reviews,
        sessions,
        failures,
        actions,
      }
    },
  }
}
