import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DayHours,
  nextOpeningChange,
  type OpeningChange,
  type OperatingHours,
  openState,
  WEEKDAYS,
  type Weekday,
} from './opening-hours.ts'
import { openingHoursSpecification, specialHoursSpecification } from './opening-hours-markup.ts'
import { describeOpenState, hoursText } from './opening-hours-text.ts'

const closed: DayHours = { open: '', close: '', closed: true }
const from = (open: string, close: string): DayHours => ({ open, close, closed: false })

function week(days: Partial<OperatingHours>): OperatingHours {
  const rest = Object.fromEntries(WEEKDAYS.map((day) => [day, closed])) as OperatingHours
  return { ...rest, ...days }
}

const DATES: Record<Weekday, string> = {
  monday: '2024-08-12',
  tuesday: '2024-08-13',
  wednesday: '2024-08-14',
  thursday: '2024-08-15',
  friday: '2024-08-16',
  saturday: '2024-08-17',
  sunday: '2024-08-18',
}
const at = (day: Weekday, time: string) => new Date(`${DATES[day]}T${time}:00+02:00`)
const said = (hours: OperatingHours, day: Weekday, time: string) =>
  describeOpenState(openState(hours, at(day, time)))

describe('a shop', () => {
  const shop = week({
    monday: from('08:30', '17:15'),
    tuesday: from('08:30', '17:15'),
    saturday: from('09:00', '13:00'),
  })

  test.each([
    ['monday', '08:29', 'Opens at 08:30'],
    ['monday', '08:30', 'Open now'],
    ['monday', '17:14', 'Open now'],
    ['monday', '17:15', 'Opens tomorrow at 08:30'],
    ['tuesday', '17:15', 'Opens Saturday at 09:00'],
    ['sunday', '23:59', 'Opens tomorrow at 08:30'],
    ['saturday', '14:00', 'Opens Monday at 08:30'],
  ] as const)('on %s at %s: %s', (day, time, sentence) => {
    expect(said(shop, day, time)).toBe(sentence)
  })

  test('says when it closes', () => {
    expect(openState(shop, at('monday', '12:00'))).toEqual({
      open: true,
      until: { weekday: 'monday', time: '17:15', daysAhead: 0 },
    })
  })

  test('goes by the clock in Cape Town', () => {
    expect(openState(shop, new Date('2024-08-12T06:30:00Z')).open).toBe(true)
    expect(openState(shop, new Date('2024-08-12T06:29:59Z')).open).toBe(false)
  })
})

describe('a bar', () => {
  const bar = week({ saturday: from('18:00', '02:00'), sunday: from('12:00', '00:00') })

  test("keeps Saturday's shift open on Sunday morning", () => {
    expect(openState(bar, at('sunday', '01:59'))).toEqual({
      open: true,
      until: { weekday: 'sunday', time: '02:00', daysAhead: 0 },
    })
    expect(said(bar, 'sunday', '02:00')).toBe('Opens at 12:00')
  })

  test('closes at midnight, over the end of the week too', () => {
    expect(openState(bar, at('sunday', '23:59'))).toEqual({
      open: true,
      until: { weekday: 'monday', time: '00:00', daysAhead: 1 },
    })
    expect(said(bar, 'monday', '00:00')).toBe('Opens Saturday at 18:00')
  })
})

describe('all day', () => {
  const allDay = [from('00:00', '00:00'), from('08:00', '08:00'), from('00:00', '24:00')]

  test.each([...allDay, from('00:00', '23:59')])('%j is the whole day', (day) => {
    const hours = week({ friday: day })
    expect(hoursText(day)).toBe('Open 24 hours')
    expect(said(hours, 'thursday', '23:59')).toBe('Opens tomorrow at 00:00')
    expect(said(hours, 'friday', '00:00')).toBe('Open now')
    expect(said(hours, 'friday', '23:59')).toBe('Open now')
    expect(said(hours, 'saturday', '00:00')).toBe('Opens Friday at 00:00')
  })

  test('every day means that it never closes', () => {
    const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, allDay[0]])) as OperatingHours
    expect(openState(hours, at('wednesday', '03:00'))).toEqual({ open: true, until: null })
  })

  test('runs into the next morning as one opening', () => {
    const hours = week({ monday: from('00:00', '24:00'), tuesday: from('00:00', '12:00') })
    expect(openState(hours, at('monday', '10:00'))).toEqual({
      open: true,
      until: { weekday: 'tuesday', time: '12:00', daysAhead: 1 },
    })
  })
})

