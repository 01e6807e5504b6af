import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchWrites } from './batch-writes.ts'
import { createDebounce } from './debounce.ts'

test('concurrent writes share a batch, and later ones wait for the next', async () => {
  const lots: number[][] = []
  const written = Promise.withResolvers<void>()
  const store = batchWrites<number>(
    async (items) => {
      lots.push(items)
      if (lots.length === 1) await written.promise
    },
    createDebounce({ quietMs: 5, longestMs: 10_000 }),
  )
  const first = [store(1), store(2), store(3)]
  while (lots.length === 0) await pause(1)
  const second = [store(4), store(5)]
  written.resolve()
  await Promise.all([...first, ...second])
  await store(6)
  expect(lots).toEqual([[1, 2, 3], [4, 5], [6]])
})

test('connections that are accepted one after the other share a commit', async () => {
  const lots: number[][] = []
  const gathering = createDebounce({ quietMs: 200, longestMs: 10_000 })
  const store = batchWrites<number>(async (items) => void lots.push(items), gathering)
  const stored: Promise<void>[] = []
  for (let line = 1; line <= 16; line += 1) {
    stored.push(store(line))
    await nextTurn()
  }
  await Promise.all(stored)
  expect(lots).toHaveLength(1)
})

test('a failure rejects the writes of its batch, and the next ones are stored', async () => {
  let isBroken = true
  const store = batchWrites<number>(async () => {
    if (isBroken) throw new Error('the disk is full')
  })
  const results = await Promise.allSettled([store(1), store(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  await store(3)
})
