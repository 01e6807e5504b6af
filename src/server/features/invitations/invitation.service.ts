import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { refuseConflict } from '#server/platform/errors.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import { enqueueMessages, messageOf, type NewMessage } from '#server/platform/outbox/enqueue.ts'
import { INVITATION_LOT } from '#shared/catalogue/unclaimed.ts'
import { isEmail } from '#shared/contact/email.ts'
import { countOf } from '#shared/text/numbers.ts'
import {
  addInvitation,
  closeMailbox,
  countOutcomes,
  countWaiting,
  findDecided,
  findWaiting,
  saveOutcome,
  type Waiting,
} from './invitation.repository.ts'
import { LISTING_NOTICE_EDITION, listingNotice } from './mail/listing-notice.tsx'

const SHOWN = 50

/**
 * One mail to a business that nobody has claimed, and never a second to its mailbox: what we show of it and from where.
 * The law allows that notice, and counts anything more as marketing.
 */
export function createInvitationService(
  context: Context,
  { actions, unclaimed }: { actions: AdminActionService; unclaimed: UnclaimedService },
) {
  const { clock, db, secret } = context
  const hashOf = (address: string) => keyedHash(secret, `invited ${address.trim().toLowerCase()}`)

  /** The mail, if its mailbox has had none and nobody has asked us not to write. */
  const invite = async (trx: Db, one: Waiting): Promise<NewMessage | null> => {
    const { id: businessId, businessName, emailPublic, source, checkedOn } = one
    const decidedAt = clock().toISOString()
    const record = {
      businessId,
      businessName,
      address: emailPublic,
      source,
      checkedOn,
      edition: LISTING_NOTICE_EDITION,
      outcome: 'left' as const,
      decidedAt,
    }
    if (!(await addInvitation(trx, record)) || !isEmail(emailPublic)) return null
    const mailHash = hashOf(emailPublic)
    if (!(await closeMailbox(trx, { mailHash, reason: 'invited', since: decidedAt }))) return null
    await saveOutcome(trx, businessId, 'sent')
    const { industry, address, phone, website } = one
    return messageOf(listingNotice, {
      recipient: emailPublic,
      payload: { businessId, businessName, industry, address, phone, website, source, checkedOn },
      by: 'admin',
      dedupeKey: `listing-notice:${mailHash}`,
    })
  }

  return {
    get: async () => ({
      isOn: await unclaimed.isOn(),
      waiting: await countWaiting(db),
      ...(await countOutcomes(db)),
      decided: await findDecided(db, SHOWN),
    }),

    /** The next few; how many of them got the mail. */
    sendLot: (admin: ActingAdmin): Promise<number> =>
      db.transaction().execute(async (trx) => {
        if (!(await unclaimed.isOn(trx)))
          refuseConflict('Their pages are hidden. Show them first, on the page Import.')
        const lot = await findWaiting(trx, INVITATION_LOT)
        if (lot.length === 0) refuseConflict('There is nobody left to write to.')
        const mails: NewMessage[] = []
        for (const one of lot) {
          const mail = await invite(trx, one)
          if (mail) mails.push(mail)
        }
        const label = countOf(mails.length, 'business', 'businesses')
        await actions.record(trx, admin, { action: 'invite', target: { id: 'invitations', label } })
        const [first, ...others] = mails
        if (first) await enqueueMessages(trx, context, first, ...others)
        return mails.length
      }),

    /** Somebody has asked us not to write; the address is not stored. */
    close: (admin: ActingAdmin, address: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const since = clock().toISOString()
        await closeMailbox(trx, { mailHash: hashOf(address), reason: 'asked', since })
        const target = { id: 'invitations', label: 'A mailbox' }
        await actions.record(trx, admin, { action: 'close-mailbox', target })
      }),
  }
}

export type InvitationService = ReturnType<typeof createInvitationService>