test('a business that opens once a week says the day, not today', () => {
  const market = week({ saturday: from('09:00', '14:00') })
  expect(openState(market, at('saturday', '14:00'))).toEqual({
    open: false,
    next: { weekday: 'saturday', time: '09:00', daysAhead: 7 },
  })
  expect(said(market, 'saturday', '14:00')).toBe('Opens Saturday at 09:00')
})

test('closed all week, flag or unreadable times', () => {
  expect(openState(week({}), at('monday', '10:00'))).toEqual({ open: false, next: null })
  const unreadable = week({ monday: from('9am', '5pm'), tuesday: from('25:00', '26:00') })
  expect(said(unreadable, 'monday', '10:00')).toBe('Closed')
  expect(
    said(week({ monday: { ...from('08:00', '17:00'), closed: true } }), 'monday', '10:00'),
  ).toBe('Closed')
})

test('the lines of the table', () => {
  expect(hoursText(from('08:30', '17:15'))).toBe('08:30 – 17:15')
  expect(hoursText(from('18:00', '02:00'))).toBe('18:00 – 02:00')
  expect(hoursText(from('08:00', '23:59'))).toBe('08:00 – 23:59')
  expect(hoursText({ ...from('08:30', '17:15'), closed: true })).toBe('Closed')
  expect(hoursText(closed)).toBe('Closed')
})

test('markup', () => {
  const hours = week({
    monday: from('08:30', '17:15'),
    tuesday: from('08:30', '17:15'),
    friday: from('18:00', '02:00'),
    saturday: from('00:00', '00:00'),
    sunday: from('10:00', '24:00'),
  })
  const entry = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  })
  expect(openingHoursSpecification(hours)).toEqual([
    entry(['Monday', 'Tuesday'], '08:30:00', '17:15:00'),
    entry(['Wednesday', 'Thursday'], '00:00:00', '00:00:00'),
    entry(['Friday'], '18:00:00', '02:00:00'),
    entry(['Saturday'], '00:00:00', '23:59:00'),
    entry(['Sunday'], '10:00:00', '23:59:00'),
  ])
})

