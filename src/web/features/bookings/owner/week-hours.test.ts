import { describe, expect, it } from 'vitest'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import {
  closedSpans,
  hoursInWords,
  openMinutes,
  roomForWord,
  type WeekHours,
} from './week-hours.ts'

const HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { open: '08:30', close: '18:00', closed: day === 'sunday' }]),
) as OperatingHours
const WEEK: WeekHours = {
  hours: HOURS,
  breaks: { thursday: [{ from: '13:00', to: '13:30' }], sunday: [{ from: '12:00', to: '13:00' }] },
  specialDays: {
    '2026-12-16': { name: 'Day of Reconciliation', open: '', close: '', closed: true },
    '2026-12-24': { name: 'Christmas Eve', open: '07:00', close: '12:00', closed: false },
  },
}
const shown = { from: 8, to: 19 }

describe('opening hours in the week', () => {
  it('are shut before, after and in breaks', () => {
    expect(closedSpans(WEEK, '2026-12-10', shown)).toEqual([
      { from: 0, to: 0.5, word: '' },
      { from: 5, to: 5.5, word: 'Break' },
      { from: 10, to: 11, word: '' },
    ])
    expect(hoursInWords(WEEK, '2026-12-10')).toEqual(['13:00 to 13:30 Break'])
  })

  it('are closed all day, which has no break', () => {
    expect(closedSpans(WEEK, '2026-12-13', shown)).toEqual([{ from: 0, to: 11, word: 'Closed' }])
    expect(hoursInWords(WEEK, '2026-12-13')).toEqual(['Closed'])
  })

  it('follow special days, which have no breaks and say their name', () => {
    expect(closedSpans(WEEK, '2026-12-16', shown)).toEqual([
      { from: 0, to: 11, word: 'Day of Reconciliation' },
    ])
    expect(hoursInWords(WEEK, '2026-12-16')).toEqual(['Closed: Day of Reconciliation'])
    expect(closedSpans(WEEK, '2026-12-24', shown)).toEqual([
      { from: 4, to: 11, word: 'Christmas Eve' },
    ])
    expect(hoursInWords(WEEK, '2026-12-24')).toEqual(['Christmas Eve: open 07:00 to 12:00'])
    expect(openMinutes(WEEK, ['2026-12-23', '2026-12-24'])).toEqual({ from: 420, to: 1080 })
    expect(openMinutes(WEEK, ['2026-12-13', '2026-12-16'])).toBeNull()
  })

  it('show their label beside the current time, in the longer part', () => {
    const allDay = { from: 0, to: 11 }
    expect(roomForWord(allDay, null)).toEqual(allDay)
    expect(roomForWord(allDay, 5)).toEqual({ from: 5, to: 11 })
    expect(roomForWord(allDay, 7)).toEqual({ from: 0, to: 7 })
    expect(roomForWord({ from: 5, to: 6 }, 7)).toEqual({ from: 5, to: 6 })
    expect(roomForWord({ from: 5, to: 6 }, 5)).toEqual({ from: 5, to: 6 })
  })

  it('are unknown until the owner says when they open', () => {
    const unknown = { ...WEEK, hours: null }
    expect(closedSpans(unknown, '2026-12-10', shown)).toEqual([])
    expect(hoursInWords(unknown, '2026-12-10')).toEqual([])
    const thursday = { open: '', close: '', closed: false }
    const partly = { ...WEEK, hours: { ...HOURS, thursday } }
    expect(closedSpans(partly, '2026-12-10', shown)).toEqual([])
    expect(hoursInWords(partly, '2026-12-10')).toEqual([])
  })
})
