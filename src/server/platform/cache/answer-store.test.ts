import { expect, it } from 'vitest'
import { createAnswerStore } from './answer-store.ts'

const KILOBYTE = 1024
const text = 'x'.repeat(100 * KILOBYTE)

it('evicts the oldest entry when the memory is full', async () => {
  const store = createAnswerStore(() => 0, 330 * KILOBYTE)
  for (const address of ['/a', '/b', '/c']) store.set(address, 'v', text)
  // Rendered again: no longer the oldest.
  store.set('/a', 'v', text)
  store.set('/d', 'v', text)
  expect(store.get('/b', 'v')).toBeUndefined()
  for (const address of ['/c', '/a', '/d']) expect(store.get(address, 'v')).toBeDefined()
})

it('counts compressed bodies, and removes them with their entry', async () => {
  const store = createAnswerStore(() => 0, 250 * KILOBYTE)
  const noise = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 9973).join()
  for (let round = 0; round < 20; round += 1) {
    const answer = store.set(`/${round}`, 'v', noise.slice(0, 100 * KILOBYTE))
    await store.copy(answer, 'gzip')
    // After many insertions and evictions there is still space for the newest.
    expect(store.get(`/${round}`, 'v')).toBe(answer)
  }
  expect(store.get('/0', 'v')).toBeUndefined()
})

it('keeps an entry fresh for its version and for a minute', () => {
  let now = 0
  const store = createAnswerStore(() => now, KILOBYTE * KILOBYTE)
  store.set('/a', 'v1', text)
  expect(store.get('/a', 'v2')).toBeUndefined()
  store.set('/a', 'v2', text)
  now = 59_999
  expect(store.get('/a', 'v2')).toBeDefined()
  now = 60_000
  expect(store.get('/a', 'v2')).toBeUndefined()
})

it('serves a stale entry for an hour after its minute, if asked for it', () => {
  let now = 0
  const store = createAnswerStore(() => now, KILOBYTE * KILOBYTE)
  const answer = store.set('/a', 'v', text)
  now = 60_000
  expect(store.getStale('/a', 'v')).toBe(answer)
  // That did not extend its life.
  expect(store.get('/a', 'v')).toBeUndefined()
  now = 61 * 60_000 - 1
  expect(store.getStale('/a', 'v')).toBe(answer)
  now = 61 * 60_000
  expect(store.getStale('/a', 'v')).toBeUndefined()
})

it('never serves an entry of another version, nor one that was removed', () => {
  const store = createAnswerStore(() => 0, KILOBYTE * KILOBYTE)
  store.set('/a', 'v1', text)
  expect(store.getStale('/a', 'v2')).toBeUndefined()
  store.set('/b', 'v1', text)
  store.remove('/b')
  expect(store.getStale('/b', 'v1')).toBeUndefined()
})

it('evicts stale entries first when the memory is full', () => {
  let now = 0
  const store = createAnswerStore(() => now, 330 * KILOBYTE)
  for (const address of ['/a', '/b', '/c']) store.set(address, 'v', text)
  now = 120_000
  store.set('/d', 'v', text)
  expect(store.getStale('/a', 'v')).toBeUndefined()
  expect(store.getStale('/b', 'v')).toBeDefined()
  store.set('/e', 'v', text)
  expect(store.getStale('/b', 'v')).toBeUndefined()
  expect(store.get('/d', 'v')).toBeDefined()
})
