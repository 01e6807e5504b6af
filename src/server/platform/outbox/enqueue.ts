import type { Db } from '#server/platform/db/schema.ts'
import type { Causer, MailCause } from '#server/platform/mail/cause.ts'
import { payloadsOf } from '#server/platform/mail/free-text.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import type { MailContext } from './mail-context.ts'
import { readMailboxes } from './mailboxes.ts'
import { insertMessages, rowOf } from './message-row.ts'
import { planMessages } from './plan-messages.ts'
import { signalMessageStored } from './signal.ts'

interface Message<Payload, Cause extends MailCause> {
  recipient: string
  payload: Payload
  /** Who causes it: one of those whom the template declares. */
  by: Causer<Cause>
  /** The business that it is about, if a visitor or an owner causes it. */
  businessId?: string
  /** The same key stores only one message. */
  dedupeKey?: string | undefined
  /** The earliest time to send; now if it is left out. */
  sendAt?: Date
}

/** The input of `enqueueMessages`. */
export interface NewMessage {
  kind: string
  recipient: string
  payloads: ReturnType<typeof payloadsOf>
  by: Causer
  businessId: string | undefined
  dedupeKey: string | null
  sendAt: Date | undefined
}

export function messageOf<Payload extends object, Cause extends MailCause>(
  { kind, freeText }: Template<Payload, Cause>,
  { recipient, payload, by, businessId, dedupeKey, sendAt }: Message<Payload, Cause>,
): NewMessage {
  const payloads = payloadsOf(payload, freeText)
  return { kind, recipient, payloads, by, businessId, dedupeKey: dedupeKey ?? null, sendAt }
}

/**
 * Stores messages in the transaction of their cause, so that both are stored or neither. The worker sends them.
 * What others cause is counted here. Call it once in a transaction, at its end: it locks the mailboxes.
 */
export async function enqueueMessages(
  db: Db,
  context: MailContext,
  ...messages: [NewMessage, ...NewMessage[]]
): Promise<void> {
  const now = context.clock()
  const counted = messages.filter(({ by }) => by !== 'admin' && by !== 'system')
  const mailboxes = await readMailboxes(
    db,
    context,
    counted.map(({ recipient }) => recipient),
  )
  const ready = messages.map((message) => {
    const mailbox = mailboxes.get(message.recipient)
    const { readable, withheld } = message.payloads
    const isStranger = mailbox?.acquaintance === 'stranger'
    return { ...message, mailbox, payload: isStranger ? withheld : readable }
  })
  const planned = context.config.rateLimit ? await planMessages(db, context, ready) : ready
  const [first, ...others] = planned.map(({ kind, recipient, payload, dedupeKey, sendAt }) =>
    rowOf({ kind, recipient, payload, dedupeKey }, now, sendAt ?? now),
  )
  if (first) await insertMessages(db, first, ...others)
  signalMessageStored()
}

/** A single message. */
export function enqueueMessage<Payload extends object, Cause extends MailCause>(
  db: Db,
  context: MailContext,
  template: Template<Payload, Cause>,
  message: Message<Payload, Cause>,
): Promise<void> {
  return enqueueMessages(db, context, messageOf(template, message))
}

/** At most one of its kind a day, by the site itself: for admins, about what waits. */
export function enqueueOnceADay<Payload extends object>(
  db: Db,
  context: MailContext,
  template: Template<Payload, 'system'>,
  { recipient, payload }: { recipient: string; payload: Payload },
): Promise<void> {
  const dedupeKey = `${template.kind}:${capeTownDay(context.clock())}`
  return enqueueMessage(db, context, template, { recipient, payload, by: 'system', dedupeKey })
}
