import { isAmong } from '#server/platform/db/among.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { SpecialDays } from '#shared/hours/opening-hours.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'

export type SpecialDaysById = ReadonlyMap<string, SpecialDays>

const readSpecialDays = prepareQuery((db, asked: { ids: string; from: string; to: string }) =>
  db
    .selectFrom('specialDays')
    .select(['businessId', 'day', 'name', 'kind', 'open', 'close'])
    .where(isAmong(db, 'businessId', asked.ids))
    .where('day', '>=', asked.from)
    .where('day', '<=', asked.to)
    .where('kind', '!=', 'usual'),
)

/** The special days of these businesses around now; yesterday's hours may run past midnight. */
export async function findSpecialDaysOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<SpecialDaysById> {
  const found = new Map<string, SpecialDays>()
  if (ids.length === 0) return found
  const today = capeTownDay(now)
  const { rows } = await readSpecialDays(db, {
    ids: JSON.stringify(ids),
    from: addDays(today, -1),
    to: addDays(today, 14),
  })
  for (const { businessId, day, name, kind, open, close } of rows) {
    const days = found.get(businessId) ?? {}
    days[day] = { name, open, close, closed: kind === 'closed' }
    found.set(businessId, days)
  }
  return found
}
