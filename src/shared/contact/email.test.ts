import { expect, test } from 'vitest'
import { isEmail, newsletterEmailProblem } from './email.ts'

test.each([
  'a@b.c',
  ' thandi@example.co.za ',
  'a+b@c.d.e',
  "o'brien+cpt@example.co.za",
  'ünal@bücher.example',
  `${'a'.repeat(200)}@example.co.za`,
])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.',
  'a@b.',
  'a@b.c.',
  'a@b..c',
  'a@.b.c',
  'a b@c.d',
  'a@b c.d',
  'a@@b.c',
  'a@b@c.d',
  'one@example.co.za,two@example.co.za',
  'one@example.co.za>',
  'a<b@example.co.za',
  '"a"@example.co.za',
  'group:a@example.co.za;',
  'a(b)@example.co.za',
  'a@example.co.za\u202e',
  `${'a'.repeat(250)}@b.co`,
])('%j is not', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('the newsletter says what is wrong in its own words', () => {
  expect(newsletterEmailProblem('  ')).toEqual({
    title: 'Email Required',
    description: 'Please enter your email address.',
  })
  expect(newsletterEmailProblem('thandi')).toEqual({
    title: 'Invalid Email',
    description: 'Please enter a valid email address.',
  })
  expect(newsletterEmailProblem(' thandi@example.co.za ')).toBeNull()
})
