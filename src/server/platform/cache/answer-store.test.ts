import { expect, it } from 'vitest'
import { createCatalogueVersion } from '#server/platform/db/catalogue-version.ts'
import { createAnswerStore } from './answer-store.ts'

const KILOBYTE = 1024
const OF = { part: 'lists', version: 0 }
const catalogue = createCatalogueVersion()
const text = 'x'.repeat(100 * KILOBYTE)

it('evicts the oldest entry when the memory is full', async () => {
  const store = createAnswerStore(() => 0, 330 * KILOBYTE, catalogue)
  for (const address of ['/a', '/b', '/c']) store.set(address, OF, text)
  // Rendered again: no longer the oldest.
  store.set('/a', OF, text)
  store.set('/d', OF, text)
  expect(store.get('/b')).toBeUndefined()
  for (const address of ['/c', '/a', '/d']) expect(store.get(address)).toBeDefined()
})

it('counts compressed bodies, and removes them with their entry', async () => {
  const store = createAnswerStore(() => 0, 250 * KILOBYTE, catalogue)
  const noise = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 9973).join()
  for (let round = 0; round < 20; round += 1) {
    const answer = store.set(`/${round}`, OF, noise.slice(0, 100 * KILOBYTE))
    await store.copy(answer, 'gzip')
    // After many insertions and evictions there is still space for the newest.
    expect(store.get(`/${round}`)).toBe(answer)
  }
  expect(store.get('/0')).toBeUndefined()
})

it('keeps an entry fresh until its part changes, and for a minute', () => {
  let now = 0
  const changing = createCatalogueVersion()
  const store = createAnswerStore(() => now, KILOBYTE * KILOBYTE, changing)
  store.set('/a', { part: 'a', version: 0 }, text)
  store.set('/b', { part: 'b', version: 0 }, text)
  changing.raise(new Set(['a']))
  expect(store.get('/a')).toBeUndefined()
  expect(store.get('/b')).toBeDefined()
  store.set('/a', { part: 'a', version: changing.current() }, text)
  now = 59_999
  expect(store.get('/a')).toBeDefined()
  now = 60_000
  expect(store.get('/a')).toBeUndefined()
})

it('serves a stale entry for an hour after its minute, if asked for it', () => {
  let now = 0
  const store = createAnswerStore(() => now, KILOBYTE * KILOBYTE, catalogue)
  const answer = store.set('/a', OF, text)
  now = 60_000
  expect(store.getStale('/a')).toBe(answer)
  // That did not extend its life.
  expect(store.get('/a')).toBeUndefined()
  now = 61 * 60_000 - 1
  expect(store.getStale('/a')).toBe(answer)
  now = 61 * 60_000
  expect(store.getStale('/a')).toBeUndefined()
})

it('never serves an entry whose part has changed, nor one that was removed', () => {
  const changing = createCatalogueVersion()
  const store = createAnswerStore(() => 0, KILOBYTE * KILOBYTE, changing)
  store.set('/a', OF, text)
  changing.raise()
  expect(store.getStale('/a')).toBeUndefined()
  store.set('/b', { part: 'lists', version: changing.current() }, text)
  store.remove('/b')
  expect(store.getStale('/b')).toBeUndefined()
})

it('evicts stale entries first when the memory is full', () => {
  let now = 0
  const store = createAnswerStore(() => now, 330 * KILOBYTE, catalogue)
  for (const address of ['/a', '/b', '/c']) store.set(address, OF, text)
  now = 120_000
  store.set('/d', OF, text)
  expect(store.getStale('/a')).toBeUndefined()
  expect(store.getStale('/b')).toBeDefined()
  store.set('/e', OF, text)
  expect(store.getStale('/b')).toBeUndefined()
  expect(store.get('/d')).toBeDefined()
})
