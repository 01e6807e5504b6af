import { expect, it } from 'vitest'
import { findHold } from './hold-rules.ts'

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
  [
    { lastHour: 5, lastDay: 5 },
    { reason: 'burst', earlier: 'hour' },
  ],
  [{ lastDay: 12 }, { reason: 'burst', earlier: 'day' }],
  [
    { lastHour: 5, lastDay: 12 },
    { reason: 'burst', earlier: 'day' },
  ],
  [{ lastDayFromNetwork: 2, lastDayFromWideNetwork: 11 }, null],
  [{ lastDayFromNetwork: 3 }, { reason: 'network', earlier: 'none' }],
  [{ lastDayFromNetwork: 6 }, { reason: 'network', earlier: 'network' }],
  [{ lastDayFromWideNetwork: 12 }, { reason: 'network', earlier: 'none' }],
  [{ lastDayFromWideNetwork: 24 }, { reason: 'network', earlier: 'wide-network' }],
  // A busy market gets a normal day's reviews within an hour, and three times that within a day.
  [{ lastHour: 19, lastDay: 59, usualDay: 20 }, null],
  [
    { lastHour: 20, lastDay: 20, usualDay: 20 },
    { reason: 'burst', earlier: 'hour' },
  ],
  [
    { lastDay: 60, usualDay: 20 },
    { reason: 'burst', earlier: 'day' },
  ],
])('after %j the next one waits with %j', (arrivals, hold) => {
  expect(findHold({ ...QUIET, ...arrivals })).toEqual(hold)
})
