import type { Insertable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

/**
 * The next number of a series. The row is locked until the transaction ends: concurrent invoices get the next
 * number, and a rolled back transaction returns its number.
 */
export async function takeSerial(db: Db, series: string): Promise<number> {
  const { last } = await db
    .insertInto('invoiceCounters')
    .values({ series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({ last: eb('invoiceCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertInvoice(
  db: Db,
  invoice: Insertable<Database['invoices']>,
): Promise<void> {
  await db.insertInto('invoices').values(invoice).execute()
}

export async function getInvoice(db: Db, number: string) {
  const invoice = await db
    .selectFrom('invoices')
    .select(['userId', 'document'])
    .where('number', '=', number)
    .executeTakeFirst()
  return invoice ?? null
}

/** The invoice number of each ledger entry of an owner. */
export async function findInvoiceNumbers(db: Db, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('invoices')
    .select(['entryId', 'number'])
    .where(ownedBy(userId))
    .execute()
  return new Map(rows.map(({ entryId, number }) => [entryId, number]))
}
