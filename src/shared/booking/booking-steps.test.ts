import { describe, expect, it } from 'vitest'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import {
  type BookingTimes,
  expiryOf,
  mayHaveVisited,
  reminderDay,
  stepAfter,
  stepsOf,
} from './booking-steps.ts'

const ASKED = '2026-06-01T08:00:00.000Z'
const booking = (change: Partial<BookingTimes> = {}): BookingTimes => ({
  status: 'requested',
  statusAt: change.createdAt ?? ASKED,
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
      '72 hours after another time was asked for than the suggested one',
      { statusAt: '2026-06-03T08:00:00.000Z', startISO: '2026-06-20T08:00:00.000Z' },
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

const onMonday = (time: string) => `2026-03-02T${time}:00.000Z`
const visit = (change: Partial<BookingTimes> = {}): BookingTimes => ({
  status: 'completed',
  statusAt: onMonday('10:01'),
  createdAt: onMonday('08:00'),
  dateISO: onMonday('10:00'),
  startISO: onMonday('10:00'),
  endISO: onMonday('10:45'),
  ...change,
})
const noTime = { startISO: null, endISO: null }

describe('a reminder', () => {
  const TIMED = { startISO: '2026-06-20T12:30:00.000Z' }
  const WHOLE_DAY = { dateISO: '2026-06-20' }
  it.each([
    [TIMED, '2026-06-19T12:30:00.000Z', 'Tomorrow'],
    // Past midnight in Cape Town.
    [TIMED, '2026-06-19T22:10:00.000Z', 'Today'],
    [TIMED, '2026-06-20T12:29:00.000Z', 'Today'],
    [TIMED, '2026-06-20T12:30:00.000Z', null],
    [WHOLE_DAY, '2026-06-19T07:00:00.000Z', 'Tomorrow'],
    [WHOLE_DAY, '2026-06-20T07:00:00.000Z', 'Today'],
    [WHOLE_DAY, '2026-06-21T07:00:00.000Z', null],
    [{}, '2026-06-20T07:00:00.000Z', null],
  ])('of %j at %s says %s', (times, now, expected) => {
    expect(reminderDay(booking({ status: 'accepted', ...times }), new Date(now))).toBe(expected)
  })
})

describe('a visit can have taken place', () => {
  it.each<[string, Partial<BookingTimes>, string | null, string, boolean]>([
    ['after its length', {}, onMonday('09:59'), onMonday('10:45'), true],
    ['not before its length has passed', {}, onMonday('09:59'), onMonday('10:44'), false],
    ['not if it was agreed at its start', {}, onMonday('10:00'), onMonday('12:00'), false],
    ['not if it was never agreed', {}, null, onMonday('12:00'), false],
    ['not if it was missed', { status: 'missed' }, onMonday('09:00'), onMonday('12:00'), false],
    [
      'not while it is only agreed',
      { status: 'accepted' },
      onMonday('09:00'),
      onMonday('12:00'),
      false,
    ],
    [
      'after half an hour without an end',
      { endISO: null },
      onMonday('09:00'),
      onMonday('10:30'),
      true,
    ],
    [
      'not before half an hour without an end',
      { endISO: null },
      onMonday('09:00'),
      onMonday('10:29'),
      false,
    ],
    [
      'on a day, half an hour after it was agreed',
      { ...noTime, dateISO: '2026-03-02' },
      onMonday('10:00'),
      onMonday('10:30'),
      true,
    ],
    [
      'on a day, not before that',
      { ...noTime, dateISO: '2026-03-02' },
      onMonday('10:00'),
      onMonday('10:29'),
      false,
    ],
    [
      'not on a day that was over',
      { ...noTime, dateISO: '2026-03-01' },
      onMonday('10:00'),
      onMonday('12:00'),
      false,
    ],
    [
      'not before its day',
      { ...noTime, dateISO: '2026-03-03' },
      onMonday('10:00'),
      onMonday('12:00'),
      false,
    ],
    [
      'without any day, half an hour after it was agreed',
      { ...noTime, dateISO: null },
      onMonday('10:00'),
      onMonday('10:30'),
      true,
    ],
  ])('%s', (_when, change, acceptedAt, now, expected) => {
    expect(mayHaveVisited(visit(change), acceptedAt, new Date(now))).toBe(expected)
  })
})
