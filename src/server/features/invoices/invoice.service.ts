import type { LedgerEntry, LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import { getSeller, type Seller } from '#server/features/site/seller.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { type Invoice, invoiceSchema } from '#shared/billing/invoice.ts'
import { vatInside, vatPercent } from '#shared/billing/vat.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { addressLines } from './address-lines.ts'
import { findInvoiceNumbers, getInvoice, insertInvoice, takeSerial } from './invoice.repository.ts'
import type { InvoiceDetailsService } from './invoice-details.service.ts'
import { invoiceLines } from './invoice-lines.ts'

export interface Issued {
  /** Null if the owner is deleted: then only a credit note can be written. */
  owner: LedgerOwner | null
  entry: LedgerEntry
  /** The ledger entries before it. */
  before: readonly LedgerEntry[]
  /** The day for which the amount was calculated. */
  countedOn?: string
  /** For a credit note. */
  creditOf?: string
}

export function createInvoiceService(
  { clock, config, db }: Context,
  details: InvoiceDetailsService,
) {
  /** A credit note goes to the recipient of its invoice. */
  const buyerOf = async (trx: Db, { owner, creditOf }: Issued): Promise<Invoice['buyer']> => {
    if (creditOf !== undefined) return (await read(trx, creditOf)).buyer
    if (!owner) throw new Error('An invoice needs somebody to go to.')
    return details.getBuyer(trx, owner)
  }

  const read = async (trx: Db, number: string, reader?: Actor): Promise<Invoice> => {
    const found = await getInvoice(trx, number)
    if (!found || (reader && denialReason.readInvoice(reader, { ownerId: found.userId })))
      throw new AppError('not-found', 'We can’t find that invoice.')
    return invoiceSchema.parse(JSON.parse(found.document))
  }

  const write = (
    { number, issuedOn, buyer }: Pick<Invoice, 'number' | 'issuedOn' | 'buyer'>,
    issued: Issued,
    seller: Seller,
  ): Invoice => {
    const { entry, before, countedOn = issuedOn, creditOf = null } = issued
    const percent = seller.vatNumber === undefined ? null : vatPercent(issuedOn)
    const invoice = seller.vatNumber === undefined ? 'Invoice' : 'Tax invoice'
    return {
      number,
      title: entry.amountCents < 0 ? 'Credit note' : invoice,
      issuedOn,
      seller: {
        name: seller.name,
        address: addressLines(seller.address),
        registration: seller.registration ?? null,
        vatNumber: seller.vatNumber ?? null,
      },
      buyer,
      paidBy: {
        how: entry.providerPaymentId === null ? 'EFT' : 'Card',
        on: entry.day,
        // The reference of a refund is the entry that it refunds.
        reference: entry.kind === 'refund' ? '' : (entry.providerPaymentId ?? entry.reference),
      },
      lines: invoiceLines(entry, before, countedOn),
      totalCents: entry.amountCents,
      vatPercent: percent,
      vatCents: percent === null ? 0 : vatInside(entry.amountCents, percent),
      creditOf,
    }
  }

  return {
    /** In the transaction of the ledger entry: both are stored, or neither and no number is used. */
    async issue(trx: Db, issued: Issued): Promise<Invoice> {
      const { entry } = issued
      const kind = entry.amountCents < 0 ? 'CN' : 'INV'
      // Demo payments must not leave a gap in the real numbers.
      const series = entry.isDemo ? `DEMO-${kind}` : kind
      const serial = await takeSerial(trx, series)
      const number = `${series}-${String(serial).padStart(6, '0')}`
      const now = clock()
      const buyer = await buyerOf(trx, issued)
      const seller = await getSeller(trx, config)
      const invoice = write({ number, issuedOn: capeTownDay(now), buyer }, issued, seller)
      await insertInvoice(trx, {
        number,
        series,
        serial,
        userId: entry.userId,
        entryId: entry.id,
        issuedOn: invoice.issuedOn,
        totalCents: invoice.totalCents,
        vatCents: invoice.vatCents,
        document: JSON.stringify(invoice),
        isDemo: entry.isDemo,
        createdAt: now.toISOString(),
      })
      return invoice
    },

    /** The invoice number of each ledger entry of an owner. */
    findNumbers: (userId: string) => findInvoiceNumbers(db, userId),

    get: (number: string, reader: Actor): Promise<Invoice> => read(db, number, reader),
  }
}

export type InvoiceService = ReturnType<typeof createInvoiceService>
