import { expect, it } from 'vitest'
import { createAnswerStore } from './answer-store.ts'

const KILOBYTE = 1024
const text = 'x'.repeat(100 * KILOBYTE)

it('lets go of what was not asked for longest when the memory is full', async () => {
  const store = createAnswerStore(() => 0, 330 * KILOBYTE)
  for (const address of ['/a', '/b', '/c']) store.set(address, 'v', text)
  store.get('/a', 'v')
  store.set('/d', 'v', text)
  expect(store.get('/b', 'v')).toBeUndefined()
  expect(store.get('/a', 'v')).toBeDefined()
  expect(store.get('/d', 'v')).toBeDefined()
})

it('counts packed copies, and forgets them with their answer', async () => {
  const store = createAnswerStore(() => 0, 250 * KILOBYTE)
  const noise = Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 9973).join()
  for (let round = 0; round < 20; round += 1) {
    const answer = store.set(`/${round}`, 'v', noise.slice(0, 100 * KILOBYTE))
    await store.copy(answer, 'gzip')
    // After many came and went there is still room for the newest.
    expect(store.get(`/${round}`, 'v')).toBe(answer)
  }
  expect(store.get('/0', 'v')).toBeUndefined()
})

it('keeps an answer for its version and for a minute', () => {
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
