import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test.each([0, 1, 499, 500, 501, 1000, 1200])('reads all of %i rows, each once', async (count) => {
  const all = Array.from({ length: count }, (_, at) => at)
  const read: number[] = []
  const batches = inBatches<number>(async (last, limit) => {
    const from = last === undefined ? 0 : last + 1
    return all.slice(from, from + limit)
  })
  for await (const rows of batches) read.push(...rows)
  expect(read).toEqual(all)
})
