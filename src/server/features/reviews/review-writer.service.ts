import { createHash, randomBytes } from 'node:crypto'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { mailboxOf } from '#server/platform/mail/mailbox.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { confirmReview } from './mail/confirm-review.tsx'
import {
  confirmWriter,
  findConfirmedEmails,
  getReviewOfDevice,
  getWriterByToken,
  removeUnconfirmedWriters,
  saveWriter,
} from './review-writer.repository.ts'

const DAY_MS = 24 * 3600 * 1000
/** After this many days an unconfirmed address is deleted, and its link with it. */
const CONFIRM_DAYS = 7

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const isSameMailbox = (a: string, b: string) => b !== '' && mailboxOf(a) === mailboxOf(b)

/** The e-mail address that a writer may confirm: never shown, and used for that review only. */
export function createReviewWriterService(
  { db, clock, secret }: Context,
  businesses: BookableBusinessService,
) {
  const getKnown = async (trx: Db, tokenHash: string) => {
    const writer = await getWriterByToken(trx, tokenHash)
    if (!writer)
      throw new Refusal('not-found', 'That link is not known here. Perhaps it was cut in half?')
    return writer
  }

  /**
   * Under the lock of the business, like everything that changes its figures: two links of one mailbox,
   * opened at once, are processed one after the other.
   */
  const confirmInTurn = async (trx: Db, tokenHash: string, businessId: string): Promise<void> => {
    await businesses.getAny(trx, businessId)
    const { ratingId, email, businessName, ...writer } = await getKnown(trx, tokenHash)
    // A second click is a success: mail programs and people open links twice.
    if (writer.confirmedAt !== null) return
    if (isSameMailbox(email, writer.ownerEmail) || isSameMailbox(email, writer.emailPublic))
      throw new Refusal(
        'conflict',
        `That is the address of ${businessName} itself, which may not review itself.`,
      )
    // Compared as a mailbox, since one mailbox has many spellings.
    const confirmed = await findConfirmedEmails(trx, businessId)
    if (confirmed.some((other) => isSameMailbox(email, other)))
      throw new Refusal(
        'conflict',
        `This address has confirmed a review of ${businessName} before. One address can confirm one review.`,
      )
    if (!(await confirmWriter(trx, { ratingId, tokenHash }, clock().toISOString())))
      throw new Refusal('conflict', 'A newer link was sent meanwhile. Please open that one.')
  }

  return {
    /** Only from the device that wrote the review. */
    ask: (id: string, email: string, deviceHash: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const review = await getReviewOfDevice(trx, id, deviceHash)
        if (!review) throw new Refusal('not-found', 'This device has written no such review.')
        const token = randomBytes(24).toString('base64url')
        const isSaved = await saveWriter(trx, {
          ratingId: id,
          email: email.toLowerCase(),
          tokenHash: hashToken(token),
          confirmedAt: null,
          createdAt: now.toISOString(),
        })
        if (!isSaved) throw new Refusal('conflict', 'This review is confirmed already.')
        await enqueueMessage(trx, now, confirmReview, {
          recipient: email,
          payload: { businessName: review.businessName, token: encryptLink(secret, token) },
        })
      }),

    confirm: async (token: string): Promise<void> => {
      const tokenHash = hashToken(token)
      const { businessId } = await getKnown(db, tokenHash)
      await businesses.runExclusive(businessId, () =>
        db.transaction().execute((trx) => confirmInTurn(trx, tokenHash, businessId)),
      )
    },

    forgetUnconfirmed: (): Promise<number> =>
      removeUnconfirmedWriters(
        db,
        new Date(clock().getTime() - CONFIRM_DAYS * DAY_MS).toISOString(),
      ),
  }
}

export type ReviewWriterService = ReturnType<typeof createReviewWriterService>
