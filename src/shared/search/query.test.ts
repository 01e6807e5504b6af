import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SUBURBS } from '#shared/places/suburbs.ts'
import { MAX_CHARACTERS, MAX_LETTERS } from './limits.ts'
import { allNeedles, isEmptyQuery, parseQuery, readWords } from './query.ts'

const typed = (q: string, area = '') => parseQuery(q, area).words.map((group) => group.typed)
const area = (q: string, box = '') => parseQuery(q, box).area

describe('words', () => {
  test.each([
    ['Plumber', ['plumber']],
    ['the best plumber near me', ['plumber']],
    ['a good hair salon', ['hair salon']],
    ['panel beaters & towing', ['panel beaters', 'towing']],
    ['fish and chips', ['fish and chips']],
    ['hair and beauty', ['hair', 'beauty']],
    ["Let's braai", ['lets', 'braai']],
    ['plumber plumber', ['plumber']],
    ['The Who', ['the', 'who']],
    ['Cape Town', []],
    ['lock smith', ['lock smith']],
    ['restaurant with live music', ['restaurant', 'live music']],
    ['Cape Town Cycles', ['cycles']],
    ['plumber in Cape Town', ['plumber']],
    ['near me', []],
    ['!', []],
    ['', []],
  ])('%j asks for %j', (q, words) => {
    expect(typed(q)).toEqual(words)
  })

  test('weak words take no room from telling ones', () => {
    const long = 'my husband, my kids and my granny are cold at home: fix the old geyser'
    expect(typed(long)).toEqual(['husband', 'kids', 'granny', 'cold', 'at home', 'geyser'])
  })

  test('a synonym that begins with a short word is a form of it', () => {
    const [tow] = parseQuery('tow').words
    expect(tow?.own).toEqual(expect.arrayContaining([' tow ', ' towing']))
    expect(tow?.same).not.toContain(' towing')
  })

  test('a trade brings its words, the distinctive ones with less weight', () => {
    const [group] = parseQuery('plumbers').words
    expect(group?.own).toEqual(expect.arrayContaining([' plumber ', ' plumbers ']))
    expect(group?.same).toEqual(expect.arrayContaining([' plumbing', ' loodgieter']))
    expect(group?.part).toContain('plumber')
    expect(group?.industries).toEqual(['Home Services'])
    expect(group?.wide).toContain(' geyser')
  })

  test('one thing of a trade brings the trade, but not its other things', () => {
    const [group] = parseQuery('sushi').words
    expect(group?.own).toContain(' sushi ')
    expect(group?.wide).toContain(' restaurant')
    expect(group?.wide).not.toContain(' pizza')
  })

  test('a long sentence is read past its small words', () => {
    const { words, area } = parseQuery(
      'i am looking for somebody in claremont who can please fix my broken geyser for me today',
    )
    expect(words.map(({ typed }) => typed)).toContain('geyser')
    expect(area?.name).toBe('Claremont')
  })

  test('a place of several words may have a typo', () => {
    const { words, area } = parseQuery('braids mitchels plain')
    expect(area?.name).toBe('Mitchells Plain')
    expect(words.map(({ typed }) => typed)).toEqual(['braids'])
  })

  test('a pasted text is bounded', () => {
    expect(parseQuery('lorem ipsum dolor '.repeat(5_000)).words.length).toBeLessThanOrEqual(6)
    expect(
      parseQuery(Array.from({ length: 99 }, (_, i) => `word${i}`).join(' ')).words,
    ).toHaveLength(6)
    expect(parseQuery('ba ke lo mi nu plumber').words.map(({ typed }) => typed)).toEqual([
      'ba',
      'ke',
      'plumber',
    ])
  })
})

describe('two letters', () => {
  test.each([
    ['tv mounting', [' tv ', ' tvs ']],
    ['dj', [' dj ', ' djs ']],
  ])('in %j are a whole word', (q, own) => {
    expect(parseQuery(q, '').words[0]?.own).toEqual(own)
  })

  test('alone and without a meaning begin a word', () => {
    expect(parseQuery('zu', '').words[0]?.own).toEqual([' zu'])
    expect(parseQuery('zu in Claremont', '').words[0]?.own).toEqual([' zu'])
    expect(parseQuery('zu xo', '').words[0]?.own).toEqual([' zu ', ' zus '])
  })
})

describe('preferences', () => {
  test.each([
    ['cheap haircut', ['haircut'], ['cheap']],
    ['24/7 towing', ['towing'], ['allDay']],
    ['hair salon open on sunday', ['hair salon'], ['open']],
    ['nou oop apteek naby my', ['apteek'], ['open', 'nearMe']],
  ])('%j', (q, words, kinds) => {
    expect(typed(q)).toEqual(words)
    expect(parseQuery(q).intents.map(({ intent }) => intent.kind)).toEqual(kinds)
  })
})

describe('the area box', () => {
  test.each([
    ['Sea Point', [' sea point ', ' seepunt ', ' seapoint '], ['Atlantic Seaboard']],
    ['obs', [' observatory ', ' obs ', ' observatorium '], ['Southern Suburbs']],
    ['Southern Suburbs', expect.arrayContaining([' southern suburbs ']), ['Southern Suburbs']],
    ['near Claremont, Cape Town', [' claremont '], ['Southern Suburbs']],
    [
      'Claremont or Bellville',
      [' claremont ', ' bellville ', ' belville '],
      ['Southern Suburbs', 'Northern Suburbs'],
    ],
    ['Strand Street', ['strand street'], []],
    ['the Biscuit Mill', [' woodstock ', ' papendorp ', ' biscuit mill '], ['City Bowl']],
    ['kloof', ['kloof'], []],
    ['7708', ['7708'], []],
  ])('%j', (box, needles, widened) => {
    expect(area('', box)).toMatchObject({ needles, widened, fromQuery: null })
  })

  test.each(['', '  ', 'Cape Town', 'near me', 'anywhere', 'in Kaapstad'])(
    '%j is everywhere',
    (box) => {
      expect(area('', box)).toBeNull()
    },
  )

  test('knows every spelling of every suburb', () => {
    for (const suburb of SUBURBS) {
      for (const spelling of suburb.spellings) {
        expect(area('', spelling)?.widened, spelling).toEqual([suburb.area])
      }
    }
  })
})

