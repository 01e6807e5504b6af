import fc from 'fast-check'
import { expect } from 'vitest'
import { BOOKING_MOVES } from '#shared/booking/booking-states.ts'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import type { ListedApp } from '#tests/helpers/listed-app.ts'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import type { FuzzedCalls } from '../fuzz-call.ts'
import type { World } from '../world.ts'

const email = fc.constantFrom('nomsa@example.co.za', 'thabo@example.co.za')
const businessId = ({ businessId: id }: World) => fc.constantFrom(id, id, id.toLowerCase())
const aboutBusiness = (world: World) => ({ body: { email, businessId: businessId(world) } })
const start = fc.constantFrom(
  '2027-01-01T08:00:00Z',
  '2027-01-01T00:00:00+02:00',
  '9999-12-31T23:00:00Z',
  '0000-01-01T00:00:00+14:00',
  '2027-01-01',
  '',
)
const byTheClock = (world: World) => ({
  body: {
    email,
    businessId: businessId(world),
    serviceId: fc.constantFrom(null, '', world.serviceId, world.businessId),
    dateISO: start,
  },
})
const ofCategory = () => ({
  params: { slug: fc.constantFrom(...CATEGORIES.map(({ slug }) => slug)) },
})

/** Whatever was taken is judged without a fault: nothing of it is the provider's. */
async function expectAllRejected(app: ListedApp): Promise<void> {
  await processDue(app)
  const messages = await app.context.db
    .selectFrom('paymentMessages')
    .select(['state', 'result'])
    .distinct()
    .execute()
  expect(messages).toEqual([{ state: 'rejected', result: 'The signature is wrong.' }])
}

/** Everything that needs no account: reads, and the posts of visitors. */
export const VISITOR_CALLS: FuzzedCalls = {
  'GET /api/health': { as: 'nobody' },
  'GET /api/health/live': { as: 'nobody' },
  'GET /api/businesses': { as: 'nobody' },
  'GET /api/businesses/named': {
    as: 'nobody',
    hints: (world) => ({ query: { ids: businessId(world) } }),
  },
  'GET /api/businesses/category/:slug': { as: 'nobody', hints: ofCategory },
  'GET /api/business/:id': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) } }),
  },
  'GET /api/business/:id/reviews': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) } }),
  },
  'GET /api/categories': { as: 'nobody' },
  'GET /api/suggestions': {
    as: 'nobody',
    hints: () => ({ query: { q: fc.constantFrom('pl', 'plumber', 'obs', 'ß', '%_') } }),
  },
  'GET /api/category/:slug': { as: 'nobody', hints: ofCategory },
  'GET /api/featured-gems': { as: 'nobody' },
  'POST /api/payments/payfast': { as: 'nobody', afterwards: expectAllRejected },
  'POST /api/bookings/:token/:action': {
    as: 'nobody',
    hints: ({ bookingTokens }) => ({
      params: {
        token: fc.constantFrom(...bookingTokens),
        action: fc.constantFrom(...Object.keys(BOOKING_MOVES.visitor)),
      },
    }),
  },
  'POST /api/bookings/:token/email': {
    as: 'nobody',
    hints: ({ bookingTokens }) => ({
      params: { token: fc.constantFrom(...bookingTokens) },
      body: { email },
    }),
  },
  'POST /api/booking-groups': {
    as: 'nobody',
    hints: (world) => ({ body: { email, businessIds: fc.array(businessId(world)) } }),
  },
  'POST /api/booking-groups/:token/cancel-others': { as: 'nobody' },
  'POST /api/booking-groups/:token/stop-mails': { as: 'nobody' },
  'GET /api/booking-groups/:token/stop-mails': { as: 'nobody' },
  'POST /api/bookings/:token/stop-mails': { as: 'nobody' },
  'GET /api/bookings/:token/stop-mails': { as: 'nobody' },
  'GET /api/business/:id/times': {
    as: 'nobody',
    hints: (world) => ({
      params: { id: businessId(world) },
      query: {
        service: fc.constantFrom(world.serviceId, world.businessId),
        from: fc.constantFrom('2027-01-01', '9999-12-31', '0000-01-01', '2027-02-30'),
        days: fc.constantFrom('1', '62', '63', '0', 'x'),
      },
    }),
  },
  'POST /api/booking': { as: 'nobody', hints: byTheClock },
  'POST /api/rating': { as: 'nobody', hints: aboutBusiness },
  'POST /api/reviews/reply': { as: 'nobody' },
  'POST /api/reviews/:id/report': { as: 'nobody' },
  'POST /api/reviews/:id/notice': { as: 'nobody', hints: () => ({ body: { email } }) },
  'POST /api/reviews/:id/confirmation': { as: 'nobody', hints: () => ({ body: { email } }) },
  'POST /api/reviews/confirm': { as: 'nobody' },
  'PUT /api/reviews/own': { as: 'nobody' },
  'DELETE /api/reviews/own': { as: 'nobody' },
  'POST /api/share/track': { as: 'nobody', hints: aboutBusiness },
  'POST /api/business/:id/correction': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) } }),
  },
  'POST /api/business/:id/claim': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) }, body: { email } }),
  },
  'POST /api/claims/:token/code': { as: 'nobody' },
  'POST /api/business/:id/view': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) } }),
  },
  'POST /api/business/:id/step': {
    as: 'nobody',
    hints: (world) => ({ params: { id: businessId(world) } }),
  },
  'POST /api/newsletter': { as: 'nobody', hints: () => ({ body: { email } }) },
  'POST /api/newsletter/confirm': { as: 'nobody' },
  'GET /api/newsletter/confirm': { as: 'nobody' },
  'POST /api/newsletter/unsubscribe': { as: 'nobody' },
  'GET /api/newsletter/unsubscribe': { as: 'nobody' },
  'POST /api/digest/unsubscribe': { as: 'nobody' },
  'GET /api/digest/unsubscribe': { as: 'nobody' },
  'GET /api/privacy/your-data': { as: 'nobody' },
  'POST /api/contact': {
    as: 'nobody',
    hints: () => ({ body: { email, topic: fc.constantFrom('booking', 'other', 'x') } }),
  },
  'POST /api/conversations/:token/messages': { as: 'nobody' },
}
