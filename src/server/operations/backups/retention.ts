import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay, capeTownMonth } from '#shared/time/dates.ts'

export interface StoredBackup {
  name: string
  madeAt: Date
  /** Restored and checked after it was made. */
  isTried: boolean
}

const monday = (moment: Date) => {
  const day = capeTownDay(moment)
  return addDays(day, -weekdayIndex(day))
}

const RULES = [
  { kept: 7, periodOf: capeTownDay },
  { kept: 5, periodOf: monday },
  { kept: 12, periodOf: capeTownMonth },
]

/**
 * The backups to delete: all but those of the last 7 days, 5 weeks and 12 months that have one, the newest of each.
 * Periods without a backup do not count, so that a site that was off for a year keeps what it has.
 */
export function findOutdated(backups: readonly StoredBackup[]): StoredBackup[] {
  const kept = new Set(
    RULES.flatMap(({ kept, periodOf }) => {
      const periods = Map.groupBy(backups, ({ madeAt }) => periodOf(madeAt))
      const newest = [...periods.keys()].sort().slice(-kept)
      return newest.map((period) => bestOf(periods.get(period) ?? []))
    }),
  )
  return backups.filter((backup) => !kept.has(backup))
}

/** The newest that was tried; the newest at all if none was. */
function bestOf(backups: readonly StoredBackup[]): StoredBackup | undefined {
  return backups.toSorted(
    (one, other) =>
      Number(other.isTried) - Number(one.isTried) || other.madeAt.getTime() - one.madeAt.getTime(),
  )[0]
}
