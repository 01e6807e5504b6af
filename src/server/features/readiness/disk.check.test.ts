import { expect, test } from 'vitest'
import { spaceState } from './disk.check.ts'

const GB = 1024 ** 3

test.each([
  [30, 60, 'ok'],
  [4, 60, 'warn'],
  [0.9, 60, 'bad'],
  [0.5, 2, 'ok'],
  [0.2, 2, 'warn'],
  [0.05, 2, 'bad'],
])('%d GB free of %d GB is %s', (free, total, state) => {
  expect(spaceState({ free: free * GB, total: total * GB })).toBe(state)
})
