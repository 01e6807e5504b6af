import { expect, test } from 'vitest'
import { formsOf } from './word-forms.ts'

test.each([
  ['grooming', ['groom', 'groomer', 'groomers']],
  ['painter', ['paint', 'paints', 'painting']],
  ['massage', ['massages', 'massaging', 'massager']],
  ['plumbers', ['plumber', 'plumbing']],
])('%j stands for %j too', (word, forms) => {
  expect(formsOf(word)).toEqual(expect.arrayContaining(forms))
})

test.each([
  ['tripe', ['trip', 'trips', 'tripping']],
  ['pane', ['pan', 'pans', 'panner']],
  ['car', ['carer', 'caring']],
])('%j is none of %j', (word, others) => {
  expect(formsOf(word).filter((form) => others.includes(form))).toEqual([])
})
