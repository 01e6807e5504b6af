import { expect, test } from 'vitest'
import { wordsOf } from '#shared/text/normalise.ts'
import { AREAS } from './areas.ts'

test('no two areas begin with the same word, which is how search on SQLite tells them apart', () => {
  const beginnings = AREAS.map((area) => wordsOf(area)[0])
  expect(new Set(beginnings).size).toBe(AREAS.length)
})
