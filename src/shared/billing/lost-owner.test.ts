import { expect, it } from 'vitest'
import { lostOwner, type WrittenLine } from './lost-owner.ts'

const line = (kind: WrittenLine['kind'], day: string, more: Partial<WrittenLine> = {}) => ({
  kind,
  day,
  plan: 'BASIC' as const,
  amountCents: 0,
  paidFrom: null,
  paidUntil: null,
  monthDay: null,
  createdAt: `${day}T08:00:00.000Z`,
  ...more,
})
const paid = (day: string, paidUntil: string, more: Partial<WrittenLine> = {}) =>
  line('eft', day, { amountCents: 9900, paidFrom: day, paidUntil, monthDay: 26, ...more })

const OCTOBER = { from: '2024-10-01', until: '2024-10-31' }
const NOVEMBER = { from: '2024-11-01', until: '2024-11-30' }
const DECEMBER = { from: '2024-12-01', until: '2024-12-31' }
const MISSED = [paid('2024-09-26', '2024-10-25')]

it.each([
  ['ten days after the paid ones', MISSED, [null, 'BASIC', null]],
  [
    'at the end of a cancelled month',
    [...MISSED, line('cancelled', '2024-10-02')],
    ['BASIC', null, null],
  ],
  [
    'when an admin pauses',
    [paid('2024-09-26', '2024-12-25'), line('paused', '2024-11-30')],
    [null, 'BASIC', null],
  ],
  [
    'not if they are back within the month',
    [...MISSED, paid('2024-11-20', '2024-12-19')],
    [null, null, 'BASIC'],
  ],
  [
    'also if they come back later, or a transfer of then is noted later',
    [
      ...MISSED,
      paid('2024-10-26', '2024-11-25', { createdAt: '2024-12-02T08:00:00.000Z' }),
      paid('2024-12-02', '2025-01-01'),
    ],
    [null, 'BASIC', null],
  ],
  [
    'never without a paid day',
    [line('paid-otherwise', '2024-09-01'), line('paused', '2024-11-02')],
    [null, null, null],
  ],
])('an owner is lost %s', (_, lines, plans) => {
  expect(
    [OCTOBER, NOVEMBER, DECEMBER].map((month) => lostOwner(lines, month)?.plan ?? null),
  ).toEqual(plans)
})
