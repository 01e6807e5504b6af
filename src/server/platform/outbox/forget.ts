import { sql } from 'kysely'
import { containing } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'

/** Messages to a deleted account, sent or not, also to an address that it had before or asked for. */
export async function forgetRecipient(
  trx: Db,
  { userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean },
): Promise<void> {
  await trx
    .deleteFrom('outboxMessages')
    .where((eb) =>
      eb.or([
        eb(sql`lower("recipient")`, '=', email),
        // Keys name the account that a message is about.
        eb('dedupeKey', 'like', `%${userId}%`),
      ]),
    )
    // What waits for an address that was never confirmed may be for a stranger.
    .$if(!isConfirmed, (query) => query.where('state', '!=', 'waiting'))
    .execute()
}

/** Messages to others that are not sent yet go without the address. */
export async function forgetMentions(trx: Db, email: string): Promise<void> {
  const messages = await trx
    .selectFrom('outboxMessages')
    .select(['id', 'payload'])
    .where(sql<boolean>`lower("payload") like ${containing(email)} escape '\\'`)
    .execute()
  const forget = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.toLowerCase().includes(email)) return value
    // An empty field is not written to; of an address within words the domain stays.
    return value.length === email.length ? '' : hideMailboxes(value)
  }
  for (const { id, payload } of messages)
    await trx
      .updateTable('outboxMessages')
      .set({ payload: JSON.stringify(JSON.parse(payload, forget)) })
      .where('id', '=', id)
      .execute()
}

/** Messages to others, of these kinds, that are not sent yet and name the person. */
export async function forgetWaiting(
  trx: Db,
  kinds: 'booking-%' | 'claim-%',
  isAbout: (payload: Record<string, unknown>) => boolean,
): Promise<void> {
  const waiting = await trx
    .selectFrom('outboxMessages')
    .select(['id', 'payload'])
    .where('state', '!=', 'sent')
    .where('kind', 'like', kinds)
    .execute()
  for (const { id, payload } of waiting)
    if (isAbout(JSON.parse(payload)))
      await trx.deleteFrom('outboxMessages').where('id', '=', id).execute()
}

/**
 * When an account's address changes, no record has the former one: what was sent follows, without its content, and what
 * failed is deleted, since it was for the former mailbox.
 */
export async function leaveAddress(
  trx: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const isFormer = sql<boolean>`lower("recipient") = ${from.toLowerCase()}`
  await trx
    .updateTable('outboxMessages')
    .set({ recipient: to })
    .where(isFormer)
    .where('state', '=', 'sent')
    .execute()
  await trx.deleteFrom('outboxMessages').where(isFormer).where('state', '=', 'failed').execute()
}
