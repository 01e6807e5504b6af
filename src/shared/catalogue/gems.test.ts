import { expect, test } from 'vitest'
import { gemsOnHome } from './gems.ts'

test('home shows the newest four gems of active owners', () => {
  const gem = (id: number, status: 'ACTIVE' | 'PAUSED' | 'PENDING') => ({
    id,
    business: { status },
  })
  const gems = [
    gem(1, 'PAUSED'),
    gem(2, 'ACTIVE'),
    gem(3, 'ACTIVE'),
    gem(4, 'PENDING'),
    gem(5, 'ACTIVE'),
    gem(6, 'ACTIVE'),
    gem(7, 'ACTIVE'),
  ]
  expect(gemsOnHome(gems).map(({ id }) => id)).toEqual([2, 3, 5, 6])
  expect(gemsOnHome([])).toEqual([])
})
