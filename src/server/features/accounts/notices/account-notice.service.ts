import { insertLink } from '#server/features/accounts/link-token.repository.ts'
import { linkIdentifier, newLinkToken } from '#server/features/accounts/link-token.ts'
import { accountNotice } from '#server/features/accounts/mail/account-notice.tsx'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { MailContext } from '#server/platform/outbox/mail-context.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { countMessagesWith } from './account-notice.repository.ts'
import type { NoticeKind } from './notice-kinds.ts'

const WEEK_MS = 7 * 24 * 3_600_000
/** Whoever repeats one thing all day must not fill the mailbox: the first few have said it. */
const MAILS_PER_KIND_AND_DAY = 5

export interface AccountNotice {
  kind: NoticeKind
  /** When it happened, the very time that was stored: 'this was not me' takes back what was set up since. */
  at: Date
  /** The device that did it, if it is known. */
  device?: string | undefined
  /** False for a new address, whose owner has just confirmed it. */
  canBeDenied?: boolean
}

/** Tells an account at once what changed about it (decision 55). */
export function createAccountNoticeService(context: MailContext) {
  const linkOf = async (trx: Db, account: { id: string; email: string }, at: Date) => {
    const token = newLinkToken()
    await insertLink(trx, {
      id: newId(),
      identifier: linkIdentifier('not-me', token),
      userId: account.id,
      email: account.email,
      expiresAt: new Date(at.getTime() + WEEK_MS).toISOString(),
      createdAt: at.toISOString(),
    })
    return encryptLink(context.secret, token)
  }

  return {
    /** Stores the mail, in the transaction of what it tells. `email` may be the address from before. */
    async notify(
      trx: Db,
      account: { id: string; email: string },
      { kind, at, device = '', canBeDenied = true }: AccountNotice,
    ): Promise<void> {
      const about = canBeDenied ? kind : `${kind} told to the new address`
      const keys = Array.from(
        { length: MAILS_PER_KIND_AND_DAY },
        (_, sent) => `account-notice ${account.id} ${about} ${capeTownDay(at)} ${sent}`,
      )
      const dedupeKey = keys[await countMessagesWith(trx, keys)]
      if (dedupeKey === undefined) return
      await enqueueMessage(trx, context, accountNotice, {
        recipient: account.email,
        payload: {
          noticeKind: kind,
          atISO: at.toISOString(),
          device,
          token: canBeDenied ? await linkOf(trx, account, at) : null,
        },
        by: kind === 'password-issued' ? 'admin' : { ownerId: account.id },
        dedupeKey,
      })
    },
  }
}

export type AccountNoticeService = ReturnType<typeof createAccountNoticeService>
