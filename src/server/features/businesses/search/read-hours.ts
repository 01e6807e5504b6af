import type { Db } from '#server/platform/db/schema.ts'
import { isOpenAt, type OperatingHours } from '#shared/hours/opening-hours.ts'
import { findHours } from './search.repository.ts'
import { findSpecialDaysOf, type SpecialDaysById } from './special-days.repository.ts'

/** The hours of some businesses, with the days on which they keep other ones. */
export interface HoursById {
  known: ReadonlySet<string>
  hours: ReadonlyMap<string, OperatingHours>
  specialDays: SpecialDaysById
}

export async function readHours(
  { db, now }: { db: Db; now: Date },
  businesses: readonly { id: string }[],
): Promise<HoursById> {
  const ids = businesses.map(({ id }) => id)
  const hours = await findHours(db, businesses)
  return { known: new Set(ids), hours, specialDays: await findSpecialDaysOf(db, ids, now) }
}

/** Null where nobody has read the hours. */
export function isOpen(hoursById: HoursById, id: string, now: Date): boolean | null {
  if (!hoursById.known.has(id)) return null
  const hours = hoursById.hours.get(id)
  return hours !== undefined && isOpenAt(hours, now, hoursById.specialDays.get(id))
}
