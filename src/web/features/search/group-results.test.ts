import { expect, test } from 'vitest'
import type { CardPage } from '#shared/schemas/business-list.ts'
import { groupHeading, groupResults } from './group-results.ts'

const found = (...groups: ('in' | 'nearby' | 'loose' | undefined)[]) =>
  groups.map((group, at) => ({ id: String(at), group })) as CardPage['businesses']

test('adjacent results form one group', () => {
  const groups = groupResults({ businesses: found('in', 'in', 'nearby', 'loose'), place: null })
  expect(groups.map(({ group, businesses }) => [group, businesses.length])).toEqual([
    ['in', 2],
    ['nearby', 1],
    ['loose', 1],
  ])
})

test.each([
  [[4, 9.9, 16.2, 17.7], false, ['nearby', 'further']],
  [[16.2, 17.7], false, ['further']],
  [[16.2, 17.7], true, ['nearby']],
  [[16.2, 4, 17.7], false, ['nearby']],
])('%j km away, in a place where nobody is: %j', (distances, isEmpty, expected) => {
  const businesses = found(...distances.map(() => 'nearby' as const)).map((one, at) => ({
    ...one,
    distanceKm: distances[at],
  })) as CardPage['businesses']
  const groups = groupResults({ businesses, place: { name: 'Langa', count: 0, isEmpty } })
  expect(groups.map(({ group }) => group)).toEqual(expected)
})

test('a plain list is one group without a heading', () => {
  const groups = groupResults({ businesses: found(undefined, undefined), place: null })
  expect(groups).toHaveLength(1)
  expect(groupHeading('in', { place: null }, 1)).toBeNull()
})

test.each([
  ['in', { name: 'Observatory', count: 3, isEmpty: false }, 'In Observatory (3)'],
  ['in', { name: 'Observatory', count: null, isEmpty: false }, 'In Observatory'],
  ['nearby', { name: 'Observatory', count: 3, isEmpty: false }, 'Nearby'],
  ['nearby', { name: 'Atlantis', count: 0, isEmpty: true }, 'The nearest to Atlantis'],
  ['further', { name: 'Langa', count: 1, isEmpty: false }, 'Further away'],
  ['loose', null, 'Not quite what you asked for'],
] as const)('%s of %j is headed %j', (group, place, heading) => {
  expect(groupHeading(group, { place }, 2)).toBe(heading)
})
