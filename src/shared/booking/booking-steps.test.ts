import { describe, expect, it } from 'vitest'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { type BookingTimes, expiryOf, stepAfter, stepsOf } from './booking-steps.ts'

const ASKED = '2026-06-01T08:00:00.000Z'
const booking = (change: Partial<BookingTimes> = {}): BookingTimes => ({
  status: 'requested',
  statusAt: ASKED,
  createdAt: ASKED,
  dateISO: null,
  startISO: null,
  endISO: null,
  ...change,
})
const steps = (change: Partial<BookingTimes>) =>
  stepsOf(booking(change), null).map(({ step, at }) => `${step} ${at.toISOString().slice(0, 16)}`)

describe('when a request expires', () => {
  it.each([
    ['after 72 hours without a date', {}, '2026-06-04T08:00:00.000Z'],
    ['at the wished moment', { dateISO: '2026-06-02T12:30:00.000Z' }, '2026-06-02T12:30:00.000Z'],
    ['at the end of the wished day', { dateISO: '2026-06-02' }, '2026-06-02T22:00:00.000Z'],
    ['after 72 hours for a far day', { dateISO: '2026-07-02' }, '2026-06-04T08:00:00.000Z'],
    [
      'at the chosen start',
      { dateISO: '2026-06-02', startISO: '2026-06-02T09:00:00.000Z' },
      '2026-06-02T09:00:00.000Z',
    ],
    [
      '72 hours after a suggestion',
      {
        status: 'suggested',
        statusAt: '2026-06-03T08:00:00.000Z',
        startISO: '2026-06-20T08:00:00.000Z',
      },
      '2026-06-06T08:00:00.000Z',
    ],
    [
      'at the year’s end',
      { createdAt: '2026-12-31T10:00:00.000Z', dateISO: '2026-12-31' },
      '2026-12-31T22:00:00.000Z',
    ],
  ] as const)('%s', (_, change, expected) => {
    expect(expiryOf(booking(change))?.toISOString()).toBe(expected)
  })

  it('never, once it is answered', () => {
    expect(expiryOf(booking({ status: 'accepted' }))).toBeNull()
  })
})

describe('the scheduled steps', () => {
  it.each([
    [
      'with a request',
      {},
      ['nudge 2026-06-01T12:00', 'nudge-again 2026-06-02T08:00', 'expire 2026-06-04T08:00'],
    ],
    ['with one for soon', { dateISO: '2026-06-01T11:00:00.000Z' }, ['expire 2026-06-01T11:00']],
    [
      'with a suggestion',
      { status: 'suggested', startISO: '2026-06-02T08:00:00.000Z' },
      ['expire 2026-06-02T08:00'],
    ],
    [
      'with an appointment',
      {
        status: 'accepted',
        startISO: '2026-06-10T12:30:00.000Z',
        endISO: '2026-06-10T13:15:00.000Z',
      },
      ['remind 2026-06-09T12:30', 'complete 2026-06-10T13:15'],
    ],
    [
      'with an agreed day',
      { status: 'accepted', dateISO: '2026-06-10' },
      ['remind 2026-06-09T07:00', 'complete 2026-06-10T22:00'],
    ],
    ['with one without a time', { status: 'accepted' }, ['complete 2026-07-01T08:00']],
    [
      'after a visit',
      {
        status: 'completed',
        startISO: '2026-06-10T12:30:00.000Z',
        endISO: '2026-06-10T13:15:00.000Z',
      },
      ['invite 2026-06-11T13:15'],
    ],
    ['after one without a time', { status: 'completed' }, []],
    ['with a missed one', { status: 'missed', dateISO: '2026-06-10' }, []],
    ['with one from before', { status: 'untracked', dateISO: '2026-06-10' }, []],
  ] as const)('%s', (_, change, expected) => {
    expect(steps(change)).toEqual(expected)
  })

  it('reminds once if four opening hours are a day', () => {
    const short = { open: '10:00', close: '14:00', closed: false }
    const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, short])) as OperatingHours
    expect(stepsOf(booking(), hours).map(({ step }) => step)).toEqual([
      'nudge',
      'nudge-again',
      'expire',
    ])
    const late = booking({ createdAt: '2026-06-01T09:00:00.000Z' })
    expect(stepsOf(late, hours).map(({ step }) => step)).toEqual(['nudge-again', 'expire'])
  })

  it('continues from a moment, and skips earlier steps', () => {
    const soon = { status: 'accepted', startISO: '2026-06-02T06:00:00.000Z' } as const
    expect(stepAfter(booking(soon), null, new Date(ASKED))?.step).toBe('complete')
    expect(stepAfter(booking(), null, new Date('2026-06-04T08:00:00.000Z'))).toBeNull()
  })
})
