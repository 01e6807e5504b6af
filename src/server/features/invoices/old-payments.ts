import type { Db } from '#server/platform/db/schema.ts'
import { type Invoice, invoiceSchema } from '#shared/billing/invoice.ts'

const ERASED = 'Details erased'

/** Of accounts that are gone: the ledger's entries from before that day, with whoever paid still in them. */
export const findOldPayments = (db: Db, before: string, limit: number) =>
  db
    .selectFrom('ledgerEntries')
    .select('ledgerEntries.id')
    .where('ledgerEntries.createdAt', '<', before)
    .where('ownerLabel', '<>', ERASED)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('users').select('users.id').whereRef('users.id', '=', 'ledgerEntries.userId'),
        ),
      ),
    )
    .limit(limit)

/** Amounts, days and numbers stay: past months never change, and the numbers of invoices have no gap. */
export async function clearOldPayments(trx: Db, ids: string[]): Promise<void> {
  await trx
    .updateTable('ledgerEntries')
    .set({ ownerLabel: ERASED, providerPaymentId: null, token: null, reference: '', note: '' })
    .where('id', 'in', ids)
    .execute()
  const invoices = await trx
    .selectFrom('invoices')
    .select(['number', 'document'])
    .where('entryId', 'in', ids)
    .execute()
  for (const { number, document } of invoices)
    await trx
      .updateTable('invoices')
      .set({ document: JSON.stringify(withoutBuyer(invoiceSchema.parse(JSON.parse(document)))) })
      .where('number', '=', number)
      .execute()
}

const withoutBuyer = (invoice: Invoice): Invoice => ({
  ...invoice,
  buyer: { name: ERASED, address: [], vatNumber: null },
  paidBy: { ...invoice.paidBy, reference: '' },
  // What an admin wrote about a refund.
  lines: invoice.creditOf ? invoice.lines.map((line) => ({ ...line, detail: '' })) : invoice.lines,
})
