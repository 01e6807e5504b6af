import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { countMore } from '#server/platform/http/limits/limit-count.repository.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import type { Causer } from '#server/platform/mail/cause.ts'
import { DAY_MS, PER_CAUSER, PER_MAILBOX, TOO_MANY_STRANGERS } from './mail-ceilings.ts'
import type { MailContext } from './mail-context.ts'
import type { Mailbox } from './mailboxes.ts'

interface Counted {
  by: Causer
  businessId: string | undefined
  mailbox: Mailbox
}

interface Ceiling {
  key: string
  most: number
  /** A visitor over it is refused; any other mail waits for the summary. */
  refuses: boolean
}

/**
 * Counts all messages of a transaction, in one statement. Returns which of them are over a ceiling. Throws if
 * a visitor writes to too many strangers.
 */
export async function countMails<Message extends Counted>(
  db: Db,
  { clock, secret }: MailContext,
  messages: readonly Message[],
): Promise<Set<Message>> {
  const now = clock()
  const ceilings = new Map(messages.map((message) => [message, ceilingsOf(message)]))
  const hashed = (key: string) => keyedHash(secret, `mails ${key}`)
  const more = new Map<string, number>()
  for (const { key } of [...ceilings.values()].flat())
    more.set(hashed(key), (more.get(hashed(key)) ?? 0) + 1)
  if (more.size === 0) return new Set()
  const rows = await countMore(db, more, {
    now: now.toISOString(),
    expiresAt: new Date(now.getTime() + DAY_MS).toISOString(),
  })
  const counts = new Map(rows.map((row) => [row.key, row]))
  const over = new Set<Message>()
  for (const [message, ofMessage] of ceilings)
    for (const { key, most, refuses } of ofMessage) {
      const row = counts.get(hashed(key))
      if (!row || row.count <= most) continue
      const retryAfterSeconds = (Date.parse(row.expiresAt) - now.getTime()) / 1000
      if (refuses) throw new AppError('too-many', TOO_MANY_STRANGERS, { retryAfterSeconds })
      over.add(message)
    }
  return over
}

function ceilingsOf({ by, businessId, mailbox }: Counted): Ceiling[] {
  const { aDay, throughOne } = PER_MAILBOX[mailbox.acquaintance]
  const to = `to ${mailbox.mailboxHash}`
  return [
    { key: to, most: aDay, refuses: false },
    ...(businessId === undefined
      ? []
      : [{ key: `${to} through ${businessId}`, most: throughOne, refuses: false }]),
    ...(mailbox.acquaintance === 'stranger' ? ceilingsOfCauser(by) : []),
  ]
}

function ceilingsOfCauser(by: Causer): Ceiling[] {
  if (typeof by === 'string') return []
  if ('ownerId' in by)
    return [{ key: `by owner ${by.ownerId}`, most: PER_CAUSER.owner, refuses: false }]
  const { device, network } = by.visitor
  const visitor = (key: string, most: number) => ({ key: `by ${key}`, most, refuses: true })
  return [
    visitor(`device ${device}`, PER_CAUSER.device),
    ...(network ? [visitor(`network ${network.near}`, PER_CAUSER.network)] : []),
    ...(network?.wide ? [visitor(`network ${network.wide}`, PER_CAUSER.wideNetwork)] : []),
  ]
}
