import { expect, it } from 'vitest'
import { type ChangedParts, createCatalogueVersion } from '#server/platform/db/catalogue-version.ts'

it('knows for each part when it changed', () => {
  const catalogue = createCatalogueVersion()
  const rendered = catalogue.current()
  catalogue.raise(new Set(['a', 'b']))
  expect(catalogue.current()).toBeGreaterThan(rendered)
  expect(catalogue.changedAt('a')).toBeGreaterThan(rendered)
  expect(catalogue.changedAt('c')).toBeLessThanOrEqual(rendered)
  catalogue.raise()
  for (const part of ['a', 'c']) expect(catalogue.changedAt(part)).toBe(catalogue.current())
})

it('tells others what changed here, and not what it heard from them', () => {
  const told: ChangedParts[] = []
  const catalogue = createCatalogueVersion((parts) => told.push(parts))
  catalogue.hear(new Set(['a']))
  catalogue.raise(new Set(['b']))
  catalogue.raise()
  expect(told).toEqual([new Set(['b']), 'all'])
})

it('forgets nothing when very many parts have changed', () => {
  const catalogue = createCatalogueVersion()
  for (let number = 0; number < 25_000; number += 1) {
    const before = catalogue.current()
    catalogue.raise(new Set([`business:${number}`]))
    expect(catalogue.changedAt(`business:${number}`)).toBeGreaterThan(before)
  }
  expect(catalogue.changedAt('business:1')).toBeGreaterThan(0)
})
