import { expect, test } from 'vitest'
import { facebookShareUrl, mapsEmbedUrl, mapsSearchUrl, whatsAppShareUrl } from './links.ts'

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
