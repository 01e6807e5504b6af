import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sentences that people who read them aloud stumbled over. None may come back. */
const ODD = [
  'Your account is made',
  'You pay by card on the page of Payfast',
  'get it back without a reason',
  'Move Up',
  'until you name somebody',
  'they say when there is time',
  'What day it is',
  'that they wish for',
  'is now as Monday',
  'Make an address',
  'So far',
  'Lapses',
  'buy one away',
  'you are a visitor',
  'says nothing yet',
  'The listing follows at once',
  'What surrounds it',
  'They count nowhere',
  'Note the refund',
  'Bookings seen to',
  'book, give back or believe',
  'Less close to what you asked for',
  'of one kind',
  'Times are Cape Town',
  'nobody expects you',
  'Now it is',
  'no stamp yet',
  'has a link Report',
  'disagreeing is no reason',
  'Please telephone',
  'cut in half',
  'used already',
  'Take off',
]

const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)

const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .join(' ')
    .replaceAll("{' '}", ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')

const FILES = [
  ...globSync('src/{web,server,shared}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.')),
  ...globSync('content/{blog,help,legal}/*.{html,md}'),
].map((file) => ({ file, text: textOf(file) }))

test.each(ODD)('nobody reads "%s"', (odd) => {
  expect(FILES.filter(({ text }) => text.includes(odd)).map(({ file }) => file)).toEqual([])
})

// 'Of Forest Drive Plumbing', as a line of its own.
test('no line begins with whose it is', () => {
  const ofSomebody = /[`'">]\s*Of \$?\{/
  expect('<p>Of {businessName}</p>').toMatch(ofSomebody)
  expect(FILES.filter(({ text }) => ofSomebody.test(text)).map(({ file }) => file)).toEqual([])
})

test('the test reads what the site says', () => {
  const all = FILES.map(({ text }) => text).join(' ')
  expect(all).toContain('Part of the link is missing')
  expect(all).toContain('Nobody can pay to have one removed.')
  for (const folder of ['blog', 'help', 'legal'])
    expect(FILES.some(({ file }) => file.startsWith(`content/${folder}/`))).toBe(true)
})
