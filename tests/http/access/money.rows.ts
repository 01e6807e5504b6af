import { billingApi, ownPages } from '#shared/billing/billing-paths.ts'
import { adminsOnly, all, ownersOnly, ownPage, type Row } from './row.ts'

/** Payments, for owners and admins. */
export const MONEY_ROWS: Record<string, Row> = {
  'read the money': { method: 'GET', url: billingApi.adminMoney, expected: adminsOnly(200) },
  'export the ledger': { method: 'GET', url: billingApi.adminMoneyFile, expected: adminsOnly(200) },
  'read the ledger of an owner': {
    method: 'GET',
    url: ({ ownerId }) => billingApi.adminLedger(ownerId),
    expected: adminsOnly(200),
  },
  'note a payment of nobody': {
    method: 'POST',
    url: billingApi.adminEft,
    payload: { userId: 'nobody', day: '2024-10-01', reference: 'X' },
    expected: adminsOnly(404),
  },
  'note a refund of nothing': {
    method: 'POST',
    url: billingApi.adminRefund,
    payload: { entryId: 'nothing', amountCents: 1, reason: 'X' },
    expected: adminsOnly(404),
  },
  'settle a message that is none': {
    method: 'POST',
    url: billingApi.adminSettle,
    payload: { messageId: 'nothing' },
    expected: adminsOnly(404),
  },
  'settle by a form a message that is none': {
    method: 'POST',
    url: ownPages.moneySettled,
    payload: { messageId: 'nothing' },
    expected: { ...all(303), admin: 404 },
  },
  'read the own bills': { method: 'GET', url: billingApi.billing, expected: ownersOnly(200) },
  'export the own bills': { method: 'GET', url: billingApi.billingFile, expected: ownersOnly(200) },
  'say nothing of whom invoices go to': {
    method: 'PUT',
    url: billingApi.billingDetails,
    payload: {},
    expected: ownersOnly(400),
  },
  'send an empty form about invoices': {
    method: 'POST',
    url: ownPages.billingDetails,
    payload: {},
    expected: ownPage({}, 400),
  },
  'cancel a plan that the ledger does not know': {
    method: 'POST',
    url: billingApi.billingChange,
    payload: { change: 'cancel' },
    expected: ownersOnly(409),
  },
  'tell of a payment where no provider is set up': {
    method: 'POST',
    url: billingApi.payfastNotifications,
    payload: {},
    expected: all(404),
  },
  'open the money': {
    method: 'GET',
    url: ownPages.money,
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
  'open plan and billing': { method: 'GET', url: ownPages.billing, expected: ownPage({}, 200) },
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
