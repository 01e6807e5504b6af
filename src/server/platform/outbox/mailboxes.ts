import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import { type Acquaintance, DAY_MS } from './mail-ceilings.ts'
import type { MailContext } from './mail-context.ts'
import {
  findConfirmedAddresses,
  findMailboxes,
  lockMailboxes,
  type MailboxRow,
  saveOpened,
} from './mailbox.repository.ts'

const STRANGER_DAYS = 3
const OPENED_DAYS = 730

export interface Mailbox extends MailboxRow {
  acquaintance: Acquaintance
}

const hashOf = (secret: string, email: string) => keyedHash(secret, `mailbox:${mailboxOf(email)}`)

/** The mailbox of each address. They are locked if mails to them are counted. */
export async function readMailboxes(
  db: Db,
  { clock, config, secret }: MailContext,
  addresses: string[],
): Promise<Map<string, Mailbox>> {
  if (addresses.length === 0) return new Map()
  const hashes = new Map(addresses.map((address) => [address, hashOf(secret, address)]))
  const distinct = [...new Set(hashes.values())]
  const expiresAt = new Date(clock().getTime() + STRANGER_DAYS * DAY_MS).toISOString()
  const rows = config.rateLimit
    ? await lockMailboxes(db, distinct, expiresAt)
    : await findMailboxes(db, distinct)
  const confirmed = await findConfirmedAddresses(
    db,
    addresses.map((address) => address.toLowerCase()),
  )
  const known = new Map<string, Mailbox>()
  for (const mailboxHash of distinct) {
    const row = rows.find((candidate) => candidate.mailboxHash === mailboxHash)
    const spellings = addresses.filter((address) => hashes.get(address) === mailboxHash)
    const isAccount = spellings.some((address) => confirmed.has(address.toLowerCase()))
    const mailbox: Mailbox = {
      mailboxHash,
      openedAt: row?.openedAt ?? null,
      nextSendAt: row?.nextSendAt ?? null,
      summaryAt: row?.summaryAt ?? null,
      acquaintance: isAccount ? 'account' : row?.openedAt ? 'opened' : 'stranger',
    }
    for (const address of spellings) known.set(address, mailbox)
  }
  return known
}

/** The owner of the mailbox has used a link that only a mail to this address carries. */
export function recordOpened(
  db: Db,
  { clock, secret }: Pick<MailContext, 'clock' | 'secret'>,
  email: string,
): Promise<void> {
  const now = clock()
  return saveOpened(db, {
    mailboxHash: hashOf(secret, email),
    openedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + OPENED_DAYS * DAY_MS).toISOString(),
  })
}
