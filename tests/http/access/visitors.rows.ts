import { formAddress, reviewPages, withToken } from '#shared/paths.ts'
import { all, newEmail, type Row, VISITOR } from './row.ts'

/** Public reads and posts. */
export const VISITOR_ROWS: Record<string, Row> = {
  'ask whether the house is well': { method: 'GET', url: '/api/health', expected: all(200) },
  'ask whether the process is alive': {
    method: 'GET',
    url: '/api/health/live',
    expected: all(200),
  },
  'list the categories': { method: 'GET', url: '/api/categories', expected: all(200) },
  'read a category': { method: 'GET', url: '/api/category/restaurants', expected: all(200) },
  'list the businesses': { method: 'GET', url: '/api/businesses', expected: all(200) },
  'list the businesses of a category': {
    method: 'GET',
    url: '/api/businesses/category/restaurants',
    expected: all(200),
  },
  'read a business': {
    method: 'GET',
    url: ({ businessId }) => `/api/business/${businessId}`,
    expected: all(200),
  },
  'read a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => `/api/business/${hiddenBusinessId}`,
    expected: all(404),
  },
  'read all reviews of a business': {
    method: 'GET',
    url: ({ businessId }) => `/api/business/${businessId}/reviews`,
    expected: all(200),
  },
  'read the cards of named businesses': {
    method: 'GET',
    url: ({ businessId }) => `/api/businesses/named?ids=${businessId}`,
    expected: all(200),
  },
  'have a search suggested': { method: 'GET', url: '/api/suggestions', expected: all(200) },
  'list the featured gems': { method: 'GET', url: '/api/featured-gems', expected: all(200) },
  'see a business': {
    method: 'POST',
    url: ({ businessId }) => `/api/business/${businessId}/view`,
    expected: all(204),
  },
  'call a business': {
    method: 'POST',
    url: ({ businessId }) => `/api/business/${businessId}/step`,
    payload: { step: 'call' },
    expected: all(204),
  },
  'share a business': {
    method: 'POST',
    url: '/api/share/track',
    payload: ({ businessId }) => ({ businessId }),
    expected: all(204),
  },
  'ask for a booking': {
    method: 'POST',
    url: '/api/booking',
    payload: ({ businessId }) => ({ businessId, ...VISITOR }),
    expected: all(201),
  },
  'read the free times of a service': {
    method: 'GET',
    url: ({ businessId, serviceId }) => `/api/business/${businessId}/times?service=${serviceId}`,
    expected: all(200),
  },
  'read the free times of a service of another business': {
    method: 'GET',
    url: ({ hiddenBusinessId, serviceId }) =>
      `/api/business/${hiddenBusinessId}/times?service=${serviceId}`,
    expected: all(404),
  },
  'ask a business for a booking that waits for payment': {
    method: 'POST',
    url: '/api/booking',
    payload: ({ hiddenBusinessId }) => ({ businessId: hiddenBusinessId, ...VISITOR }),
    expected: all(404),
  },
  'review a business': {
    method: 'POST',
    url: '/api/rating',
    payload: ({ businessId }) => ({ businessId, stars: 4 }),
    // Not its owner.
    expected: { ...all(201), active: 403 },
  },
  'review a business that waits for payment': {
    method: 'POST',
    url: '/api/rating',
    payload: ({ hiddenBusinessId }) => ({ businessId: hiddenBusinessId, stars: 1 }),
    expected: all(404),
  },
  'have a link sent for a review of somebody else': {
    method: 'POST',
    url: '/api/reviews/nothing/confirmation',
    payload: { email: VISITOR.email },
    expected: all(404),
  },
  'have a link sent by a form for a review of somebody else': {
    method: 'POST',
    url: formAddress('review-confirmation'),
    payload: { email: VISITOR.email, reviewId: 'nothing', businessId: 'nothing' },
    expected: all(404),
  },
  'confirm a review without a link': {
    method: 'POST',
    url: withToken('/api/reviews/confirm', 'guessed'),
    expected: all(404),
  },
  'confirm a review by a form without a link': {
    method: 'POST',
    url: formAddress('confirm'),
    payload: { token: 'guessed' },
    expected: all(404),
  },
  'edit a review without a link': {
    method: 'PUT',
    url: withToken('/api/reviews/own', 'guessed'),
    payload: { stars: 5 },
    expected: all(404),
  },
  'edit a review by a form without a link': {
    method: 'POST',
    url: formAddress('review-edit'),
    payload: { token: 'guessed', stars: '5' },
    expected: all(404),
  },
  'withdraw a review without a link': {
    method: 'DELETE',
    url: withToken('/api/reviews/own', 'guessed'),
    expected: all(404),
  },
  'withdraw a review by a form without a link': {
    method: 'POST',
    url: formAddress('review-withdrawal'),
    payload: { token: 'guessed' },
    expected: all(404),
  },
  'read what became of the reviews': {
    method: 'GET',
    url: reviewPages.figures,
    expected: all(200),
  },
  'report a review that never was': {
    method: 'POST',
    url: '/api/reviews/nothing/report',
    payload: { reason: 'advert' },
    expected: all(404),
  },
  'send a notice about a review that never was': {
    method: 'POST',
    url: '/api/reviews/nothing/notice',
    payload: {
      ...VISITOR,
      address: '1 Kloof Street',
      rightInfringed: 'My name.',
      remedy: 'Take it down.',
      goodFaith: 'yes',
      truth: 'yes',
      signature: VISITOR.name,
    },
    expected: all(404),
  },
  'report by a form a review that never was': {
    method: 'POST',
    url: formAddress('report'),
    payload: { reviewId: 'nothing', reason: 'advert' },
    expected: all(404),
  },
  'send by a form a notice about a review that never was': {
    method: 'POST',
    url: formAddress('notice'),
    payload: { reviewId: 'nothing' },
    expected: all(404),
  },
  'subscribe to the newsletter': {
    method: 'POST',
    url: '/api/newsletter',
    payload: () => ({ email: newEmail() }),
    expected: all(200),
  },
  'open the link of a newsletter': {
    method: 'GET',
    url: withToken('/api/newsletter/confirm', 'guessed'),
    expected: all(302),
  },
  'confirm a newsletter without a link': {
    method: 'POST',
    url: withToken('/api/newsletter/confirm', 'guessed'),
    expected: all(404),
  },
  'open the link that ends a newsletter': {
    method: 'GET',
    url: withToken('/api/newsletter/unsubscribe', 'guessed'),
    expected: all(302),
  },
  'end a newsletter without a link': {
    method: 'POST',
    url: withToken('/api/newsletter/unsubscribe', 'guessed'),
    expected: all(404),
  },
  'open the link that ends the monthly figures': {
    method: 'GET',
    url: withToken('/api/digest/unsubscribe', 'guessed'),
    expected: all(302),
  },
  'end the monthly figures without a link': {
    method: 'POST',
    url: withToken('/api/digest/unsubscribe', 'guessed'),
    expected: all(404),
  },
}
