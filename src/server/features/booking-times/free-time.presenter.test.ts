import { expect, test } from 'vitest'
import { presentFreeTimes, writeFreeTimes } from './free-time.presenter.ts'

const HALF_HOUR = 30 * 60 * 1000

test("the text of an answer says what its objects say, over midnight and the year's end too", () => {
  const first = Date.parse('2026-12-31T20:00:00.000Z')
  const times = Array.from({ length: 12 }, (_, number) => {
    const start = first + number * HALF_HOUR
    return { start, end: start + HALF_HOUR, left: number + 1 }
  })
  for (const some of [times, times.slice(0, 1), []])
    expect(JSON.parse(writeFreeTimes(some))).toEqual({ times: presentFreeTimes(some) })
})
