import { z } from 'zod'
import { USER_STATUSES } from '#shared/accounts/user-status.ts'
import { LEDGER_KINDS } from '#shared/billing/ledger-line.ts'
import { decimalToCents } from '#shared/money/cents.ts'
import { PLANS } from '#shared/money/plans.ts'
import { adminPageQuerySchema, searchedText } from '#shared/schemas/admin.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { optionalText, requiredText } from '#shared/schemas/text.ts'

const dayText = z.iso.date('Please give a day as YYYY-MM-DD.')
const monthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month as YYYY-MM.')

const ledgerLineSchema = z.object({
  id: z.string(),
  userId: z.string(),
  owner: z.string().meta({ description: 'As it was called when the line was written.' }),
  day: z.string(),
  kind: z.enum(LEDGER_KINDS),
  what: z.string(),
  plan: z.enum(PLANS),
  amountCents: z.int(),
  how: z.string().meta({ description: 'Card, or the reference that an admin noted.' }),
  note: z.string(),
  adminEmail: z.string(),
  invoice: z.string().nullable(),
  isDemo: z.boolean().meta({ description: "Paid with the demo's simulator: not real." }),
})
export type MoneyLine = z.infer<typeof ledgerLineSchema>

export const ownerLedgerAnswerSchema = z.object({
  owner: z.string().meta({ description: 'Business name and e-mail address.' }),
  status: z.enum(USER_STATUSES).nullable().meta({ description: 'Null when the owner is deleted.' }),
  plan: z.enum(PLANS).nullable(),
  paidUntil: z.string().nullable(),
  isCardCharged: z.boolean().meta({ description: 'The provider charges a card every month.' }),
  lines: z.array(ledgerLineSchema).meta({ description: 'The newest first.' }),
})
export type OwnerLedgerAnswer = z.infer<typeof ownerLedgerAnswerSchema>

const amountCents = z
  .int()
  .min(1, 'The amount must be more than nothing')
  .max(10_000_000, 'That amount is too large')

const AMOUNT_EXAMPLE = 'Please give an amount such as 99.00.'

/** The same as an admin types it: rand, with a point or a comma. */
const typedAmount = z
  .string(AMOUNT_EXAMPLE)
  .transform((text, context) => {
    const cents = decimalToCents(text.trim().replace(/^R/i, '').replace(',', '.'))
    if (cents !== null) return cents
    context.addIssue({ code: 'custom', message: AMOUNT_EXAMPLE })
    return z.NEVER
  })
  .pipe(amountCents)

const MONTHS = 'Please give one to twelve months.'
const months = z.int(MONTHS).min(1, MONTHS).max(12, MONTHS)

export const eftSchema = z.object({
  userId: idSchema,
  day: dayText.meta({ description: 'The day on which it arrived.' }),
  reference: requiredText(80, 'A reference is required', 'That reference is too long'),
  months: months.default(1).meta({ description: 'How many months it pays for.' }),
  amountCents: amountCents
    .optional()
    .meta({ description: 'What arrived; the price of those months where it is left out.' }),
  reason: optionalText(200, 'That reason is too long').meta({
    description: 'Required if it is less than the price.',
  }),
})
export type EftRequest = z.infer<typeof eftSchema>

export const eftFormSchema = eftSchema.omit({ userId: true, amountCents: true }).extend({
  months: z.coerce.number(MONTHS).pipe(months).default(1),
  amount: z.union([z.literal('').transform(() => undefined), typedAmount]).optional(),
})

const PAUSED_MONTHS = 'Please give one to three months.'
const pausedMonths = z.int(PAUSED_MONTHS).min(1, PAUSED_MONTHS).max(3, PAUSED_MONTHS)

export const pauseCollectionSchema = z.object({
  userId: idSchema,
  months: pausedMonths.meta({ description: 'How many payments are left out.' }),
  reason: requiredText(200, 'A reason is required', 'That reason is too long'),
})
export type PauseCollectionRequest = z.infer<typeof pauseCollectionSchema>

export const pauseCollectionFormSchema = pauseCollectionSchema.omit({ userId: true }).extend({
  months: z.coerce.number(PAUSED_MONTHS).pipe(pausedMonths),
})

export const refundSchema = z.object({
  entryId: idSchema,
  amountCents,
  reason: requiredText(200, 'A reason is required', 'That reason is too long'),
})
export type RefundRequest = z.infer<typeof refundSchema>

