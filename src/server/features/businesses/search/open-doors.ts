import type { Db } from '#server/platform/db/schema.ts'
import { isOpenAt, type OperatingHours } from '#shared/hours/opening-hours.ts'
import { findHours } from './search.repository.ts'
import { findSpecialDaysOf, type SpecialDaysById } from './special-days.repository.ts'

/** The hours of some businesses, with the days on which they keep other ones. */
export interface Doors {
  known: ReadonlySet<string>
  hours: ReadonlyMap<string, OperatingHours>
  specialDays: SpecialDaysById
}

export async function readDoors(
  { db, now }: { db: Db; now: Date },
  businesses: readonly { id: string }[],
): Promise<Doors> {
  const ids = businesses.map(({ id }) => id)
  const hours = await findHours(db, businesses)
  return { known: new Set(ids), hours, specialDays: await findSpecialDaysOf(db, ids, now) }
}

/** Null where nobody has read the hours. */
export function isOpen(doors: Doors, id: string, now: Date): boolean | null {
  if (!doors.known.has(id)) return null
  const hours = doors.hours.get(id)
  return hours !== undefined && isOpenAt(hours, now, doors.specialDays.get(id))
}
