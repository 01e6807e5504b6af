import type { Db } from '#server/platform/db/schema.ts'
import { MAIL_SUMMARY, type SummaryPayload } from '#server/platform/mail/mail-summary.tsx'
import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import { getWaitingSummary, updateWaitingSummary } from './mail-summary.repository.ts'
import type { Mailbox } from './mailboxes.ts'
import { insertMessages, rowOf } from './message-row.ts'

const morning = dailyAt(8)
/** The newest; of older ones only the number is told. */
const MOST = 100

export interface Waiting {
  kind: string
  recipient: string
  /** JSON. */
  payload: string
}

/** Adds a message to the next summary of its locked mailbox. Returns when that will be sent. */
export async function waitForSummary(
  db: Db,
  now: Date,
  mailbox: Mailbox,
  { kind, recipient, payload }: Waiting,
): Promise<string> {
  const item = { kind, payload: JSON.parse(payload) }
  const planned = mailbox.summaryAt !== null && mailbox.summaryAt > now.toISOString()
  const keyOf = (at: string) => `${MAIL_SUMMARY}:${mailbox.mailboxHash}:${at}`
  if (planned && mailbox.summaryAt !== null) {
    const stored = await getWaitingSummary(db, keyOf(mailbox.summaryAt))
    if (stored) {
      const summary: SummaryPayload = JSON.parse(stored.payload)
      const items = [...summary.items, item]
      const dropped = Math.max(0, items.length - MOST)
      const next = { items: items.slice(dropped), earlier: summary.earlier + dropped }
      if (await updateWaitingSummary(db, stored.id, JSON.stringify(next))) return mailbox.summaryAt
    }
  }
  const earliest = [
    now.toISOString(),
    mailbox.nextSendAt ?? '',
    planned ? (mailbox.summaryAt ?? '') : '',
  ]
  const sendAt = morning(new Date(earliest.sort().at(-1) ?? now))
  const summary: SummaryPayload = { items: [item], earlier: 0 }
  const message = {
    kind: MAIL_SUMMARY,
    recipient,
    payload: JSON.stringify(summary),
    dedupeKey: keyOf(sendAt.toISOString()),
  }
  await insertMessages(db, rowOf(message, now, sendAt))
  return sendAt.toISOString()
}
