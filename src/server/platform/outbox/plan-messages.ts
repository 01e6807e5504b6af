import type { Db } from '#server/platform/db/schema.ts'
import type { Causer } from '#server/platform/mail/cause.ts'
import { countMails } from './count-mails.ts'
import { APART_MS } from './mail-ceilings.ts'
import type { MailContext } from './mail-context.ts'
import { updateMailbox } from './mailbox.repository.ts'
import type { Mailbox } from './mailboxes.ts'
import { findStoredKeys } from './outbox.repository.ts'
import { waitForSummary } from './wait-for-summary.ts'

interface Ready {
  kind: string
  recipient: string
  payload: string
  by: Causer
  businessId: string | undefined
  dedupeKey: string | null
  sendAt: Date | undefined
  /** Locked; none for what only the site itself or an admin can cause. */
  mailbox: Mailbox | undefined
}

/** What can be stored now, with its time; the rest is added to the summaries of their mailboxes. */
export async function planMessages<Message extends Ready>(
  db: Db,
  context: MailContext,
  messages: readonly Message[],
): Promise<Message[]> {
  const now = context.clock()
  const counted = messages.flatMap((message) =>
    message.mailbox ? [{ ...message, mailbox: message.mailbox }] : [],
  )
  const free = messages.filter(({ mailbox }) => !mailbox)
  const stored = await findStoredKeys(
    db,
    counted.flatMap(({ dedupeKey }) => dedupeKey ?? []),
  )
  const fresh = counted.filter(({ dedupeKey }) => dedupeKey === null || !stored.has(dedupeKey))
  const over = await countMails(db, context, fresh)
  const planned: Message[] = []
  for (const message of fresh) {
    const { mailbox } = message
    const isStranger = mailbox.acquaintance === 'stranger'
    // A stranger's mails are a minute apart, which one that is sent at a set time cannot promise.
    if (over.has(message) || (isStranger && message.sendAt)) {
      mailbox.summaryAt = await waitForSummary(db, now, mailbox, message)
    } else if (isStranger) {
      const sendAt = nextFreeTime(mailbox, now)
      mailbox.nextSendAt = new Date(sendAt.getTime() + APART_MS).toISOString()
      planned.push({ ...message, sendAt })
    } else planned.push(message)
  }
  for (const mailbox of new Set(fresh.map((message) => message.mailbox)))
    await updateMailbox(db, mailbox)
  return [...free, ...planned]
}

/** A minute after the last mail, and not within a minute of the summary. */
function nextFreeTime({ nextSendAt, summaryAt }: Mailbox, now: Date): Date {
  const earliest = Math.max(now.getTime(), nextSendAt === null ? 0 : Date.parse(nextSendAt))
  const summary = summaryAt === null ? Number.NEGATIVE_INFINITY : Date.parse(summaryAt)
  return new Date(Math.abs(earliest - summary) < APART_MS ? summary + APART_MS : earliest)
}
