import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
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
/** An address that nobody confirmed is forgotten after so many days, and its link with it. */
const CONFIRM_DAYS = 7

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
const isSameMailbox = (a: string, b: string) => b !== '' && mailboxOf(a) === mailboxOf(b)

/** The e-mail address that a writer may confirm: shown nowhere, and used for that review alone. */
export function createReviewWriterService({ db, clock }: Context) {
  return {
    /** Only from the device that wrote the review. */
    ask: (id: string, email: string, deviceHash: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        const review = await getReviewOfDevice(trx, id, deviceHash)
        if (!review) throw new Refusal('not-found', 'This device has written no such review.')
        if (review.confirmed === 1)
          throw new Refusal('conflict', 'This review is confirmed already.')
        const token = randomBytes(24).toString('base64url')
        await saveWriter(trx, {
          ratingId: id,
          email: email.toLowerCase(),
          tokenHash: hashToken(token),
          confirmedAt: null,
          createdAt: now.toISOString(),
        })
        await enqueueMessage(trx, now, confirmReview, {
          recipient: email,
          payload: { businessName: review.businessName, token },
        })
      }),

    confirm: (token: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const writer = await getWriterByToken(trx, hashToken(token))
        if (!writer)
          throw new Refusal('not-found', 'That link is not known here. Perhaps it was cut in half?')
        const { ratingId, email, businessName } = writer
        // A second press is a success: mail programs and people open links twice.
        if (writer.confirmedAt !== null) return
        if (isSameMailbox(email, writer.ownerEmail) || isSameMailbox(email, writer.emailPublic))
          throw new Refusal(
            'conflict',
            `That is the address of ${businessName} itself, which may not review itself.`,
          )
        // In every spelling of it: a mailbox can be written in many ways.
        const confirmed = await findConfirmedEmails(trx, writer.businessId)
        if (confirmed.some((other) => isSameMailbox(email, other)))
          throw new Refusal(
            'conflict',
            `This address has confirmed a review of ${businessName} before. One address stands behind one review.`,
          )
        await confirmWriter(trx, ratingId, clock().toISOString())
      }),

    forgetUnconfirmed: (): Promise<number> =>
      removeUnconfirmedWriters(
        db,
        new Date(clock().getTime() - CONFIRM_DAYS * DAY_MS).toISOString(),
      ),
  }
}

export type ReviewWriterService = ReturnType<typeof createReviewWriterService>
