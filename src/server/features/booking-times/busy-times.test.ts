import fc from 'fast-check'
import { expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'

const moments = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

test('reads every pair of timestamps as Date does', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(moments, moments)), (pairs) => {
      const spans = pairs.flat().map((moment) => moment.toISOString())
      const wanted = pairs.map(([from, to]) => ({ from: +from, to: +to }))
      expect(busyTimes(spans.join(''))).toEqual(wanted)
    }),
  )
})
