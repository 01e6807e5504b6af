import { expect, test } from 'vitest'
import { storeTogether } from './store-together.ts'

test('what comes together is stored together, and what comes meanwhile after it', async () => {
  const lots: number[][] = []
  const store = storeTogether<number>(async (items) => {
    lots.push(items)
    await new Promise((resolve) => setTimeout(resolve, 5))
  })
  const first = [store(1), store(2), store(3)]
  await new Promise((resolve) => setTimeout(resolve, 2))
  await Promise.all([...first, store(4), store(5)])
  await store(6)
  expect(lots).toEqual([[1, 2, 3], [4, 5], [6]])
})

test('a failure is told to those whom it concerns, and the next are stored', async () => {
  let isBroken = true
  const store = storeTogether<number>(async () => {
    if (isBroken) throw new Error('the disk is full')
  })
  const results = await Promise.allSettled([store(1), store(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  await store(3)
})
