import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { wordsOf } from './search/normalise.ts'

test('no two areas begin with the same word, which is how search on SQLite tells them apart', () => {
  const beginnings = AREAS.map((area) => wordsOf(area)[0])
  expect(new Set(beginnings).size).toBe(AREAS.length)
})
