import { expect, it } from 'vitest'
import { isGoogleReviewLink } from './google-review-link.ts'

it.each([
  ['https://g.page/r/CabcDEF/review', true],
  ['https://search.google.com/local/writereview?placeid=ChIJ123', true],
  ['https://www.google.co.za/maps/place/x', true],
  ['https://maps.app.goo.gl/abc', true],
  ['http://g.page/r/x/review', false],
  ['https://g.page.evil.example/r', false],
  ['https://google.com@evil.example/', false],
  ['https://evil.example/?google.com', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isGoogleReviewLink(text)).toBe(expected)
})
