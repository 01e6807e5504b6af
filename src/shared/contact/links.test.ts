import { describe, expect, it, test } from 'vitest'
import {
  facebookShareUrl,
  mapsEmbedUrl,
  mapsSearchUrl,
  websiteHref,
  websiteText,
  whatsAppShareUrl,
} from './links.ts'

test('maps are asked for the address plus Cape Town', () => {
  const search = new URL(mapsSearchUrl(' 12 Kloof St & Co, Gardens '))
  expect(search.origin + search.pathname).toBe('https://www.google.com/maps/search/')
  expect(Object.fromEntries(search.searchParams)).toEqual({
    api: '1',
    query: '12 Kloof St & Co, Gardens, Cape Town',
  })
  const embed = new URL(mapsEmbedUrl('1 Main Rd, Claremont'))
  expect(embed.origin + embed.pathname).toBe('https://www.google.com/maps')
  expect(Object.fromEntries(embed.searchParams)).toEqual({
    q: '1 Main Rd, Claremont, Cape Town',
    output: 'embed',
  })
})

test('the city is not named twice', () => {
  const url = new URL(mapsSearchUrl('1 Long Street, cape town, 8001'))
  expect(url.searchParams.get('query')).toBe('1 Long Street, cape town, 8001')
})

test('share links carry text and address whole', () => {
  const page = 'https://example.co.za/business/a?b=1&c=2#d'
  expect(new URL(whatsAppShareUrl('Joe & Sons', page)).searchParams.get('text')).toBe(
    `Joe & Sons ${page}`,
  )
  expect(new URL(facebookShareUrl(page)).searchParams.get('u')).toBe(page)
})

describe('a website', () => {
  it.each(['https://harbour.example', 'http://harbour.example/menu?x=1'])(
    'links to %s',
    (website) => {
      expect(websiteHref(website)).toBe(website)
    },
  )
  it.each(['javascript:alert(1)', 'harbour.example', 'data:text/html,x', 'https://', ''])(
    'does not link to %s',
    (website) => {
      expect(websiteHref(website)).toBeNull()
    },
  )
  it.each([
    ['https://www.harbour.example/', 'harbour.example'],
    ['http://harbour.example/menu', 'harbour.example/menu'],
  ])('reads %s as %s', (website, text) => {
    expect(websiteText(website)).toBe(text)
  })
})
