import { ownPages } from '#shared/own-paths.ts'
import { formAddress, withToken } from '#shared/paths.ts'
import { all, ownersOnly, ownPage, paidOwnersOnly, type Row } from './row.ts'

const PROFILE = {
  businessName: 'Kloof Coffee',
  industry: 'Restaurant',
  area: 'City Bowl',
  address: '1 Kloof Street',
}

/** The rest of an owner's side. */
export const OWN_BUSINESS_ROWS: Record<string, Row> = {
  'read the own dashboard': { method: 'GET', url: '/api/dashboard', expected: ownersOnly(200) },
  'open the page Featured Gems': {
    method: 'GET',
    url: ownPages.gems,
    expected: ownPage({ pending: 404 }, 200),
  },
  'ask to be featured on BASIC': {
    method: 'POST',
    url: ownPages.gems,
    payload: { reason: 'We have baked koesisters on this corner for 40 years.' },
    expected: ownPage({ pending: 404 }, 403),
  },
  'leave the line of featured businesses': {
    method: 'POST',
    url: ownPages.gemsLeave,
    payload: {},
    expected: ownPage({ pending: 404 }, 303),
  },
  'open the cards for Google without a link': {
    method: 'GET',
    url: ownPages.googleCard,
    expected: ownPage({}, 404),
  },
  'open the own account': { method: 'GET', url: ownPages.account, expected: ownPage({}, 200) },
  'download everything before it is made': {
    method: 'GET',
    url: '/api/account/data',
    expected: ownersOnly(404),
  },
  'ask by a form for everything': {
    method: 'POST',
    url: ownPages.accountDownload,
    payload: {},
    expected: ownPage({}, 303),
  },
  'close the account by a form with a wrong password': {
    method: 'POST',
    url: ownPages.accountClose,
    payload: { password: 'wrong', confirm: 'CLOSE' },
    expected: ownPage({}, 400),
  },
  'keep by a form an account that is not closing': {
    method: 'POST',
    url: ownPages.accountKeep,
    payload: {},
    expected: ownPage({}, 303),
  },
  'read the own reviews': {
    method: 'GET',
    url: '/api/dashboard/reviews',
    expected: paidOwnersOnly(200),
  },
  'store a link that is not Google’s': {
    method: 'PUT',
    url: '/api/dashboard/google-review-link',
    payload: { url: 'https://example.co.za' },
    expected: paidOwnersOnly(400),
  },
  'answer a review that is not theirs': {
    method: 'PUT',
    url: '/api/dashboard/reviews/nothing/reply',
    payload: { text: 'Thank you.' },
    expected: paidOwnersOnly(404),
  },
  'take an answer back that is not theirs': {
    method: 'DELETE',
    url: '/api/dashboard/reviews/nothing/reply',
    expected: paidOwnersOnly(404),
  },
  'answer a review without a link': {
    method: 'POST',
    url: withToken('/api/reviews/reply', 'guessed'),
    payload: { text: 'Thank you.' },
    expected: all(404),
  },
  'answer a review by a form without a link': {
    method: 'POST',
    url: formAddress('reply'),
    payload: { token: 'guessed', text: 'Thank you.' },
    expected: all(404),
  },
  'read the own figures': {
    method: 'GET',
    url: '/api/dashboard/analytics',
    expected: paidOwnersOnly(200),
  },
  'read the figures of PREMIUM on BASIC': {
    method: 'GET',
    url: '/api/dashboard/analytics/advanced',
    expected: paidOwnersOnly(403),
  },
  'save the own profile': {
    method: 'PUT',
    url: '/api/business',
    payload: ({ businessId, ownerId }) => ({ ...PROFILE, id: businessId, userId: ownerId }),
    expected: paidOwnersOnly(200),
  },
  'save a profile that is not right': {
    method: 'PUT',
    url: '/api/business',
    payload: {},
    expected: paidOwnersOnly(400),
  },
  'save listing details that are not right': {
    method: 'PUT',
    url: '/api/business/listing',
    payload: { yearEstablished: 'long ago' },
    expected: paidOwnersOnly(400),
  },
  'see the own photos': {
    method: 'GET',
    url: '/api/business/images',
    expected: paidOwnersOnly(200),
  },
  'add a photo that is no picture': {
    method: 'POST',
    url: '/api/business/images',
    payload: { image: 'no' },
    expected: paidOwnersOnly(400),
  },
  'order photos that are not there': {
    method: 'PUT',
    url: '/api/business/images',
    payload: { images: [{ id: 'none', caption: '' }] },
    expected: paidOwnersOnly(409),
  },
  'remove a photo that is not there': {
    method: 'DELETE',
    url: '/api/business/images/none',
    expected: paidOwnersOnly(404),
  },
  'upload what is no picture': {
    method: 'POST',
    url: '/api/upload',
    payload: { image: 'no' },
    expected: paidOwnersOnly(400),
  },
}
