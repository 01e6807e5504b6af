import { sql } from 'kysely'
import { isAmong } from '#server/platform/db/among.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'

const COLUMNS = ['mailboxHash', 'openedAt', 'nextSendAt', 'summaryAt'] as const

export function findMailboxes(db: Db, hashes: string[]) {
  return db.selectFrom('mailboxes').select(COLUMNS).where('mailboxHash', 'in', hashes).execute()
}

export type MailboxRow = Awaited<ReturnType<typeof findMailboxes>>[number]

/**
 * Whoever stores mail to one of them waits for the end of this transaction. Sorted, so that two transactions
 * cannot wait for each other.
 */
export function lockMailboxes(db: Db, hashes: string[], expiresAt: string) {
  const rows = [...hashes].sort().map((mailboxHash) => ({ mailboxHash, expiresAt }))
  return db
    .insertInto('mailboxes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('mailboxHash').doUpdateSet((eb) => ({
        expiresAt: eb
          .case()
          .when('mailboxes.expiresAt', '>', eb.ref('excluded.expiresAt'))
          .then(eb.ref('mailboxes.expiresAt'))
          .else(eb.ref('excluded.expiresAt'))
          .end(),
      })),
    )
    .returning(COLUMNS)
    .execute()
}

export async function updateMailbox(
  db: Db,
  {
    mailboxHash,
    nextSendAt,
    summaryAt,
  }: Pick<MailboxRow, 'mailboxHash' | 'nextSendAt' | 'summaryAt'>,
): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ nextSendAt, summaryAt })
    .where('mailboxHash', '=', mailboxHash)
    .execute()
}

export async function saveOpened(
  db: Db,
  opened: { mailboxHash: string; openedAt: string; expiresAt: string },
): Promise<void> {
  const { openedAt, expiresAt } = opened
  await db
    .insertInto('mailboxes')
    .values(opened)
    .onConflict((conflict) => conflict.column('mailboxHash').doUpdateSet({ openedAt, expiresAt }))
    .execute()
}

const LOWER_EMAIL = sql<string>`lower("email")`

const readConfirmed = prepareQuery((db, { addresses }: { addresses: string }) =>
  db
    .selectFrom('users')
    .select(LOWER_EMAIL.as('address'))
    .where(isAmong(db, LOWER_EMAIL, addresses))
    .where((eb) => eb.or([eb('emailVerified', '=', 1), eb('role', '=', 'ADMIN')])),
)

/** Which of the addresses, in lower case, belong to an admin or to an owner who has confirmed it. */
export async function findConfirmedAddresses(db: Db, addresses: string[]): Promise<Set<string>> {
  const { rows } = await readConfirmed(db, { addresses: JSON.stringify(addresses) })
  return new Set(rows.map(({ address }) => address))
}
