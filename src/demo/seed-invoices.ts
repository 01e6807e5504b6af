import { createInvoiceService } from '#server/features/invoices/invoice.service.ts'
import { createInvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import { getLedgerOwner } from '#server/features/ledger/ledger.repository.ts'
import type { LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'

/**
 * An invoice for every payment of these demo owners, in the order of the payments and issued on their days.
 * Not for the others, who cannot sign in: more than a thousand invoices would slow down every first start.
 */
export async function seedInvoices(
  context: Context,
  db: Db,
  emails: readonly string[],
): Promise<void> {
  let now = context.clock()
  const atPayment = { ...context, clock: () => now }
  const invoices = createInvoiceService(atPayment, createInvoiceDetailsService(atPayment))
  const owners = new Map<string, LedgerOwner | null>()
  const entries = await db
    .selectFrom('ledgerEntries')
    .innerJoin('users', 'users.id', 'ledgerEntries.userId')
    .selectAll('ledgerEntries')
    .where('ledgerEntries.isDemo', '=', 1)
    .where('amountCents', '>', 0)
    .where('users.email', 'in', emails)
    .orderBy('ledgerEntries.createdAt')
    .orderBy('ownerLabel')
    .execute()
  for (const entry of entries) {
    const { userId } = entry
    const owner = owners.get(userId) ?? (await getLedgerOwner(db, userId, { locked: false }))
    owners.set(userId, owner)
    now = new Date(entry.createdAt)
    await invoices.issue(db, { owner, entry, before: [] })
  }
}
