import { describe, expect, it } from 'vitest'
import { readSearchSource } from './search-source.ts'

describe('what a visitor searched for, of the page before', () => {
  it.each([
    ['/search?q=best+plumber+near+me&area=Observatory', ['plumber'], 'Observatory'],
    ['/search?q=plumber+in+obs', ['plumber'], 'Observatory'],
    ['/search?q=hair+salon&area=Southern+Suburbs', ['hair salon'], 'Southern Suburbs'],
    ['/search?q=koesisters', ['koesisters'], null],
    ['/search?area=Sea+Point', [], 'Sea Point'],
    ['/category/restaurants/kalk-bay?page=2', [], 'Kalk Bay'],
    ['/area/sea-point', [], 'Sea Point'],
    ['/category/restaurants', [], null],
    ['/saved?ids=abc', [], null],
    ['/', [], null],
    ['', [], null],
    ['https://elsewhere.example/search?q=plumber', [], null],
    ['/search?q=%ZZ%00', ['zz'], null],
    ['/area/nowhere-at-all', [], null],
  ])('%s', (from, words, suburb) => {
    expect(readSearchSource(from)).toEqual({ words, suburb })
  })

  it.each([
    '/search?q=0820000100',
    '/search?q=nomsa@example.co.za',
    '/search?q=12+Rose+Street&area=12+Rose+Street',
    `/search?q=${'x'.repeat(60)}`,
  ])('nothing with numbers or addresses: %s', (from) => {
    const { words, suburb } = readSearchSource(from)
    expect(words.filter((word) => /\d|@/.test(word) || word.length > 30)).toEqual([])
    expect(suburb).toBeNull()
  })
})
