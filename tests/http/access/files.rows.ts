import { feeds, formAddress } from '#shared/paths.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { all, type Row, VISITOR } from './row.ts'

/** Images, plain forms, feeds, and unknown addresses. */
export const FILE_ROWS: Record<string, Row> = {
  'see a picture that nobody sent': {
    method: 'GET',
    url: '/images/0123456789abcdef0123456789abcdef/800.webp',
    expected: all(404),
  },
  'see the card of the house': { method: 'GET', url: sharePictures.home, expected: all(200) },
  'see the card of a category': {
    method: 'GET',
    url: sharePictures.category('restaurants'),
    expected: all(200),
  },
  'see the card of an article that is none': {
    method: 'GET',
    url: '/share/blog/nothing.jpg',
    expected: all(404),
  },
  'see the card of a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => `/share/business/${hiddenBusinessId}.jpg`,
    expected: all(404),
  },
  'load the poster of a business that waits for payment': {
    method: 'GET',
    url: ({ hiddenBusinessId }) => `/share/business/${hiddenBusinessId}/poster.png`,
    expected: all(404),
  },
  'subscribe by a plain form': {
    method: 'POST',
    url: formAddress('newsletter'),
    payload: { email: VISITOR.email },
    expected: all(200),
  },
  'sign in by a plain form with a wrong password': {
    method: 'POST',
    url: formAddress('login'),
    payload: { email: VISITOR.email, password: 'wrong' },
    expected: all(401),
  },
  'register by a plain form with two passwords': {
    method: 'POST',
    url: formAddress('register'),
    payload: { email: VISITOR.email, password: 'one', confirmPassword: 'two' },
    expected: all(400),
  },
  'book by a plain form': {
    method: 'POST',
    url: formAddress('booking'),
    payload: ({ businessId }) => ({ businessId, ...VISITOR }),
    expected: all(200),
  },
  'review by a plain form': {
    method: 'POST',
    url: formAddress('review'),
    payload: ({ businessId }) => ({ businessId, stars: '4' }),
    expected: all(200),
  },
  'open the plain form for a booking': {
    method: 'GET',
    url: formAddress('booking'),
    expected: all(200),
  },
  'open the plain form for a review': {
    method: 'GET',
    url: formAddress('review'),
    expected: all(200),
  },
  'read the robots’ rules': { method: 'GET', url: feeds.robots, expected: all(200) },
  'read whom to tell about a weakness': { method: 'GET', url: feeds.security, expected: all(200) },
  'read the feed': { method: 'GET', url: feeds.blog, expected: all(200) },
  'read the map': { method: 'GET', url: feeds.sitemap, expected: all(200) },
  'read the map of pages': { method: 'GET', url: feeds.sitemapOfPages, expected: all(200) },
  'read the map of businesses': {
    method: 'GET',
    url: feeds.sitemapOfBusinesses(1),
    expected: all(200),
  },
  'read how to call': { method: 'GET', url: '/api/docs/json', expected: all(200) },
  'call what is none': { method: 'POST', url: '/api/admin/nothing', expected: all(404) },
}
