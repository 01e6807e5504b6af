import { z } from 'zod'
import { userTargetSchema } from '#shared/schemas/admin.ts'
import {
  billingAnswerSchema,
  invoiceDetailsSchema,
  invoiceTargetSchema,
  planChangeSchema,
} from '#shared/schemas/billing/billing.ts'
import {
  eftSchema,
  moneyAnswerSchema,
  moneyFileQuerySchema,
  moneyQuerySchema,
  ownerLedgerAnswerSchema,
  pauseCollectionSchema,
  refundSchema,
  settlePaymentSchema,
} from '#shared/schemas/billing/money.ts'
import { CSV_FILE, DONE, endpoints, PDF_FILE } from './endpoint.ts'

export const NOTIFICATION_LIMIT = 16 * 1024

export const moneyApi = endpoints({
  'GET /api/admin/money': {
    who: 'admin',
    summary: 'What came in, is failing and was lost; twelve months; the ledger of a month',
    query: moneyQuerySchema,
    answer: moneyAnswerSchema,
  },
  'GET /api/admin/money.csv': {
    who: 'admin',
    summary: 'The ledger of a month as a file for the bookkeeper',
    query: moneyFileQuerySchema,
    answer: CSV_FILE,
  },
  'GET /api/admin/users/:userId/ledger': {
    who: 'admin',
    summary: 'The ledger of an owner, also of a deleted one',
    params: userTargetSchema,
    answer: ownerLedgerAnswerSchema,
  },
  'POST /api/admin/eft': {
    who: 'admin',
    summary: 'Note months that were paid by bank transfer; activates and brings back',
    body: eftSchema,
    answer: DONE,
  },
  'POST /api/admin/refund': {
    who: 'admin',
    summary: 'Note money that went back, with a credit note',
    body: refundSchema,
    answer: DONE,
  },
  'POST /api/admin/cancel-subscription': {
    who: 'admin',
    summary: 'End the card payments of an owner, who keeps the paid days',
    body: userTargetSchema,
    answer: DONE,
  },
  'POST /api/admin/pause-collection': {
    who: 'admin',
    summary: 'Leave out the next card payments of an owner, who stays listed',
    body: pauseCollectionSchema,
    answer: DONE,
  },
  'POST /api/admin/settle-payment': {
    who: 'admin',
    summary: 'Say that a payment message that could not be booked is settled',
    body: settlePaymentSchema,
    answer: DONE,
  },
  'GET /api/billing': {
    who: 'owner',
    summary: 'The own plan, the next payment and what was paid',
    answer: billingAnswerSchema,
  },
  'POST /api/billing/change': {
    who: 'owner',
    summary: 'Change, cancel or keep the plan; each sends a mail',
    body: planChangeSchema,
    answer: DONE,
  },
  'PUT /api/billing/details': {
    who: 'owner',
    summary: 'Say to whom later invoices go',
    body: invoiceDetailsSchema,
    answer: DONE,
  },
  'GET /api/billing/history.csv': {
    who: 'owner',
    summary: 'What was paid, as a file',
    answer: CSV_FILE,
  },
  'GET /api/invoices/:number/pdf': {
    who: 'user',
    tag: 'payments',
    summary: 'An own invoice or credit note as a file; every one for an admin',
    params: invoiceTargetSchema,
    answer: PDF_FILE,
  },
  'POST /api/payments/payfast': {
    who: 'payment provider',
    tag: 'payments',
    summary: 'A notification of the payment provider',
    description: 'Form-encoded, as Payfast sends it. Any answer but 200 makes it repeat itself.',
    body: z.string().max(NOTIFICATION_LIMIT),
    accepts: 'text',
    answer: {
      description: 'Stored.',
      content: { 'text/plain': { schema: z.literal('OK') } },
    },
  },
})
