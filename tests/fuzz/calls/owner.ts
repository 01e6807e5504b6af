import fc from 'fast-check'
import { BOOKING_MOVES } from '#shared/booking/booking-states.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { AREAS } from '#shared/places/areas.ts'
import { PLAN_CHANGES } from '#shared/schemas/billing/billing.ts'
import type { FuzzedCalls } from '../fuzz-call.ts'

const goodProfile = {
  businessName: fc.constantFrom('Harbour Table', 'Café Quay'),
  industry: fc.constantFrom(...INDUSTRIES),
  area: fc.constantFrom(...AREAS),
  address: fc.constantFrom('1 Main Road, Kalk Bay'),
  phone: fc.constantFrom('', '021 000 0001'),
  emailPublic: fc.constantFrom('', 'cook@example.co.za'),
  website: fc.constantFrom('', 'https://example.co.za'),
  imageUrl: fc.constantFrom(null, '', '/images/0123456789abcdef0123456789abcdef/800.webp'),
}

const time = fc.constantFrom('00:00', '08:30', '23:59', '24:00', '8:30', '')
const day = fc.record({ open: time, close: time, closed: fc.boolean() })
const goodListing = {
  operatingHours: fc.oneof(
    fc.constant(null),
    fc.record(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]))),
  ),
  services: fc.oneof(fc.constant('Fish, Chips'), fc.array(fc.string(), { maxLength: 40 })),
  priceRange: fc.constantFrom('', '$', '$$', '$$$', '$$$$'),
  yearEstablished: fc.oneof(fc.constant(null), fc.integer({ min: 1890, max: 2030 })),
}

const OWNER_ACTIONS = Object.keys(BOOKING_MOVES.owner)
const clock = fc.constantFrom('00:00', '13:00', '13:30', '23:59', '24:00', '1:00', '')
const goodSetup = {
  services: fc.array(
    fc.record({
      name: fc.constantFrom('Wash', 'Silk press', ''),
      minutes: fc.constantFrom(0, 5, 30, 45, 47, 720, 725),
      price: fc.constantFrom(null, 0, 280, -1, 1.5),
      online: fc.boolean(),
    }),
    { maxLength: 32 },
  ),
  breaks: fc.dictionary(
    fc.constantFrom(...WEEKDAYS),
    fc.array(fc.record({ from: clock, to: clock }), { maxLength: 8 }),
  ),
  specialDays: fc.array(
    fc.record({
      day: fc.constantFrom('2027-01-01', '2027-02-29', '2028-02-29', 'soon'),
      name: fc.constantFrom('Market', ''),
      kind: fc.constantFrom('usual', 'closed', 'other', 'half'),
      open: clock,
      close: clock,
    }),
    { maxLength: 3 },
  ),
  capacity: fc.integer({ min: -1, max: 60 }),
  noticeMinutes: fc.integer({ min: -1, max: 30_000 }),
  horizonDays: fc.integer({ min: -1, max: 400 }),
  confirmAtOnce: fc.constantFrom(false, true),
}
const moment = fc.constantFrom(
  '2027-01-01T08:00:00Z',
  '2027-01-01T10:00:00+02:00',
  '2027-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
)

export const OWNER_CALLS: FuzzedCalls = {
  'GET /api/dashboard': { as: 'owner' },
  'GET /api/dashboard/bookings': { as: 'owner' },
  'GET /api/dashboard/bookings/week': {
    as: 'owner',
    hints: () => ({ query: { from: fc.constantFrom('2026-12-28', '2026-02-30', '') } }),
  },
  'POST /api/dashboard/bookings': {
    as: 'owner',
    hints: () => ({
      body: { name: fc.constantFrom('Naledi', ''), startISO: moment, endISO: moment },
    }),
  },
  'GET /api/dashboard/bookings.csv': { as: 'owner' },
  'POST /api/dashboard/bookings/:id/:action': {
    as: 'owner',
    hints: ({ bookingIds }) => ({
      params: { id: fc.constantFrom(...bookingIds), action: fc.constantFrom(...OWNER_ACTIONS) },
      body: { startISO: fc.constantFrom('2099-01-01T10:00', '2027-01-04T23:59:00+02:00', null) },
    }),
  },
  'GET /api/dashboard/calendar': { as: 'owner' },
  'POST /api/dashboard/calendar': { as: 'owner' },
  'DELETE /api/dashboard/calendar': { as: 'owner' },
  'PUT /api/dashboard/google-review-link': { as: 'owner' },
  'GET /api/dashboard/reviews': { as: 'owner' },
  'PUT /api/dashboard/reviews/:id/reply': { as: 'owner' },
  'DELETE /api/dashboard/reviews/:id/reply': { as: 'owner' },
  'GET /api/dashboard/analytics': { as: 'owner' },
  'GET /api/dashboard/analytics/advanced': { as: 'owner' },
  'GET /api/billing': { as: 'owner' },
  'GET /api/billing/history.csv': { as: 'owner' },
  'GET /api/invoices/:number/pdf': { as: 'owner' },
  'PUT /api/billing/details': { as: 'owner' },
  'POST /api/billing/change': {
    as: 'owner',
    hints: () => ({ body: { change: fc.constantFrom(...PLAN_CHANGES) } }),
  },
  'GET /api/dashboard/booking-setup': { as: 'owner' },
  'PUT /api/dashboard/booking-setup': { as: 'owner', hints: () => ({ body: goodSetup }) },
  'GET /api/dashboard/blocked-times': { as: 'owner' },
  'POST /api/dashboard/blocked-times': {
    as: 'owner',
    hints: () => ({ body: { startISO: moment, endISO: moment } }),
  },
  'DELETE /api/dashboard/blocked-times/:id': { as: 'owner' },
  'POST /api/dashboard/people': {
    as: 'owner',
    hints: () => ({ body: { name: fc.constantFrom('Thandi', 'thandi', ' ', 'Court 1') } }),
  },
  'PUT /api/dashboard/people/:id': { as: 'owner' },
  'DELETE /api/dashboard/people/:id': { as: 'owner' },
  'GET /api/dashboard/other-calendar': { as: 'owner' },
  'PUT /api/dashboard/other-calendar': {
    as: 'owner',
    hints: () => ({ body: { address: fc.constantFrom('https://127.0.0.1/', 'webcal://[::1]/') } }),
  },
  'POST /api/dashboard/other-calendar/read': { as: 'owner' },
  'DELETE /api/dashboard/other-calendar': { as: 'owner' },
  'PUT /api/business': { as: 'owner', hints: () => ({ body: goodProfile }) },
  'PUT /api/business/listing': { as: 'owner', hints: () => ({ body: goodListing }) },
  'GET /api/business/images': { as: 'owner' },
  'POST /api/business/images': { as: 'owner' },
  'PUT /api/business/images': {
    as: 'owner',
    hints: () => ({
      body: {
        images: fc.array(
          fc.record({
            id: fc.constantFrom('0123456789abcdef0123456789abcdef', ''),
            caption: fc.string(),
          }),
          { maxLength: 14 },
        ),
      },
    }),
  },
  'DELETE /api/business/images/:imageId': { as: 'owner' },
  // Bodies that are not forms; damaged images have a test of their own.
  'POST /api/upload': { as: 'owner' },
}
