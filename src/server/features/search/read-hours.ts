import type { Db } from '#server/platform/db/schema.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { isOpenThen, type When } from '#shared/hours/when.ts'
import type { CandidateRow } from './candidate.ts'
import { findHours } from './search.repository.ts'
import { findSpecialDaysOf, type SpecialDaysById } from './special-days.repository.ts'

/** The opening hours of some businesses, with their special days. */
export interface HoursById {
  known: ReadonlySet<string>
  hours: ReadonlyMap<string, OperatingHours>
  specialDays: SpecialDaysById
}

export async function readHours(
  { db, now }: { db: Db; now: Date },
  businesses: readonly Pick<CandidateRow, 'id' | 'operatingHours'>[],
): Promise<HoursById> {
  const ids = businesses.map(({ id }) => id)
  const hours = await findHours(db, businesses)
  return { known: new Set(ids), hours, specialDays: await findSpecialDaysOf(db, ids, now) }
}

/** Null if the hours were not read. */
export function isOpen(hoursById: HoursById, id: string, when: When): boolean | null {
  if (!hoursById.known.has(id)) return null
  const hours = hoursById.hours.get(id)
  return hours !== undefined && isOpenThen(hours, when, hoursById.specialDays.get(id))
}
