import { type Insertable, sql } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { keysOf } from '#shared/text/one-of.ts'

/** A repeated one is recorded once: an account is also deleted by the replay of its own erasure. */
export async function saveErasure(
  db: Db,
  erasure: Omit<Insertable<Database['erasures']>, 'id'> & { id?: string },
): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ id: newId(), ...erasure })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** With the account that an admin has deleted. */
export const recordDeletedAccount = (trx: Db, userId: string): Promise<void> =>
  saveErasure(trx, {
    at: new Date().toISOString(),
    kind: 'account',
    mark: userId,
    reviews: 'keep',
  })

export function findUnstoredErasures(db: Db) {
  return db.selectFrom('erasures').selectAll().where('storedAt', 'is', null).orderBy('at').execute()
}

export async function markErasureStored(db: Db, id: string, storedAt: string): Promise<void> {
  await db.updateTable('erasures').set({ storedAt }).where('id', '=', id).execute()
}

export async function findErasedIds(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('erasures').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Every address by which a visitor is found. */
export async function findTypedAddresses(db: Db, rules: TableRules): Promise<string[]> {
  const found = new Set<string>()
  for (const table of keysOf(rules)) {
    const { personal } = rules[table]
    const column = personal === 'nothing' ? undefined : personal.visitor?.found.email
    if (column === undefined) continue
    const { rows } = await sql<{ email: string }>`
      select distinct lower(${sql.ref(column)}) as "email" from ${sql.table(table)}`.execute(db)
    for (const { email } of rows) found.add(email)
  }
  return [...found]
}
