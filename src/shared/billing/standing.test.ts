import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import { addDays, daysBetween } from '#shared/time/calendar-days.ts'
import type { LedgerKind, LedgerLine } from './ledger-line.ts'
import { nextPaidMonth, standingOf } from './standing.ts'

const line = (kind: LedgerKind, day: string, plan: Plan = 'BASIC'): LedgerLine => ({
  kind,
  day,
  plan,
  amountCents: 0,
  paidFrom: null,
  paidUntil: null,
  monthDay: null,
})
const pay = (lines: LedgerLine[], day: string, plan: Plan = 'BASIC'): LedgerLine[] => [
  ...lines,
  {
    ...line(lines.length === 0 ? 'payment' : 'renewal', day, plan),
    amountCents: priceCents(plan),
    ...nextPaidMonth(standingOf(lines, day), day),
  },
]
const statusOn = (lines: LedgerLine[], day: string) => standingOf(lines, day)?.status

/** Pays on every due day, this many times. */
function paidMonths(first: string, count: number): LedgerLine[] {
  let lines = pay([], first)
  while (lines.length < count) lines = pay(lines, addDays(lines.at(-1)?.paidUntil ?? first, 1))
  return lines
}

describe('a year of months', () => {
  test.each([
    [
      '2023-01-31',
      ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31'],
    ],
    ['2024-01-30', ['01-30', '02-29', '03-30', '04-30', '05-30', '06-30', '07-30', '08-30']],
    ['2024-02-29', ['02-29', '03-29', '04-29', '05-29']],
    ['2023-11-15', ['11-15', '12-15', '01-15', '02-15']],
  ])('that begins on %s', (first, days) => {
    const lines = paidMonths(first, 13)
    expect(lines.slice(0, days.length).map(({ paidFrom }) => paidFrom?.slice(5))).toEqual(days)
    for (const [index, { paidUntil }] of lines.slice(0, -1).entries())
      expect(lines[index + 1]?.paidFrom).toBe(addDays(paidUntil ?? '', 1))
    expect(lines[12]?.paidFrom?.slice(0, 4)).toBe(String(Number(first.slice(0, 4)) + 1))
  })

  test('covers every day once, from any day of any year', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
    fc.assert(
      fc.property(days, (first) => {
        const lines = paidMonths(first, 13)
        const covered = lines.reduce(
          (sum, { paidFrom, paidUntil }) => sum + daysBetween(paidFrom ?? '', paidUntil ?? '') + 1,
          0,
        )
        const end = lines.at(-1)?.paidUntil ?? ''
        expect(covered).toBe(daysBetween(first, end) + 1)
        expect(statusOn(lines, end)).toBe('ACTIVE')
      }),
    )
  })
})

