import { createHash, randomBytes } from 'node:crypto'
import type { Caller } from '#server/features/accounts/caller.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { editToken } from './edit-token.ts'
import { findHold } from './holds/hold-rules.ts'
import { countConfirmations } from './holds/review-burst.repository.ts'
import { confirmReview } from './mail/confirm-review.tsx'
import { notifyAdminOfHeld, notifyOwnerOfReview, withdrawEmptyNotice } from './review-notices.ts'
import {
  confirmWriter,
  findReviewEmails,
  getReviewOfDevice,
  getWriterByToken,
  holdOwnReview,
  publishProven,
  saveWriter,
} from './review-writer.repository.ts'
import { isOwnMailbox, type SelfReviewService } from './self-review.service.ts'

/** After this many days an unconfirmed address is deleted, and its link with it. */

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The e-mail address that a writer may confirm: never shown, and used for that review only. */
export function createReviewWriterService(
  context: Context,
  {
    businesses,
    selfReviews,
  }: { businesses: BookableBusinessService; selfReviews: SelfReviewService },
) {
  const { db, clock, secret } = context

  const getKnown = async (trx: Db, tokenHash: string) => {
    const writer = await getWriterByToken(trx, tokenHash)
    if (!writer)
      throw new AppError('not-found', 'We don’t know that link. Maybe part of it is missing?')
    return writer
  }

  /**
   * Under the lock of the business, like everything that changes its figures: two links of one mailbox,
   * opened at once, are processed one after the other. Returns why not, so that a review that is held stays held.
   */
  const confirmInTurn = async (trx: Db, tokenHash: string, businessId: string) => {
    const business = await businesses.getAny(trx, businessId)
    const { ratingId, email, businessName, confirmedAt, ...arriving } = await getKnown(
      trx,
      tokenHash,
    )
    // A second click is a success: mail programs and people open links twice.
    if (confirmedAt !== null) return null
    if (isOwnMailbox(business, email)) {
      if (await holdOwnReview(trx, ratingId)) {
        await withdrawEmptyNotice(trx, context, businessId)
        await notifyAdminOfHeld(trx, context)
      }
      return `That is the address of ${businessName} itself, which may not review itself.`
    }
    // Compared as a mailbox, since one mailbox has many spellings.
    const known = await findReviewEmails(trx, businessId, { except: ratingId })
    if (known.some((other) => mailboxOf(other) === mailboxOf(email)))
      return `This address has already confirmed another review of ${businessName}. One address can confirm one review.`
    const now = clock()
    const others = await countConfirmations(trx, arriving, now)
    if (!(await confirmWriter(trx, { ratingId, tokenHash }, now.toISOString())))
      return 'A newer link was sent meanwhile. Please open that one.'
    const proven = findHold(others) === null ? await publishProven(trx, ratingId) : undefined
    if (proven) await notifyOwnerOfReview(trx, context, { business, ...proven })
    return null
  }

  return {
    /** Only from the device that wrote the review. */
    ask: async (
      id: string,
      email: string,
      { deviceHash, caller }: { deviceHash: string; caller: Caller },
    ): Promise<void> => {
      const review = await getReviewOfDevice(db, id, deviceHash)
      if (!review) throw new AppError('not-found', 'This review wasn’t written on this device.')
      await selfReviews.refuseOwner(await businesses.getAny(db, review.businessId), caller)
      await db.transaction().execute(async (trx) => {
        const now = clock()
        const token = randomBytes(24).toString('base64url')
        const isSaved = await saveWriter(trx, {
          ratingId: id,
          email: email.toLowerCase(),
          tokenHash: hashToken(token),
          confirmedAt: null,
          createdAt: now.toISOString(),
        })
        if (!isSaved) throw new AppError('conflict', 'This review is already confirmed.')
        await enqueueMessage(trx, context, confirmReview, {
          recipient: email,
          payload: { businessName: review.businessName, token: encryptLink(secret, token) },
          by: { visitor: caller },
          businessId: review.businessId,
        })
      })
    },

    /** Returns the token of the page where the writer can edit the review. */
    confirm: async (token: string, caller: Caller): Promise<string> => {
      const tokenHash = hashToken(token)
      const { ratingId, businessId, email } = await getKnown(db, tokenHash)
      await selfReviews.refuseOwner(await businesses.getAny(db, businessId), caller)
      const refusal = await businesses.runExclusive(businessId, () =>
        db.transaction().execute((trx) => confirmInTurn(trx, tokenHash, businessId)),
      )
      if (refusal !== null) throw new AppError('conflict', refusal)
      await recordOpened(db, context, email)
      return editToken(secret, ratingId, email)
    },
  }
}

export type ReviewWriterService = ReturnType<typeof createReviewWriterService>
