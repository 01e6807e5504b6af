import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const ENTRY: CalendarEntry = {
  uid: 'Fh3kWq8ZtVb2MxYp@cpt.example',
  sequence: 3,
  stampISO: '2026-12-08T10:40:00.000Z',
  startISO: '2026-12-10T12:30:00.000Z',
  endISO: '2026-12-10T13:15:00.000Z',
  summary: 'Crown & Coil; wash, cut\\dry',
  location: '42 Lower Main Road, Observatory, Cape Town',
  description: `Line one\nLine two, ${'ë😀 '.repeat(60)}`,
  url: 'https://cpt.example/booking/abc',
  status: 'CONFIRMED',
  organizer: { name: 'Crown "&" Coil: Hair, Nails', address: 'hello@cpt.example' },
  attendee: { name: 'Thandi; Mokoena', address: 'thandi@example.co.za' },
}

/** Parsed by a third-party library. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  return { calendar, events }
}

describe('a calendar file', () => {
  const file = calendarFile('REQUEST', [ENTRY])
  const { calendar, events } = read(file)

  it('says what was put in', () => {
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    const [event] = events
    expect(event).toMatchObject({
      uid: ENTRY.uid,
      sequence: 3,
      summary: ENTRY.summary,
      location: ENTRY.location,
      description: ENTRY.description,
    })
    expect(event?.startDate.toJSDate().toISOString()).toBe(ENTRY.startISO)
    expect(event?.endDate.toJSDate().toISOString()).toBe(ENTRY.endISO)
    expect(event?.organizer).toBe('mailto:hello@cpt.example')
    expect(event?.attendees[0]?.getParameter('cn')).toBe('Thandi; Mokoena')
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  })

  it('folds lines at 75 bytes and ends them with CRLF', () => {
    const lines = file.split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.at(-1)).toBe('')
  })

  it('escapes line breaks in user input', () => {
    const nasty = 'x\r\nATTENDEE:mailto:spy@example.com\u0000'
    const entry = { ...ENTRY, summary: nasty, organizer: { name: nasty, address: 'a@b.example' } }
    const [event] = read(calendarFile('PUBLISH', [entry])).events
    expect(event?.attendees).toHaveLength(1)
  })

  it('is a feed with its name and refresh interval', () => {
    const feed = read(calendarFile('PUBLISH', [], { name: 'Bookings at Crown & Coil', hours: 1 }))
    expect(feed.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Bookings at Crown & Coil')
    expect(feed.calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
  })
})