export const refundFormSchema = refundSchema.omit({ amountCents: true }).extend({
  amount: typedAmount,
})

export const moneyFileQuerySchema = z.object({
  month: monthText.optional().meta({ description: 'This month where it is left out.' }),
})

export const moneyQuerySchema = moneyFileQuerySchema.extend({
  kind: z
    .enum(LEDGER_KINDS)
    .optional()
    .meta({ description: 'Only lines in the state that this kind is shown as.' }),
  q: searchedText.meta({
    description: 'Part of an owner, a reference, a note or an invoice number; in all months.',
  }),
  page: adminPageQuerySchema.shape.page,
})
export type MoneyQuery = z.infer<typeof moneyQuerySchema>

const monthSchema = z.object({
  month: z.string(),
  basicCents: z.int(),
  premiumCents: z.int(),
})
export type MoneyMonth = z.infer<typeof monthSchema>

export const settlePaymentSchema = z.object({ messageId: idSchema })

const PAYMENT_MESSAGES = [
  'notification',
  'cancel-subscription',
  'pause-subscription',
  'change-amount',
] as const

const attentionSchema = z.object({
  failed: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.enum(PAYMENT_MESSAGES),
        reason: z.string(),
        amount: z.string().meta({ description: 'As the provider wrote it.' }),
        payment: z.string().meta({ description: "The provider's number." }),
        userId: z.string().nullable(),
      }),
    )
    .meta({
      description: 'Payments that could not be booked, or requests that the provider rejected.',
    }),
  unconfirmed: z
    .array(
      z.object({
        id: z.string(),
        at: z.string(),
        kind: z.enum(PAYMENT_MESSAGES),
        reason: z.string().meta({ description: 'Of the last attempt; empty before it.' }),
        userId: z.string().nullable(),
      }),
    )
    .meta({ description: 'Cancellations and pauses that the provider has not confirmed yet.' }),
  giveBack: z.array(ledgerLineSchema).meta({ description: 'Payments that bought nothing.' }),
  rejected: z
    .array(z.object({ reason: z.string(), count: z.int(), lastAt: z.string() }))
    .meta({ description: 'Notifications of the last 30 days that were rejected.' }),
})
export type MoneyAttention = z.infer<typeof attentionSchema>

const leaverSchema = z.object({
  userId: z.string(),
  owner: z.string(),
  plan: z.enum(PLANS),
  on: z
    .string()
    .meta({ description: 'The day of the cancellation, the pause or the missed payment.' }),
  paidUntil: z.string().nullable(),
  why: z.string(),
  isListed: z.boolean().meta({ description: 'Until the paid days end.' }),
})
export type Leaver = z.infer<typeof leaverSchema>

export const moneyAnswerSchema = z.object({
  month: z.string(),
  cameInCents: z.int().meta({ description: 'What really came in this month, less refunds.' }),
  lastMonthCents: z.int(),
  failing: z.object({ owners: z.int(), atRiskCents: z.int() }),
  isRunning: z.boolean().meta({ description: 'The month is not over yet.' }),
  lost: z.object({ owners: z.int(), lessCents: z.int() }),
  leaving: z
    .object({ owners: z.int(), lessCents: z.int() })
    .meta({ description: 'Cancelled, and listed until their paid days end.' }),
  leavers: z.array(leaverSchema).meta({
    description: 'Who has cancelled and is still listed, then who was lost in the month.',
  }),
  paying: z.object({ BASIC: z.int(), PREMIUM: z.int() }),
  free: z
    .object({ BASIC: z.int(), PREMIUM: z.int() })
    .meta({ description: 'Active owners who have never paid: activated without a payment.' }),
  listPriceCents: z.int().meta({
    description:
      'The plan prices of all active owners: paying, failing and free. monthlyRevenue of the stats.',
  }),
  months: z.array(monthSchema).meta({ description: 'Twelve, the oldest first.' }),
  demo: z.object({ lines: z.int(), cents: z.int(), isShown: z.boolean() }).meta({
    description:
      'Demo money in the ledger: left out of everything here, unless the site is a demo.',
  }),
  attention: attentionSchema.meta({ description: 'What needs a person, whatever the month.' }),
  lines: z
    .array(ledgerLineSchema)
    .meta({ description: 'Of the month, the newest first; 50 a page.' }),
  total: z.int().meta({ description: 'How many lines there are on all pages.' }),
})
export type MoneyAnswer = z.infer<typeof moneyAnswerSchema>
