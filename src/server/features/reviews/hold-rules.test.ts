import { expect, it } from 'vitest'
import { findHoldReason } from './hold-rules.ts'

const QUIET = {
  lastHour: 0,
  lastDay: 0,
  lastDayFromNetwork: 0,
  lastDayFromWideNetwork: 0,
  usualDay: 0,
}

it.each([
  [{}, null],
  [{ lastHour: 4, lastDay: 11 }, null],
  [{ lastHour: 5, lastDay: 5 }, 'burst'],
  [{ lastDay: 12 }, 'burst'],
  [{ lastDayFromNetwork: 2, lastDayFromWideNetwork: 11 }, null],
  [{ lastDayFromNetwork: 3 }, 'network'],
  [{ lastDayFromWideNetwork: 12 }, 'network'],
  // A busy market gets a normal day's reviews within an hour, and three times that within a day.
  [{ lastHour: 19, lastDay: 59, usualDay: 20 }, null],
  [{ lastHour: 20, lastDay: 20, usualDay: 20 }, 'burst'],
  [{ lastDay: 60, usualDay: 20 }, 'burst'],
])('after %j the next one waits because of %s', (arrivals, reason) => {
  expect(findHoldReason({ ...QUIET, ...arrivals })).toBe(reason)
})
