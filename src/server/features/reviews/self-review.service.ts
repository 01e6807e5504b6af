import type { Caller } from '#server/features/accounts/caller.ts'
import type { KnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'

type Reviewed = Pick<
  Awaited<ReturnType<BookableBusinessService['get']>>,
  'id' | 'businessName' | 'ownerId' | 'ownerEmail' | 'emailPublic'
>

interface ReviewedBooking {
  email: string
  deviceHash: string | null
}

/** In any spelling: one mailbox has many addresses. */
export const isOwnMailbox = (
  { ownerEmail, emailPublic }: Pick<Reviewed, 'ownerEmail' | 'emailPublic'>,
  email: string,
): boolean => [ownerEmail, emailPublic].some((own) => own && mailboxOf(own) === mailboxOf(email))

/** Owners may not review their own business: not by session, browser, mailbox or booking. */
export function createSelfReviewService({ db }: Context, knownDevices: KnownDeviceService) {
  return {
    /** Not in the transaction of the review: a browser that was seen with the owner's session stays noted. */
    refuseOwner: async (business: Reviewed, caller: Caller): Promise<void> => {
      const { ownerId: owner, businessName } = business
      if (owner === null) return
      const deviceHash = await knownDevices.identify(db, owner, caller)
      const reason =
        caller.userId === null ? null : denialReason.reviewBusiness({ id: caller.userId }, business)
      if (reason !== null) throw new AppError('forbidden', reason)
      if (await knownDevices.hasSignedIn(db, owner, deviceHash))
        throw new AppError(
          'forbidden',
          `This browser has been signed in as ${businessName}, and a business may not review itself.`,
        )
    },

    refuseOwnBooking: async (
      trx: Db,
      business: Reviewed,
      { email, deviceHash }: ReviewedBooking,
    ): Promise<void> => {
      const { ownerId: owner } = business
      const isOwn =
        isOwnMailbox(business, email) ||
        (owner !== null &&
          deviceHash !== null &&
          (await knownDevices.hasSignedIn(trx, owner, deviceHash)))
      if (isOwn)
        throw new AppError(
          'forbidden',
          `${business.businessName} made this booking itself, and a business may not review itself.`,
        )
    },
  }
}

export type SelfReviewService = ReturnType<typeof createSelfReviewService>
