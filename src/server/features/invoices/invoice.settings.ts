import { z } from 'zod'
import { optional, type Settings, withDefault } from '#server/platform/config/setting-types.ts'

export const INVOICE_SETTINGS = {
  SELLER_NAME: withDefault(z.string().min(1), 'CPT Recommends'),
  SELLER_ADDRESS: withDefault(z.string().min(1), 'Cape Town, South Africa'),
  SELLER_REGISTRATION: optional(z.string().min(1)),
  SELLER_VAT_NUMBER: optional(
    z.string().regex(/^4\d{9}$/, 'must be the ten digits of a VAT number'),
  ),
}

interface InvoiceConfig {
  /** Who issues the invoices. With a VAT number they are tax invoices. */
  seller: {
    name: string
    /** Commas become line breaks. */
    address: string
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
