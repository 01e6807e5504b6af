import { feeds } from '#shared/paths.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { adminsOnly, all, type Row } from './row.ts'

/** Images, feeds, and unknown addresses. */
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
  'read the robots’ rules': { method: 'GET', url: feeds.robots, expected: all(200) },
  'read whom to tell about a weakness': { method: 'GET', url: feeds.security, expected: all(200) },
  'ask which site this is': { method: 'GET', url: feeds.siteMark, expected: all(200) },
  'read the feed': { method: 'GET', url: feeds.blog, expected: all(200) },
  'read the map': { method: 'GET', url: feeds.sitemap, expected: all(200) },
  'read the map of pages': { method: 'GET', url: feeds.sitemapOfPages, expected: all(200) },
  'read the map of businesses': {
    method: 'GET',
    url: feeds.sitemapOfBusinesses(1),
    expected: all(200),
  },
  'read how to call': { method: 'GET', url: '/api/docs/json', expected: all(200) },
  'read what is new in this release': {
    method: 'GET',
    url: '/api/admin/changelog',
    expected: adminsOnly(200),
  },
  'call what is none': { method: 'POST', url: '/api/admin/nothing', expected: all(404) },
}
