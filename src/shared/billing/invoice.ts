import { z } from 'zod'

/** An invoice as issued: a copy of all its data. Amounts are in cents, days in Cape Town. */
export const invoiceSchema = z.object({
  number: z.string(),
  title: z.enum(['Tax invoice', 'Invoice', 'Credit note']),
  issuedOn: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    registration: z.string().nullable(),
    vatNumber: z.string().nullable(),
  }),
  buyer: z.object({
    name: z.string(),
    address: z.array(z.string()),
    vatNumber: z.string().nullable().default(null),
  }),
  paidBy: z.object({ how: z.string(), on: z.string(), reference: z.string() }),
  lines: z.array(
    z.object({
      what: z.string(),
      detail: z.string(),
      days: z.string(),
      amountCents: z.int(),
    }),
  ),
  totalCents: z.int(),
  vatPercent: z.number().nullable().meta({ description: 'Null without a VAT number.' }),
  vatCents: z.int().meta({ description: 'Inside the total.' }),
  creditOf: z.string().nullable().meta({ description: 'The invoice that a credit note corrects.' }),
})
export type Invoice = z.infer<typeof invoiceSchema>