describe('against a week walked minute by minute', () => {
  const WEEK = 7 * 24 * 60
  const MONDAY = at('monday', '00:00').getTime()
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
  // Few distinct times, so that equal, touching and overlapping hours are common.
  const coarse = fc.constantFrom('00:00', '06:00', '12:00', '18:00', '23:59')
  const day = fc.record({
    open: fc.oneof(coarse, time),
    close: fc.oneof(coarse, time, fc.constant('24:00')),
    closed: fc.boolean(),
  })
  const weeks = fc.record(
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) as Record<Weekday, typeof day>,
  )

  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

  /** Marks every open minute of the week, straight from the definition of DayHours. */
  function paint(hours: OperatingHours): boolean[] {
    const open = Array<boolean>(WEEK).fill(false)
    WEEKDAYS.forEach((weekday, index) => {
      const { open: start, close, closed: shut } = hours[weekday]
      if (shut) return
      const end = close === '23:59' ? '24:00' : close
      const first = start === close ? 0 : minutes(start)
      const length = start === close ? 1440 : (minutes(end) - first + 1440) % 1440 || 1440
      for (let step = 0; step < length; step++) open[(index * 1440 + first + step) % WEEK] = true
    })
    return open
  }

  const minuteAhead = (change: OpeningChange, now: number) =>
    change.daysAhead * 1440 + minutes(change.time) - (now % 1440)

  test('open, until and next are what the week shows', () => {
    fc.assert(
      fc.property(weeks, fc.array(fc.nat(WEEK - 1), { minLength: 20 }), (hours, moments) => {
        const open = paint(hours)
        for (const now of moments) {
          const state = openState(hours, new Date(MONDAY + now * 60_000))
          expect(state.open).toBe(open[now])
          let wait = 1
          while (wait <= WEEK && open[(now + wait) % WEEK] === open[now]) wait++
          const change = state.open ? state.until : state.next
          if (wait > WEEK) expect(change).toBeNull()
          else {
            expect(change && minuteAhead(change, now)).toBe(wait)
            expect(change?.weekday).toBe(WEEKDAYS[Math.floor(((now + wait) % WEEK) / 1440)])
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('special days', () => {
  const weekOf = (day: DayHours) =>
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) as OperatingHours
  const hours = weekOf({ open: '09:00', close: '17:00', closed: false })
  const heritage = { name: 'Heritage Day', open: '', close: '', closed: true }
  const specialDays = {
    '2026-09-24': heritage,
    '2026-09-25': { name: 'Market', open: '14:00', close: '15:00', closed: false },
  }
  const stateAt = (iso: string) => openState(hours, new Date(iso), specialDays)

  test('a closed day moves the next opening to the hours of the day after', () => {
    expect(stateAt('2026-09-24T08:00:00Z')).toEqual({
      open: false,
      next: { weekday: 'friday', time: '14:00', daysAhead: 1 },
      holiday: 'Heritage Day',
    })
    expect(describeOpenState(stateAt('2026-09-24T08:00:00Z'))).toBe('Closed today: Heritage Day')
  })

  test('other hours apply on their day only', () => {
    expect(stateAt('2026-09-25T12:30:00Z')).toMatchObject({ open: true, until: { time: '15:00' } })
    expect(stateAt('2026-09-18T12:30:00Z')).toMatchObject({ open: true, until: { time: '17:00' } })
  })

  test('the words change at midnight, when a holiday is over or tomorrow has come', () => {
    const changeAt = (iso: string) => nextOpeningChange(stateAt(iso), new Date(iso))?.toISOString()
    expect(changeAt('2026-09-24T08:00:00Z')).toBe('2026-09-24T22:00:00.000Z')
    expect(changeAt('2026-09-22T18:00:00Z')).toBe('2026-09-22T22:00:00.000Z')
    expect(changeAt('2026-09-22T23:00:00Z')).toBe('2026-09-23T07:00:00.000Z')
    expect(changeAt('2026-09-22T12:00:00Z')).toBe('2026-09-22T15:00:00.000Z')
  })

  test('works over the end of the year', () => {
    const newYear = { '2027-01-01': { ...heritage, name: 'New Year’s Day' } }
    const words = (iso: string) => describeOpenState(openState(hours, new Date(iso), newYear))
    expect(words('2026-12-31T21:59:00Z')).toBe('Opens Saturday at 09:00')
    expect(words('2026-12-31T22:00:00Z')).toBe('Closed today: New Year’s Day')
    expect(words('2027-01-01T21:59:00Z')).toBe('Closed today: New Year’s Day')
    expect(words('2027-01-01T22:00:00Z')).toBe('Opens at 09:00')
  })

  test('search engines read them as days of their own, in order', () => {
    const all = { ...specialDays, '2026-09-20': { ...heritage, name: 'Stocktaking' } }
    const entry = { '@type': 'OpeningHoursSpecification' }
    const on = (day: string) => ({ ...entry, validFrom: day, validThrough: day })
    expect(specialHoursSpecification(all)).toEqual([
      { ...on('2026-09-20'), opens: '00:00:00', closes: '00:00:00' },
      { ...on('2026-09-24'), opens: '00:00:00', closes: '00:00:00' },
      { ...on('2026-09-25'), opens: '14:00:00', closes: '15:00:00' },
    ])
  })

  test('the day is Cape Town’s: at 23:00 UTC on the 23rd it is the 24th there', () => {
    const always = weekOf({ open: '00:00', close: '00:00', closed: false })
    const at = (iso: string) => openState(always, new Date(iso), specialDays).open
    expect([at('2026-09-23T21:30:00Z'), at('2026-09-23T23:00:00Z')]).toEqual([true, false])
  })
})

describe('a week of which some days are not known', () => {
  const hours = week({ monday: from('', ''), tuesday: from('08:30', '17:15') })

  test('says so on that day, and makes no claim to search engines', () => {
    expect(said(hours, 'monday', '10:00')).toBe('Hours not known today')
    expect(said(hours, 'tuesday', '10:00')).toBe('Open now')
    expect(hoursText(hours.monday)).toBe('Not known')
    const marked = openingHoursSpecification(hours).flatMap(({ dayOfWeek }) => dayOfWeek)
    expect(marked).not.toContain('Monday')
    expect(marked).toHaveLength(6)
  })

  test('a special day is known', () => {
    const special = { '2024-08-12': { ...from('10:00', '12:00'), name: 'Heritage Day' } }
    const state = openState(hours, at('monday', '09:00'), special)
    expect(describeOpenState(state)).toBe('Opens at 10:00')
  })

  test('the sentence changes at midnight', () => {
    const state = openState(hours, at('monday', '10:00'))
    expect(nextOpeningChange(state, at('monday', '10:00'))).toEqual(at('tuesday', '00:00'))
  })
})
