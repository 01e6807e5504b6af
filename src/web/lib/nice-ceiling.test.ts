import { expect, it } from 'vitest'
import { niceCeiling } from './nice-ceiling.ts'

it.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [9, 10],
  [10, 10],
  [11, 20],
  [47, 50],
  [81, 100],
  [1201, 2000],
])('%i fits under %i', (value, top) => expect(niceCeiling(value)).toBe(top))

it('takes other steps', () => expect(niceCeiling(5642, [1, 2, 3, 6, 10])).toBe(6000))
