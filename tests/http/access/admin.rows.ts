import { api } from '#shared/paths.ts'
import { adminsOnly, type Row } from './row.ts'

/** What admins do. */
export const ADMIN_ROWS: Record<string, Row> = {
  'read the figures of the house': {
    method: 'GET',
    url: api.adminStats,
    expected: adminsOnly(200),
  },
  'list all owners': { method: 'GET', url: api.adminBusinesses, expected: adminsOnly(200) },
  'list the signups': { method: 'GET', url: api.adminNewsletter, expected: adminsOnly(200) },
  'export the owners': { method: 'GET', url: api.adminBusinessesFile, expected: adminsOnly(200) },
  'export the signups': { method: 'GET', url: api.adminNewsletterFile, expected: adminsOnly(200) },
  'read what admins did': { method: 'GET', url: api.adminActions, expected: adminsOnly(200) },
  'pause an owner': {
    method: 'POST',
    url: api.adminToggleSubscription,
    payload: ({ targetId }) => ({ userId: targetId, action: 'pause' }),
    expected: adminsOnly(200),
  },
  'activate an owner': {
    method: 'POST',
    url: api.adminActivateUser,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password of nobody': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: {},
    expected: adminsOnly(400),
  },
  'feature a business': {
    method: 'POST',
    url: api.adminFeaturedGems,
    payload: ({ businessId }) => ({ businessId }),
    expected: adminsOnly(200),
  },
  'list all gems': { method: 'GET', url: api.adminFeaturedGems, expected: adminsOnly(200) },
  'remove a gem that is none': {
    method: 'DELETE',
    url: ({ businessId }) => api.adminFeaturedGem(businessId),
    expected: adminsOnly(404),
  },
  'list the held reviews': {
    method: 'GET',
    url: `${api.adminReviews}?state=held`,
    expected: adminsOnly(200),
  },
  'list the reported reviews': {
    method: 'GET',
    url: `${api.adminReviews}?state=reported`,
    expected: adminsOnly(200),
  },
  'publish a review that never was': {
    method: 'POST',
    url: api.adminReview('nothing', 'publish'),
    expected: adminsOnly(404),
  },
  'hide a review that never was': {
    method: 'POST',
    url: api.adminReview('nothing', 'hide'),
    payload: () => ({ reason: 'Not about a visit.' }),
    expected: adminsOnly(404),
  },
  'publish the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => api.adminHeldReviews(businessId, 'publish'),
    payload: () => ({ until: '2026-01-01T00:00:00.000Z' }),
    expected: adminsOnly(409),
  },
  'hide the held reviews of a business that has none': {
    method: 'POST',
    url: ({ businessId }) => api.adminHeldReviews(businessId, 'hide'),
    payload: () => ({ until: '2026-01-01T00:00:00.000Z', reason: 'Part of a flood.' }),
    expected: adminsOnly(409),
  },
  'read the failed mail': { method: 'GET', url: api.adminOutbox, expected: adminsOnly(200) },
  'send a mail again that never was': {
    method: 'POST',
    url: api.adminOutboxRetry('nothing'),
    expected: adminsOnly(404),
  },
  'read the scheduled tasks': { method: 'GET', url: api.adminTasks, expected: adminsOnly(200) },
  'delete an owner': {
    method: 'DELETE',
    url: ({ targetId }) => api.adminUser(targetId),
    expected: adminsOnly(200),
  },
}
