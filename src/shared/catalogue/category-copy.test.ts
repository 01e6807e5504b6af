import { expect, test } from 'vitest'
import { CATEGORY_SLUGS } from './categories.ts'
import { categoryCopy, randomPros } from './category-copy.ts'

const drawn = Object.keys(import.meta.glob('/public/art/category-*.svg', { query: '?url' }))

test.each(CATEGORY_SLUGS)('%s has one line, a sky and a picture that is there', (slug) => {
  const copy = categoryCopy(slug)
  expect(copy.description).toMatch(/^[A-Z].{10,45}\.$/)
  expect(copy.sky).toMatch(/^#[0-9A-F]{6}$/)
  expect(drawn).toContain(`/public${copy.picture}`)
})

test('the pros badge spans 8 to 32, both included', () => {
  expect(randomPros(() => 0)).toBe(8)
  expect(randomPros(() => 1 - Number.EPSILON)).toBe(32)
  const seen = new Set(Array.from({ length: 25 }, (_, step) => randomPros(() => step / 25)))
  expect(seen.size).toBe(25)
})
