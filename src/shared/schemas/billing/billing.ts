import { z } from 'zod'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { LEDGER_KINDS } from '#shared/billing/ledger-line.ts'
import { PLANS } from '#shared/money/plans.ts'
import { optionalText, requiredText } from '#shared/schemas/text.ts'

const day = z.string().meta({ description: 'YYYY-MM-DD in Cape Town.' })
const cents = z.int().meta({ description: 'Cents.' })

/** Changes of the plan without a payment. */
export const PLAN_CHANGES = [
  'cancel',
  'undo-cancel',
  'to-basic',
  'stay-premium',
  'to-premium',
  'choose-basic',
  'choose-premium',
] as const
export type PlanChangeName = (typeof PLAN_CHANGES)[number]
export const planChangeSchema = z.object({ change: z.enum(PLAN_CHANGES) })

const historyLineSchema = z.object({
  id: z.string(),
  day,
  kind: z.enum(LEDGER_KINDS),
  what: z.string(),
  amountCents: cents,
  invoice: z.string().nullable().meta({ description: 'Its number, where there is one.' }),
})
export type HistoryLine = z.infer<typeof historyLineSchema>

export const invoiceTargetSchema = z.object({ number: z.string().min(1).max(40) })

/** The recipient of the invoices. */
export const invoiceDetailsSchema = z.object({
  name: requiredText(120, 'A name is required', 'That name is too long'),
  address: requiredText(300, 'An address is required', 'That address is too long'),
  vatNumber: optionalText(20, 'A VAT number has ten digits')
    .transform((text) => text?.replaceAll(' ', '') ?? null)
    .refine((text) => text === null || /^4\d{9}$/.test(text), {
      error: 'A VAT number has ten digits and begins with a 4',
    }),
})
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>

export const billingAnswerSchema = z.object({
  businessName: z.string().nullable(),
  plan: z.enum(PLANS),
  status: z.enum(USER_STATUSES),
  paidUntil: day.nullable(),
  openEnded: z.boolean().meta({ description: 'Paid otherwise, without an end.' }),
  cancelled: z.boolean(),
  canUndo: z
    .boolean()
    .meta({ description: 'The cancellation has not been sent to the provider yet.' }),
  nextPlan: z.enum(PLANS),
  nextPayment: z.object({ on: day, amountCents: cents }).nullable(),
  paysByCard: z.boolean(),
  chargedToday: z
    .boolean()
    .meta({ description: 'A payment is due, and the card is charged in the course of the day.' }),
  overdueSince: day.nullable(),
  pausesOn: day.nullable(),
  pausedFor: z.enum(['admin', 'closing', 'non-payment', 'cancellation']).nullable(),
  toPay: z
    .object({
      url: z.string(),
      amountCents: cents,
      from: day.nullable().meta({ description: 'The first charge; null if it is today.' }),
    })
    .nullable()
    .meta({ description: 'Where to pay what is due, if anything is.' }),
  difference: z
    .object({
      amountCents: cents,
      parts: z.array(
        z.object({
          from: day,
          until: day,
          days: z.int(),
          daysInMonth: z.int(),
          premiumCents: cents,
          basicCents: cents,
        }),
      ),
    })
    .nullable()
    .meta({ description: 'What PREMIUM costs today; null where it is not on offer.' }),
  invoicesTo: z
    .object({ name: z.string(), address: z.array(z.string()), vatNumber: z.string().nullable() })
    .nullable()
    .meta({ description: 'Null before a business or somebody else is named.' }),
  history: z.array(historyLineSchema).meta({ description: 'The newest first.' }),
})
export type BillingAnswer = z.infer<typeof billingAnswerSchema>
