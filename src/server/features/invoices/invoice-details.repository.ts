import type { Selectable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

type StoredDetails = Selectable<Database['invoiceDetails']>

export async function getInvoiceDetails(db: Db, userId: string): Promise<StoredDetails | null> {
  const details = await db
    .selectFrom('invoiceDetails')
    .selectAll()
    .where(ownedBy(userId))
    .executeTakeFirst()
  return details ?? null
}

export async function saveInvoiceDetails(db: Db, details: StoredDetails): Promise<void> {
  const { userId: _, ...changes } = details
  await db
    .insertInto('invoiceDetails')
    .values(details)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
    .execute()
}
