import { expect, test } from 'vitest'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { groupHeading, groupResults } from './group-results.ts'

const found = (...groups: ('in' | 'nearby' | 'loose' | undefined)[]) =>
  groups.map((group, at) => ({ id: String(at), group })) as CardPage['businesses']

test('adjacent results form one group', () => {
  const groups = groupResults({ businesses: found('in', 'in', 'nearby', 'loose') })
  expect(groups.map(({ group, businesses }) => [group, businesses.length])).toEqual([
    ['in', 2],
    ['nearby', 1],
    ['loose', 1],
  ])
})

test('a plain list is one group without a heading', () => {
  const groups = groupResults({ businesses: found(undefined, undefined) })
  expect(groups).toHaveLength(1)
  expect(groupHeading('in', { place: null }, 1)).toBeNull()
})

test.each([
  ['in', { name: 'Observatory', count: 3, isEmpty: false }, 'In Observatory (3)'],
  ['in', { name: 'Observatory', count: null, isEmpty: false }, 'In Observatory'],
  ['nearby', { name: 'Observatory', count: 3, isEmpty: false }, 'Nearby'],
  ['nearby', { name: 'Atlantis', count: 0, isEmpty: true }, 'The nearest to Atlantis'],
  ['loose', null, 'Less close to what you asked for'],
] as const)('%s of %j is headed %j', (group, place, heading) => {
  expect(groupHeading(group, { place }, 2)).toBe(heading)
})
