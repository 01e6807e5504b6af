import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { adminsOnly, all, ownersOnly, ownPage, type Row, signedIn } from './row.ts'

/** Payments, for owners and admins. */
export const MONEY_ROWS: Record<string, Row> = {
  'read the money': { method: 'GET', url: '/api/admin/money', expected: adminsOnly(200) },
  'export the ledger': { method: 'GET', url: '/api/admin/money.csv', expected: adminsOnly(200) },
  'read the ledger of an owner': {
    method: 'GET',
    url: ({ ownerId }) => `/api/admin/users/${ownerId}/ledger`,
    expected: adminsOnly(200),
  },
  'note a payment of nobody': {
    method: 'POST',
    url: '/api/admin/eft',
    payload: { userId: 'nobody', day: '2024-10-01', reference: 'X' },
    expected: adminsOnly(404),
  },
  'note a refund of nothing': {
    method: 'POST',
    url: '/api/admin/refund',
    payload: { entryId: 'nothing', amountCents: 1, reason: 'X' },
    expected: adminsOnly(404),
  },
  'cancel the card payments of nobody': {
    method: 'POST',
    url: '/api/admin/cancel-subscription',
    payload: { userId: 'nobody' },
    expected: adminsOnly(404),
  },
  'cancel by a form the card payments of nobody': {
    method: 'POST',
    url: `${ownPages.ownerMoney('nobody')}/cancel`,
    payload: {},
    expected: { ...all(303), admin: 404 },
  },
  'pause the card payments of nobody': {
    method: 'POST',
    url: '/api/admin/pause-collection',
    payload: { userId: 'nobody', months: 1, reason: 'X' },
    expected: adminsOnly(404),
  },
  'pause by a form the card payments of nobody': {
    method: 'POST',
    url: `${ownPages.ownerMoney('nobody')}/pause`,
    payload: { months: '1', reason: 'X' },
    expected: { ...all(303), admin: 404 },
  },
  'settle a message that is none': {
    method: 'POST',
    url: '/api/admin/settle-payment',
    payload: { messageId: 'nothing' },
    expected: adminsOnly(404),
  },
  'settle by a form a message that is none': {
    method: 'POST',
    url: ownPages.moneySettled,
    payload: { messageId: 'nothing' },
    expected: { ...all(303), admin: 404 },
  },
  'read the own bills': { method: 'GET', url: '/api/billing', expected: ownersOnly(200) },
  'export the own bills': {
    method: 'GET',
    url: '/api/billing/history.csv',
    expected: ownersOnly(200),
  },
  'say nothing of whom invoices go to': {
    method: 'PUT',
    url: '/api/billing/details',
    payload: {},
    expected: ownersOnly(400),
  },
  'send an empty form about invoices': {
    method: 'POST',
    url: ownPages.billingDetails,
    payload: {},
    expected: ownPage({}, 400),
  },
  'send an empty form about the first invoice where no provider is set up': {
    method: 'POST',
    url: ownPages.checkoutDetails,
    payload: {},
    expected: ownPage({}, 404),
  },
  'download an invoice of somebody else': {
    method: 'GET',
    url: '/api/invoices/INV-000001/pdf',
    expected: { ...signedIn(404), newPasswordDue: 403 },
  },
  'cancel a plan that the ledger does not know': {
    method: 'POST',
    url: '/api/billing/change',
    payload: { change: 'cancel' },
    expected: ownersOnly(409),
  },
  'tell of a payment where no provider is set up': {
    method: 'POST',
    url: '/api/payments/payfast',
    payload: {},
    expected: all(404),
  },
  'open the money': {
    method: 'GET',
    url: moneyPages.money,
    expected: { ...all(303), admin: 200 },
  },
  'open the ledger of an owner': {
    method: 'GET',
    url: ({ ownerId }) => ownPages.ownerMoney(ownerId),
    expected: { ...all(303), admin: 200 },
  },
  'note a payment by an empty form': {
    method: 'POST',
    url: ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/eft`,
    payload: {},
    expected: { ...all(303), admin: 400 },
  },
  'note a refund by an empty form': {
    method: 'POST',
    url: ({ ownerId }) => `${ownPages.ownerMoney(ownerId)}/refund`,
    payload: {},
    expected: { ...all(303), admin: 400 },
  },
  'open plan and billing': { method: 'GET', url: moneyPages.billing, expected: ownPage({}, 200) },
  'cancel by a form a plan that the ledger does not know': {
    method: 'POST',
    url: ownPages.billingChange,
    payload: { change: 'cancel' },
    expected: ownPage({}, 409),
  },
  'open the checkout where no provider is set up': {
    method: 'GET',
    url: ownPages.checkout,
    expected: ownPage({}, 404),
  },
  'change a card that is none': {
    method: 'GET',
    url: ownPages.card,
    expected: ownPage({}, 404),
  },
  'open an invoice of somebody else': {
    method: 'GET',
    url: ownPages.invoice('INV-000001'),
    expected: ownPage({}, 404),
  },
}
