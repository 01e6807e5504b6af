import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PRODUCT_COPY } from './product-copy.ts'

/** The text of a file as a reader sees it: one line, without the marks that the language needs. */
function wordsOf(file: string): string {
  return readFileSync(path.join('src', file), 'utf8')
    .replaceAll("{' '}", ' ')
    .replaceAll('&amp;', '&')
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ')
}

/** Whole: what follows is the end of a literal or of a text between tags, not another letter or sign. */
function says(words: string, copy: string): boolean {
  const literal = copy.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<=['"\`>}]|\\s)${literal}(?=['"\`<{]|\\s)`).test(words)
}

describe.each(Object.entries(PRODUCT_COPY))('%s', (file, copies) => {
  const words = wordsOf(file)
  it.each(copies)('says "%s"', (copy) => {
    expect(says(words, copy)).toBe(true)
  })
})

it('would notice a letter more, less or other', () => {
  for (const changed of ["'Save faile'", "'Save failedd'", "'Save failed.'", "'Saved failed'"])
    expect(says(` ${changed} `, 'Save failed'), changed).toBe(false)
  expect(says(" 'Save failed' ", 'Save failed')).toBe(true)
})
