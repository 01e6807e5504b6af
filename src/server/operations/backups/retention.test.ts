import { expect, it } from 'vitest'
import { findOutdated } from './retention.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** At 03:00 in Cape Town. */
const at = (day: string, isTried = true) => ({
  name: day,
  madeAt: new Date(`${day}T01:00:00.000Z`),
  isTried,
})
const kept = (backups: ReturnType<typeof at>[]) => {
  const outdated = new Set(findOutdated(backups))
  return backups.filter((backup) => !outdated.has(backup)).map(({ name }) => name)
}
const daily = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    at(new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10)),
  )

it('keeps the last 7 days, 5 weeks and 12 months of two years of daily backups', () => {
  // Wednesday, 18 November 2026, is the last.
  const backups = daily('2024-11-18', 731)
  expect(backups.at(-1)?.name).toBe('2026-11-18')
  expect(kept(backups)).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30'],
    // Sundays, and the last of October.
    ...['2026-10-25', '2026-10-31', '2026-11-01', '2026-11-08'],
    ...['2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'],
    '2026-11-18',
  ])
})

it('deletes what it deletes one day at a time: a year of daily work ends with the same', () => {
  let backups: ReturnType<typeof at>[] = []
  for (const backup of daily('2024-11-18', 731)) {
    const stored = [...backups, backup]
    const outdated = new Set(findOutdated(stored))
    backups = stored.filter((one) => !outdated.has(one))
  }
  expect(backups.map(({ name }) => name)).toEqual(kept(daily('2024-11-18', 731)))
})

it('counts only days that have a backup, so that a pause deletes nothing', () => {
  const before = daily('2026-01-05', 6)
  expect(kept([...before, at('2026-11-18')])).toEqual([
    ...before.map(({ name }) => name),
    '2026-11-18',
  ])
})

it('of one day keeps the newest that was tried, by the day in Cape Town', () => {
  const late = { name: 'late', madeAt: new Date('2026-11-17T21:59:00Z'), isTried: true }
  const next = { name: 'next', madeAt: new Date('2026-11-17T22:01:00Z'), isTried: true }
  const failed = { name: 'failed', madeAt: new Date('2026-11-18T01:00:00Z'), isTried: false }
  expect(findOutdated([late, next, failed])).toEqual([failed])
  expect(findOutdated([failed])).toEqual([])
})
