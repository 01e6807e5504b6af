import type { Flag, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

interface InvoiceTable {
  /** 'INV-000187' or 'CN-000010'. */
  number: string
  series: string
  serial: number
  userId: string
  entryId: string
  issuedOn: string
  totalCents: number
  vatCents: number
  /** JSON: seller, buyer and lines as they were on that day. */
  document: string
  isDemo: Flag
  createdAt: Timestamp
}

/** The invoice details of an owner, for future invoices. Deleted with the owner. */
interface InvoiceDetailsTable {
  userId: string
  name: string
  /** One line of text per line. */
  address: string
  vatNumber: string | null
  updatedAt: Timestamp
}

/** The last number of each series, raised in the invoice's transaction, so that there are no gaps. */
interface InvoiceCounterTable {
  series: string
  last: number
}

interface InvoiceTables {
  invoices: InvoiceTable
  invoiceDetails: InvoiceDetailsTable
  invoiceCounters: InvoiceCounterTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends InvoiceTables {}
}

export const INVOICE_TABLES: TableRules<keyof InvoiceTables> = {
  invoices: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'payments',
        found: { account: 'userId' },
        exported: ['number', 'issuedOn', 'totalCents', 'vatCents', 'document'],
        erased: { kept: 'Tax law requires us to keep invoices for five years.' },
      },
    },
  },
  invoiceDetails: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_ACCOUNT, 'payments', ['name', 'address', 'vatNumber', 'updatedAt']),
    },
  },
  invoiceCounters: {
    shown: false,
    inBackup: true,
    personal: 'nothing',
  },
}
