import { type Insertable, sql } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { Plan } from '#shared/money/plans.ts'

/** Locks the row until the transaction ends, so that no booking is made by the old rules meanwhile. */
export function getOwnBusinessForSetup(
  db: Db,
  engine: OpenedDatabase['engine'],
  userId: string,
): Promise<{ id: string; plan: Plan | '' } | undefined> {
  return db
    .selectFrom('businesses')
    .select(['id', 'plan'])
    .where(ownedBy(userId))
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
}

export function findServices(db: Db, businessId: string) {
  return db
    .selectFrom('bookableServices')
    .select(['id', 'name', 'price', 'online', 'bufferBefore', 'bufferAfter', 'places'])
    .select(sql<number | null>`case "untimed" when 0 then "minutes" end`.as('minutes'))
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute()
}

export function getSettings(db: Db, businessId: string) {
  return db
    .selectFrom('bookingSettings')
    .selectAll()
    .where('businessId', '=', businessId)
    .executeTakeFirst()
}

/** From a day on, until another if one is given. */
export function findSpecialDays(db: Db, businessId: string, from: string, to?: string) {
  return db
    .selectFrom('specialDays')
    .select(['day', 'name', 'kind', 'open', 'close'])
    .where('businessId', '=', businessId)
    .where('day', '>=', from)
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? from))
    .orderBy('day')
    .execute()
}

type NewService = Omit<Insertable<Database['bookableServices']>, 'minutes' | 'untimed'> & {
  minutes: number | null
}

/** Of a service without a duration, in the release before. */
const UNTIMED_MINUTES = 60

/** Replaces the list: removes missing services, updates known ones, inserts the rest. */
export async function replaceServices(db: Db, businessId: string, services: NewService[]) {
  const ids = services.map(({ id }) => id)
  await db
    .deleteFrom('bookableServices')
    .where('businessId', '=', businessId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  if (services.length === 0) return
  await db
    .insertInto('bookableServices')
    .values(
      services.map(({ minutes, ...service }) => ({
        ...service,
        minutes: minutes ?? UNTIMED_MINUTES,
        untimed: minutes === null ? (1 as const) : (0 as const),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        minutes: eb.ref('excluded.minutes'),
        untimed: eb.ref('excluded.untimed'),
        price: eb.ref('excluded.price'),
        online: eb.ref('excluded.online'),
        position: eb.ref('excluded.position'),
        bufferBefore: eb.ref('excluded.bufferBefore'),
        bufferAfter: eb.ref('excluded.bufferAfter'),
        places: eb.ref('excluded.places'),
      })),
    )
    .execute()
}

type NewSpecialDay = Insertable<Database['specialDays']>

export async function replaceSpecialDays(db: Db, businessId: string, days: NewSpecialDay[]) {
  await db.deleteFrom('specialDays').where('businessId', '=', businessId).execute()
  if (days.length > 0) await db.insertInto('specialDays').values(days).execute()
}

export async function saveSettings(db: Db, settings: Insertable<Database['bookingSettings']>) {
  const { businessId: _business, ...changed } = settings
  await db
    .insertInto('bookingSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet(changed))
    .execute()
}