describe('what an account may do', () => {
  const paid = paidMonths('2024-10-01', 1)

  test('without entries the ledger decides nothing', () => {
    expect(standingOf([], '2024-10-01')).toBeNull()
  })

  test.each([
    ['2024-10-31', 'ACTIVE', null, null],
    ['2024-11-01', 'ACTIVE', '2024-11-01', null],
    ['2024-11-10', 'ACTIVE', '2024-11-01', null],
    ['2024-11-11', 'PAUSED', '2024-11-01', 'non-payment'],
  ] as const)('October is paid: on %s it is %s', (day, status, overdueSince, pausedFor) => {
    expect(standingOf(paid, day)).toMatchObject({ status, overdueSince, pausedFor })
  })

  test('a late payment continues from the day that was due, one after the pause starts a new cycle', () => {
    expect(pay(paid, '2024-11-10').at(-1)).toMatchObject({
      paidFrom: '2024-11-01',
      paidUntil: '2024-11-30',
    })
    const again = pay(paid, '2024-11-20')
    expect(again.at(-1)).toMatchObject({ paidFrom: '2024-11-20', paidUntil: '2024-12-19' })
    expect(statusOn(again, '2024-11-20')).toBe('ACTIVE')
  })

  test('a cancellation takes effect after the paid day, and can be undone', () => {
    const cancelled = [...paid, line('cancelled', '2024-10-10')]
    expect(standingOf(cancelled, '2024-10-31')).toMatchObject({ status: 'ACTIVE', cancelled: true })
    expect(standingOf(cancelled, '2024-11-01')).toMatchObject({
      status: 'PAUSED',
      pausedFor: 'cancellation',
    })
    const undone = [...cancelled, line('cancellation-undone', '2024-10-20')]
    expect(standingOf(undone, '2024-11-01')).toMatchObject({ status: 'ACTIVE', cancelled: false })
    // Charged despite the cancellation: the month is paid, and the cancellation takes effect at its end.
    expect(standingOf(pay(cancelled, '2024-11-01'), '2024-12-01')).toMatchObject({
      status: 'PAUSED',
      pausedFor: 'cancellation',
    })
  })

  test('a card that is set up continues after the paid days, on the day of its first charge', () => {
    const [first] = paidMonths('2024-01-31', 1)
    const february = first ? [first, line('cancelled', '2024-02-10')] : []
    const again = [...february, { ...line('card-set-up', '2024-02-20'), monthDay: 29 }]
    expect(standingOf(again, '2024-02-28')).toMatchObject({
      status: 'ACTIVE',
      cancelled: false,
      paidUntil: '2024-02-28',
    })
    const charged = pay(again, '2024-02-29')
    expect(charged.at(-1)).toMatchObject({ paidFrom: '2024-02-29', paidUntil: '2024-03-28' })
    expect(statusOn(again, '2024-03-09')).toBe('ACTIVE')
    expect(statusOn(again, '2024-03-10')).toBe('PAUSED')
    // An old form restores no day, and does not end 'paid otherwise'.
    const given = [...february, line('paid-otherwise', '2024-05-01')]
    const late = [...given, { ...line('card-set-up', '2024-06-01'), monthDay: 29 }]
    expect(standingOf(late, '2024-06-01')).toMatchObject({ status: 'ACTIVE', openEnded: true })
  })

  test('an upgrade to PREMIUM takes effect at once, a downgrade at the end of the paid month', () => {
    const up = [...paid, line('difference', '2024-10-15', 'PREMIUM')]
    expect(standingOf(up, '2024-10-15')).toMatchObject({ plan: 'PREMIUM', nextPlan: 'PREMIUM' })
    const down = [...up, line('downgrade-planned', '2024-10-20', 'BASIC')]
    expect(standingOf(down, '2024-10-31')).toMatchObject({ plan: 'PREMIUM', nextPlan: 'BASIC' })
    expect(standingOf(down, '2024-11-01')).toMatchObject({ plan: 'BASIC', nextPlan: 'BASIC' })
    const stays = [...down, line('downgrade-undone', '2024-10-21', 'PREMIUM')]
    expect(standingOf(stays, '2024-11-01')).toMatchObject({ plan: 'PREMIUM' })
  })

  test('paid otherwise has no end; an admin pauses and resumes it', () => {
    const given = [line('paid-otherwise', '2020-01-01', 'PREMIUM')]
    expect(standingOf(given, '2024-10-01')).toMatchObject({ status: 'ACTIVE', plan: 'PREMIUM' })
    const paused = [...given, line('paused', '2024-10-02')]
    expect(standingOf(paused, '2024-10-02')).toMatchObject({
      status: 'PAUSED',
      pausedFor: 'admin',
    })
    expect(statusOn([...paused, line('resumed', '2024-10-03')], '2025-10-03')).toBe('ACTIVE')
  })

  test('paid otherwise and cancelled: it ends with that day, or with the month that was paid', () => {
    const given = [line('paid-otherwise', '2020-01-01'), line('cancelled', '2024-10-02')]
    expect(statusOn(given, '2024-10-02')).toBe('ACTIVE')
    expect(statusOn(given, '2024-10-03')).toBe('PAUSED')
    const both = [...paid, line('paid-otherwise', '2024-10-05'), line('cancelled', '2024-10-06')]
    expect(statusOn(both, '2024-10-31')).toBe('ACTIVE')
    expect(standingOf(both, '2024-11-01')).toMatchObject({ pausedFor: 'cancellation' })
  })

  test('a payment does not end a pause by an admin, and a resume survives a missed payment', () => {
    const paused = [...paid, line('paused', '2024-10-05')]
    expect(statusOn(pay(paused, '2024-11-01'), '2024-11-01')).toBe('PAUSED')
    const resumed = [...paid, line('resumed', '2024-12-24')]
    expect(statusOn(resumed, '2025-06-01')).toBe('ACTIVE')
    expect(standingOf(pay(resumed, '2025-06-01'), '2025-07-01')).toMatchObject({
      overdueSince: '2025-07-01',
    })
  })

  test('a failed attempt and a refund change nothing by themselves', () => {
    const noted = [...paid, line('failed', '2024-10-20'), line('refund', '2024-10-21')]
    expect(standingOf(noted, '2024-10-31')).toEqual(standingOf(paid, '2024-10-31'))
  })
})
