import type { LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import type { InvoiceDetails } from '#shared/schemas/billing/billing.ts'
import { addressLines } from './address-lines.ts'
import { getInvoiceDetails, saveInvoiceDetails } from './invoice-details.repository.ts'

/** The recipient of an owner's invoices: as the owner entered it, otherwise as the business is listed. */
export function createInvoiceDetailsService({ clock, db }: Context) {
  /** Null without a name: then the e-mail address is used. */
  const find = async (trx: Db, { id, business }: LedgerOwner): Promise<Invoice['buyer'] | null> => {
    const given = await getInvoiceDetails(trx, id)
    const { name, address, vatNumber } = given ?? {
      name: business?.businessName,
      address: business?.address ?? '',
      vatNumber: null,
    }
    return name === undefined ? null : { name, address: addressLines(address), vatNumber }
  }

  return {
    find: (owner: LedgerOwner, trx: Db = db) => find(trx, owner),

    /** Whether the owner has filled them in. */
    isGiven: async (trx: Db, userId: string): Promise<boolean> =>
      (await getInvoiceDetails(trx, userId)) !== null,

    /** As printed on an invoice. */
    async getBuyer(trx: Db, owner: LedgerOwner): Promise<Invoice['buyer']> {
      const named = await find(trx, owner)
      if (!named) return { name: owner.email, address: [], vatNumber: null }
      return { ...named, address: [...named.address, owner.email] }
    },

    save: (userId: string, details: InvoiceDetails): Promise<void> =>
      saveInvoiceDetails(db, { userId, ...details, updatedAt: clock().toISOString() }),
  }
}

export type InvoiceDetailsService = ReturnType<typeof createInvoiceDetailsService>
