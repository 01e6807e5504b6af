import { z } from 'zod'
import { optional, type Settings } from '#server/platform/config/setting-types.ts'

export const INVOICE_SETTINGS = {
  SELLER_NAME: optional(z.string().min(1)),
  SELLER_ADDRESS: optional(z.string().min(1)),
  SELLER_REGISTRATION: optional(z.string().min(1)),
  SELLER_VAT_NUMBER: optional(
    z.string().regex(/^4\d{9}$/, 'must be the ten digits of a VAT number'),
  ),
}

interface InvoiceConfig {
  /** Who issues the invoices, where the admin's page says nothing else. With a VAT number they are tax invoices. */
  seller: {
    name: string | undefined
    /** Commas become line breaks. */
    address: string | undefined
    registration: string | undefined
    vatNumber: string | undefined
  }
}

declare module '#server/platform/config/config.ts' {
  interface Config extends InvoiceConfig {}
}

export const readInvoiceConfig = (env: Settings<typeof INVOICE_SETTINGS>): InvoiceConfig => ({
  seller: {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS,
    registration: env.SELLER_REGISTRATION,
    vatNumber: env.SELLER_VAT_NUMBER,
  },
})
