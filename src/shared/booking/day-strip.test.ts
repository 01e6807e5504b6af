import { expect, it } from 'vitest'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { stripOf } from './day-strip.ts'

const OPEN = { open: '09:00', close: '17:00', closed: false }
const HOURS = {
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, OPEN])),
  thursday: { open: '', close: '', closed: false },
  friday: { open: '', close: '', closed: true },
} as OperatingHours

// 18 November 2026 is a Wednesday.
const labels = (operatingHours: OperatingHours | null) =>
  stripOf({ operatingHours, specialDays: {} }, new Map(), '2026-11-18', 3).map(({ label }) => label)

it('says full only of a day that is known to be open', () => {
  expect(labels(HOURS)).toEqual(['Full', 'Closed', 'Closed'])
  expect(labels(null)).toEqual(['Closed', 'Closed', 'Closed'])
})
