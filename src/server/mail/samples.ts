import type { MessagePayloads } from './messages.ts'

/** One of each kind, with everything in it: for the page of messages in development and for tests. */
export const SAMPLES: MessagePayloads = {
  welcome: { businessName: 'Salt River Cycles', plan: 'PREMIUM' },
  'booking-request': {
    businessName: 'Salt River Cycles',
    visitorName: 'Nomsa Dlamini',
    visitorPhone: '0601234567',
    visitorEmail: 'nomsa.dlamini@example.co.za',
    dateISO: '2025-03-07T08:30:00.000Z',
    notes: 'Gears slip going up Kloof Nek.\nCan I wait for it?',
  },
  'booking-confirmation': {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    businessPhone: '0215550123',
    visitorName: 'Nomsa Dlamini',
    dateISO: '2025-03-07T08:30:00.000Z',
    notes: 'Gears slip going up Kloof Nek.',
  },
  'new-review': {
    businessName: 'Salt River Cycles',
    businessId: 'Fh3kWq8ZtVb2MxYp',
    stars: 4,
    comment: 'Trued both wheels while I had a coffee next door.\nParking is a mission.',
  },
  'more-reviews': { businessName: 'Salt River Cycles', businessId: 'Fh3kWq8ZtVb2MxYp' },
  'reviews-held': { day: '2025-03-07' },
  'password-reset': { token: 'sample-token' },
  'email-confirmation': { token: 'sample-token' },
  'newsletter-confirmation': { token: 'sample-token', needsConfirmation: false },
  'plan-paused': { businessName: 'Salt River Cycles' },
  'plan-resumed': { businessName: 'Salt River Cycles' },
  'monthly-digest': {
    businessName: 'Salt River Cycles',
    month: '2025-02',
    views: 1284,
    shares: 37,
    bookings: 19,
    reviews: 6,
    unsubscribeToken: 'sample-token',
  },
}