describe('a place in the query', () => {
  test.each([
    ['plumber in Claremont', ['plumber'], ['Southern Suburbs']],
    ['plumber Claremont', ['plumber'], ['Southern Suburbs']],
    ['Claremont plumber', ['plumber'], ['Southern Suburbs']],
    ['best sushi in the Southern Suburbs', ['sushi'], ['Southern Suburbs']],
    ['gym near the Strand', ['gym'], ['Helderberg']],
    ['yoga in Retreat', ['yoga'], ['Southern Suburbs']],
    ['barber in Claremont or Durbanville', ['barber'], ['Southern Suburbs', 'Northern Suburbs']],
    ['Claremont', [], ['Southern Suburbs']],
    ['electrician obs', ['electrician'], ['Southern Suburbs']],
    ['restaurant waterfront', ['restaurant'], ['Atlantic Seaboard']],
    ['CBD', [], ['City Bowl']],
    ['Kaapstad', [], ['City Bowl']],
    ['coffee in town', ['coffee'], ['City Bowl']],
    ['plumber eKhayelitsha', ['plumber'], ['Cape Flats']],
    ['dentist near UCT', ['dentist'], ['Southern Suburbs']],
    ['coffee by the Biscuit Mill', ['coffee'], ['City Bowl']],
    ['coffee in Strand Street', ['coffee'], []],
    ['books long street', ['books'], ['City Bowl']],
    ['coffee kloof street', ['coffee'], ['City Bowl']],
    ['tailor albert road woodstock', ['tailor'], ['City Bowl']],
    ['books lower main road', ['books'], ['Southern Suburbs']],
    ['seafood false bay', ['seafood'], ['Southern Suburbs']],
    ['restaurant rugby', ['restaurant'], ['West Coast']],
  ])('%j', (q, words, widened) => {
    expect(typed(q)).toEqual(words)
    expect(area(q)).toMatchObject({ widened, fromQuery: { start: expect.any(Number) } })
  })

  test.each([
    ['retreat for two', ['retreat', 'two']],
    ['rugby club', ['rugby', 'club']],
    ['watch rugby', ['watch rugby']],
    ['cbd oil', ['cbd', 'oil']],
    ['cafe with street parking', ['cafe', 'street', 'parking']],
    ['Strand Street Barber', ['strand', 'street', 'barber']],
    ['learn to drive', ['learn to drive']],
  ])('%j names none', (q, words) => {
    expect(typed(q)).toEqual(words)
    expect(area(q)).toBeNull()
  })

  test('a street is the place, its suburb what is around', () => {
    const street = area('tailor albert road woodstock')
    expect(street?.needles).toEqual([' albert road ', ' albert rd ', ' albert weg '])
    expect(street).toMatchObject({ name: 'Albert Road', fromQuery: { start: 1, end: 4 } })
    expect(street?.rings[0]).toContain('Woodstock')
    expect(area('woodstock tailor albert road')?.name).toBe('Woodstock')
  })

  test('the area box wins', () => {
    expect(typed('plumber in Claremont', 'Sea Point')).toEqual(['plumber'])
    expect(area('plumber in Claremont', 'Sea Point')?.widened).toEqual(['Atlantic Seaboard'])
    expect(typed('Claremont Cycles', 'Sea Point')).toEqual(['claremont', 'cycles'])
  })
})

test('an empty query is known as one', () => {
  expect(isEmptyQuery(parseQuery('', ''))).toBe(true)
  expect(isEmptyQuery(parseQuery())).toBe(true)
  expect(isEmptyQuery(parseQuery('near me', 'Cape Town'))).toBe(true)
  expect(isEmptyQuery(parseQuery('', 'Claremont'))).toBe(false)
})

test('whatever is typed, a needle fits a trigram index and needs no escaping', () => {
  const words = fc.constantFrom(
    'hair',
    'tax',
    'in',
    'sea',
    'point',
    'a',
    'cape',
    'town',
    'gp',
    'the',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(words, { maxLength: 8 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(text, text, (q, box) => {
      const parsed = parseQuery(q, box)
      const needles = [...parsed.words.flatMap(allNeedles), ...(parsed.area?.needles ?? [])]
      for (const needle of needles) expect(needle).toMatch(/^(?=.{3})[\p{L}\p{N} ]+$/u)
      for (const group of parsed.words) expect(group.own.length).toBeGreaterThan(0)
    }),
    { numRuns: 1000 },
  )
})

test('reads no more letters than the limit, whatever one of them becomes', () => {
  for (const text of ['ﬃ'.repeat(200), 'ﷺ'.repeat(200), 'ß'.repeat(200)])
    expect(readWords(text).join(' ').length).toBeLessThanOrEqual(MAX_CHARACTERS)
  expect(readWords('ﬃ'.repeat(200))).toEqual(['ffi'.repeat(200).slice(0, MAX_LETTERS)])
})
