import { expect, it } from 'vitest'
import { MAX_SAVED, readSavedIds } from './saved-list.ts'

it('reads each id of an address once', () => {
  expect(readSavedIds('a,b, a,,b ,c')).toEqual({ ids: ['a', 'b', 'c'], isCut: false })
  expect(readSavedIds('')).toEqual({ ids: [], isCut: false })
})

it('cuts a list that is too long, and says so', () => {
  const ids = Array.from({ length: MAX_SAVED + 1 }, (_, index) => `id${index}`)
  expect(readSavedIds(ids.join())).toEqual({ ids: ids.slice(0, MAX_SAVED), isCut: true })
  expect(readSavedIds(ids.slice(1).join()).isCut).toBe(false)
})
