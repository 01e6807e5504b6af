import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import type { LedgerLine } from './ledger-line.ts'
import { type Standing, standingOf } from './standing.ts'

/** A ledger line, and when it was written: a transfer may be noted long after its day. */
export interface WrittenLine extends LedgerLine {
  createdAt: string
}

/**
 * How an owner stands who was listed in the month and is not at its end; null for all others. Only what was written
 * by then counts, so that nothing that is noted later changes a past month.
 */
export function lostOwner(
  lines: readonly WrittenLine[],
  { from, until }: { from: string; until: string },
): Standing | null {
  const written = lines.map((line) => ({ line, on: capeTownDay(new Date(line.createdAt)) }))
  const standingAt = (day: string) =>
    standingOf(
      written.flatMap(({ line, on }) => (on <= day ? [line] : [])),
      day,
    )
  const end = standingAt(until)
  if (end?.status !== 'PAUSED' || end.paidUntil === null) return null
  for (let day = addDays(from, -1); day < until; day = addDays(day, 1))
    if (standingAt(day)?.status === 'ACTIVE') return end
  return null
}
