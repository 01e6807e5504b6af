import { describe, expect, test } from 'vitest'
import { TooMuchError } from './calendar-error.ts'
import { readCalendar } from './read-calendar.ts'

/** Monday, 7 December 2026, 00:00 in Cape Town. */
const FROM = Date.parse('2026-12-06T22:00:00Z')
const DAY = 24 * 60 * 60 * 1000

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one@elsewhere.example']),
  'DTSTAMP:20261101T000000Z',
  'SUMMARY:A secret meeting',
  ...lines,
  'END:VEVENT',
]

const read = (text: string, days = 62) =>
  readCalendar({ text, from: FROM, to: FROM + days * DAY, ownHost: 'site.example' })

/** '12-07 09:00-10:00' by Cape Town's clock. */
const clock = (moment: number) =>
  new Date(moment + 2 * 60 * 60 * 1000).toISOString().slice(5, 16).replace('T', ' ')
const busy = (text: string, days?: number) =>
  read(text, days).spans.map(([start, end]) => {
    const [from, to] = [clock(start), clock(end)]
    return from.slice(0, 5) === to.slice(0, 5) ? `${from}-${to.slice(6)}` : `${from}-${to}`
  })

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Somewhere east of nothing',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('one event', () => {
  test.each([
    ['in UTC', ['DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z'], ['12-07 09:00-10:00']],
    ['with a duration', ['DTSTART:20261207T070000Z', 'DURATION:PT90M'], ['12-07 09:00-10:30']],
    ['without a zone', ['DTSTART:20261207T090000', 'DTEND:20261207T100000'], ['12-07 09:00-10:00']],
    [
      'in a zone by its name',
      ['DTSTART;TZID=Europe/London:20261207T070000', 'DTEND;TZID=Europe/London:20261207T080000'],
      ['12-07 09:00-10:00'],
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Nowhere:20261207T090000', 'DTEND;TZID=Nowhere:20261207T100000'],
      ['12-07 09:00-10:00'],
    ],
    ['all day', ['DTSTART;VALUE=DATE:20261207'], ['12-07 00:00-12-08 00:00']],
    [
      'two days',
      ['DTSTART;VALUE=DATE:20261207', 'DTEND;VALUE=DATE:20261209'],
      ['12-07 00:00-12-09 00:00'],
    ],
    ['without an end', ['DTSTART:20261207T070000Z'], []],
    ['that ends before it begins', ['DTSTART:20261207T070000Z', 'DTEND:20261207T060000Z'], []],
    ['before the period', ['DTSTART:20261206T070000Z', 'DTEND:20261206T080000Z'], []],
    [
      'that began before the period',
      ['DTSTART:20261206T200000Z', 'DTEND:20261207T080000Z'],
      ['12-07 00:00-10:00'],
    ],
    [
      'marked as free',
      ['DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z', 'TRANSP:TRANSPARENT'],
      [],
    ],
    [
      'that was cancelled',
      ['DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z', 'STATUS:CANCELLED'],
      [],
    ],
    [
      'of our own',
      ['UID:abc@site.example', 'DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z'],
      [],
    ],
  ])('%s', (_, lines, expected) => {
    expect(busy(calendar(...event(...lines)))).toEqual(expected)
  })

  test('in a zone that the file explains', () => {
    const zone = 'TZID=Somewhere east of nothing'
    const text = calendar(
      ...NEW_YORK,
      ...event(`DTSTART;${zone}:20261207T020000`, `DTEND;${zone}:20261207T030000`),
    )
    expect(busy(text)).toEqual(['12-07 09:00-10:00'])
  })

  test('overlapping and adjacent ones are one span', () => {
    const text = calendar(
      ...event('UID:1', 'DTSTART:20261207T080000Z', 'DTEND:20261207T090000Z'),
      ...event('UID:2', 'DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z'),
      ...event('UID:3', 'DTSTART:20261207T073000Z', 'DTEND:20261207T074500Z'),
    )
    expect(busy(text)).toEqual(['12-07 09:00-11:00'])
  })
})

