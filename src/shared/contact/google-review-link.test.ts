import { describe, expect, it } from 'vitest'
import { googleLinkFault } from './google-review-link.ts'

describe('a link to Google’s review form', () => {
  it.each([
    'https://g.page/r/CabcDEF-_1EBM/review',
    'https://g.page/r/CabcDEF/review/',
    'https://g.page/harbour-table/review?gm',
    'https://search.google.com/local/writereview?placeid=ChIJ123',
    'https://www.google.com/local/writereview?placeid=ChIJ123&hl=en',
    'https://www.google.co.za/search?q=Harbour+Table#lrd=0x1dcc5f1:0x8a9b2c,3,,,',
  ])('is %s', (link) => {
    expect(googleLinkFault(link)).toBeNull()
  })

  it.each([
    ['g.page/r/CabcDEF/review', /from https:\/\/ on/],
    ['', /from https:\/\/ on/],
    ['javascript:alert(1)', /from https:\/\/ on/],
    ['http://g.page/r/x/review', /with an s/],
    ['https://g.page/r/CabcDEF', /Add \/review at the end/],
    ['https://g.page/', /Something is missing/],
    ['https://g.page/r/x/y/review', /Something is missing/],
    ['https://search.google.com/local/writereview', /id of your place is missing/],
    ['https://maps.app.goo.gl/abc', /on the map/],
    ['https://share.google/abc', /on the map/],
    ['https://www.google.co.za/maps/place/x', /on the map/],
    ['https://business.google.com/dashboard', /only you can open/],
    ['https://www.google.com/search?q=Harbour+Table', /not your review form/],
    ['https://accounts.google.com/signin', /not your review form/],
    ['https://g.page.evil.example/r/x/review', /not a link of Google/],
    ['https://google.com@evil.example/', /not a link of Google/],
    ['https://g.page:8443/r/x/review', /not a link of Google/],
    ['https://evil.example/?google.com', /not a link of Google/],
  ])('is not %s', (link, fault) => {
    expect(googleLinkFault(link)).toMatch(fault)
  })
})
