import { expect, test } from 'vitest'
import { isOfPattern } from './path-pattern.ts'

test.each([
  ['/business/a', '/business/$id', true],
  ['/business/', '/business/$id', false],
  ['/business/a/b', '/business/$id', false],
  ['/api/business/a/times', '/api/business/:id/times', true],
  ['/api/business/a/time', '/api/business/:id/times', false],
  ['/', '/', true],
  ['/sitemapxxml', '/sitemap.xml', false],
])('%s is of %s: %s', (path, pattern, is) => {
  expect(isOfPattern(path, pattern)).toBe(is)
})