describe('an event that repeats', () => {
  const weekly = (...lines: string[]) =>
    event(
      'DTSTART;TZID=Africa/Johannesburg:20240101T090000',
      'DTEND;TZID=Africa/Johannesburg:20240101T100000',
      ...lines,
    )

  test('every week for years', () => {
    const text = calendar(...weekly('RRULE:FREQ=WEEKLY;BYDAY=MO,WE'))
    expect(busy(text, 14)).toEqual([
      '12-07 09:00-10:00',
      '12-09 09:00-10:00',
      '12-14 09:00-10:00',
      '12-16 09:00-10:00',
    ])
  })

  test('every second week stays in step', () => {
    // 1 January 2024 and every 14 days after: 14 December 2026 is the 77th.
    expect(busy(calendar(...weekly('RRULE:FREQ=WEEKLY;INTERVAL=2')), 21)).toEqual([
      '12-14 09:00-10:00',
    ])
  })

  test('by count, until, month and with further dates', () => {
    expect(busy(calendar(...weekly('RRULE:FREQ=WEEKLY;COUNT=154')), 21)).toEqual([
      '12-07 09:00-10:00',
    ])
    expect(busy(calendar(...weekly('RRULE:FREQ=DAILY;UNTIL=20261208T070000Z')))).toEqual([
      '12-07 09:00-10:00',
      '12-08 09:00-10:00',
    ])
    expect(busy(calendar(...weekly('RRULE:FREQ=MONTHLY;BYDAY=-1FR')), 50)).toEqual([
      '12-25 09:00-10:00',
    ])
    const more = 'RDATE;TZID=Africa/Johannesburg:20261210T110000'
    expect(busy(calendar(...weekly(more)))).toEqual(['12-10 11:00-12:00'])
  })

  test('follows the summer time of its zone', () => {
    const text = calendar(
      ...event(
        'DTSTART;TZID=Europe/London:20260601T090000',
        'DTEND;TZID=Europe/London:20260601T100000',
        'RRULE:FREQ=DAILY',
      ),
    )
    expect(busy(text, 1)).toEqual(['12-07 11:00-12:00'])
    const june = Date.parse('2026-06-07T22:00:00Z')
    const { spans } = readCalendar({ text, from: june, to: june + DAY, ownHost: '' })
    expect(spans.map(([start]) => clock(start))).toEqual(['06-08 10:00'])
  })

  test('without those that are left out, moved or cancelled', () => {
    const text = calendar(
      ...weekly('RRULE:FREQ=DAILY', 'EXDATE;TZID=Africa/Johannesburg:20261208T090000'),
      ...event(
        'RECURRENCE-ID:20261209T070000Z',
        'DTSTART:20261209T120000Z',
        'DTEND:20261209T123000Z',
      ),
      ...event(
        'RECURRENCE-ID;TZID=Africa/Johannesburg:20261210T090000',
        'DTSTART:20261210T070000Z',
        'DTEND:20261210T080000Z',
        'STATUS:CANCELLED',
      ),
      // Moved into the period from after it.
      ...event(
        'RECURRENCE-ID:20270301T070000Z',
        'DTSTART:20261211T150000Z',
        'DTEND:20261211T160000Z',
      ),
    )
    expect(busy(text, 5)).toEqual([
      '12-07 09:00-10:00',
      '12-09 14:00-14:30',
      '12-11 09:00-10:00',
      '12-11 17:00-18:00',
    ])
  })

  test('moved from one day on', () => {
    const text = calendar(
      ...weekly('RRULE:FREQ=DAILY'),
      ...event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Africa/Johannesburg:20261208T090000',
        'DTSTART;TZID=Africa/Johannesburg:20261208T150000',
        'DTEND;TZID=Africa/Johannesburg:20261208T160000',
      ),
    )
    expect(busy(text, 3)).toEqual(['12-07 09:00-10:00', '12-08 15:00-16:00', '12-09 15:00-16:00'])
  })

  test('an all-day birthday since 1980', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:19801210', 'RRULE:FREQ=YEARLY'))
    expect(busy(text)).toEqual(['12-10 00:00-12-11 00:00'])
  })
})

describe('a file that is wrong', () => {
  test.each([
    '',
    'hello',
    '<html></html>',
    'BEGIN:VCARD\r\nEND:VCARD',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT',
  ])('%j is no calendar', (text) => {
    expect(() => read(text)).toThrow()
  })

  test('an empty calendar has no busy time', () => {
    expect(read(calendar())).toEqual({ spans: [], unread: 0 })
  })

  test('an event that cannot be read is counted, and the others stay', () => {
    const text = calendar(
      ...event('UID:1', 'DTSTART:tomorrow'),
      ...event('UID:2', 'DTSTART:20261207T070000Z', 'DTEND:20261207T080000Z'),
      ...event('UID:4', 'SUMMARY:No time at all'),
    )
    expect(busy(text)).toEqual(['12-07 09:00-10:00'])
    expect(read(text).unread).toBe(2)
  })

  test('a series without end is too much: its times would be taken for free', () => {
    const seconds = ['UID:3', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']
    expect(() => read(calendar(...event(...seconds)))).toThrow(TooMuchError)
  })

  test('too many zones are too much, since each takes memory', () => {
    const inZones = (count: number) =>
      calendar(
        ...Array.from({ length: count }, (_, zone) =>
          event(`UID:${zone}`, `DTSTART;TZID=Nowhere/${zone}:20261207T090000`, 'DURATION:PT1H'),
        ).flat(),
      )
    expect(busy(inZones(60))).toEqual(['12-07 09:00-10:00'])
    expect(() => read(inZones(61))).toThrow(TooMuchError)
  })

  test('too many events are too much', () => {
    const many = Array.from({ length: 10_001 }, () => ['BEGIN:VEVENT', 'END:VEVENT']).flat()
    expect(() => read(calendar(...many))).toThrow(TooMuchError)
  })
})
