import { describe, expect, it } from 'vitest'
import {
  daysOfWeek,
  hoursShown,
  mondayOf,
  partsOnDay,
  placeEntries,
  placeNow,
  placeParts,
} from './week-layout.ts'

const at = (start: string, end: string) => ({
  startISO: `2026-12-10T${start}:00.000Z`,
  endISO: `2026-12-10T${end}:00.000Z`,
})
describe('the week', () => {
  it('begins on Monday in Cape Town, also over the turn of the year', () => {
    expect(mondayOf('2026-12-10', new Date())).toBe('2026-12-07')
    expect(mondayOf(undefined, new Date('2027-01-03T22:30:00.000Z'))).toBe('2027-01-04')
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03')
    expect(daysOfWeek('2026-12-28', -7)[0]).toBe('2026-12-21')
  })

  it('shows the hours that opening hours and bookings need', () => {
    expect(hoursShown([], null)).toEqual({ from: 9, to: 17 })
    const open = { from: 8.5 * 60, to: 18 * 60 }
    expect(hoursShown([], open)).toEqual({ from: 8, to: 18 })
    expect(hoursShown([at('05:30', '06:15')], open)).toEqual({ from: 7, to: 18 })
  })

  it('cuts what is blocked for days into the part of each day, and to the hours shown', () => {
    const holiday = { startISO: '2026-12-09T14:00:00.000Z', endISO: '2026-12-10T08:30:00.000Z' }
    const shown = { from: 8, to: 18 }
    expect(placeParts([holiday], '2026-12-09', shown)).toMatchObject([{ top: 8, length: 2 }])
    expect(placeParts([holiday], '2026-12-10', shown)).toMatchObject([{ top: 0, length: 2.5 }])
    expect(placeParts([holiday], '2026-12-11', shown)).toEqual([])
    const early = at('04:00', '05:00')
    expect(partsOnDay([early], '2026-12-10')).toEqual([early])
    expect(placeParts([early], '2026-12-10', shown)).toEqual([])
  })

  it('lets overlapping bookings share the width, and others have all of it', () => {
    const bookings = [
      at('07:00', '09:00'),
      at('08:00', '10:00'),
      at('09:00', '09:30'),
      at('11:00', '12:00'),
    ]
    const placed = placeEntries(bookings, '2026-12-10', { from: 8, to: 18 })
    expect(placed.map(({ top, length, lane, lanes }) => [top, length, lane, lanes])).toEqual([
      [1, 2, 0, 2],
      [2, 2, 1, 2],
      [3, 0.7, 0, 2],
      [5, 1, 0, 1],
    ])
    expect(placeEntries(bookings, '2026-12-11', { from: 8, to: 18 })).toEqual([])
  })

  it('draws the current time only within the hours shown', () => {
    const shown = { from: 8, to: 18 }
    expect(placeNow(new Date('2026-12-10T10:30:00.000Z'), shown)).toBe(4.5)
    expect(placeNow(new Date('2026-12-10T05:59:00.000Z'), shown)).toBeNull()
    expect(placeNow(new Date('2026-12-10T22:30:00.000Z'), shown)).toBeNull()
  })
})
