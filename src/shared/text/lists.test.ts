import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_ITEM_MAX_LENGTH, LIST_MAX_ITEMS, listProblem, listText, toList } from './lists.ts'

test('text becomes a clean list', () => {
  expect(toList(' Braids , wash & blow,,Fades, BRAIDS , \n wash  &  blow')).toEqual([
    'Braids',
    'wash & blow',
    'Fades',
  ])
  expect(toList(' , ')).toEqual([])
})

test('a list is cleaned the same way', () => {
  expect(toList(['Wi-Fi', ' wi-fi', 'Parking, Braai area'])).toEqual([
    'Wi-Fi',
    'Parking',
    'Braai area',
  ])
})

test('list to text and back is the same list', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (written) => {
      const list = toList(written)
      expect(toList(listText(list))).toEqual(list)
      expect(toList(list)).toEqual(list)
    }),
  )
})

test('too long lists have an error message', () => {
  const item = 'x'.repeat(LIST_ITEM_MAX_LENGTH)
  expect(listProblem(Array(LIST_MAX_ITEMS).fill(item))).toBeNull()
  expect(listProblem(Array(LIST_MAX_ITEMS + 1).fill('x'))).toContain('at most 30')
  expect(listProblem(['fine', `${item}x`])).toContain('60 characters')
})
