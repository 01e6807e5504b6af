import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** In the owner's order. */
export function findPeople(db: Db, businessId: string) {
  return db
    .selectFrom('bookablePeople')
    .select(['id', 'name'])
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute()
}

/** Who gives which service, each service's people in the owner's order. */
export function findServicePeople(db: Db, businessId: string) {
  return db
    .selectFrom('servicePeople')
    .innerJoin('bookablePeople', 'bookablePeople.id', 'servicePeople.personId')
    .select(['servicePeople.serviceId', 'servicePeople.personId'])
    .where('servicePeople.businessId', '=', businessId)
    .orderBy('bookablePeople.position')
    .execute()
}

export async function createPerson(
  db: Db,
  person: Omit<Insertable<Database['bookablePeople']>, 'position'>,
): Promise<void> {
  const { position } = await db
    .selectFrom('bookablePeople')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)).as('position'))
    .where('businessId', '=', person.businessId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookablePeople')
    .values({ ...person, position: Number(position) + 1 })
    .execute()
}

/** Everywhere: bookings carry the name too. */
export async function renamePerson(
  db: Db,
  { businessId, id, name }: { businessId: string; id: string; name: string },
): Promise<void> {
  await db
    .updateTable('bookablePeople')
    .set({ name })
    .where('businessId', '=', businessId)
    .where('id', '=', id)
    .execute()
  for (const table of ['bookings', 'bookingEvents'] as const)
    await db.updateTable(table).set({ personName: name }).where('personId', '=', id).execute()
}

export async function removePerson(db: Db, businessId: string, id: string): Promise<void> {
  await db
    .deleteFrom('bookablePeople')
    .where('businessId', '=', businessId)
    .where('id', '=', id)
    .execute()
}

/** Bookings with this person that are not over, and those that one side asks to move to this person. */
export async function countComingWith(db: Db, personId: string, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('status', 'in', ['requested', 'suggested', 'accepted'])
    .where('endISO', '>', now)
    .where((eb) =>
      eb.or([
        eb('bookings.personId', '=', personId),
        eb(
          'bookings.id',
          'in',
          eb
            .selectFrom('bookingEvents')
            .select('bookingEvents.bookingId')
            .where('bookingEvents.personId', '=', personId)
            .whereRef('bookingEvents.bookingId', '=', 'bookings.id')
            .whereRef('bookingEvents.number', '=', 'bookings.sequence'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Link = Insertable<Database['servicePeople']>

/** Replaces who gives which service of a business. */
export async function replaceServicePeople(
  db: Db,
  businessId: string,
  links: readonly Link[],
): Promise<void> {
  await db.deleteFrom('servicePeople').where('businessId', '=', businessId).execute()
  if (links.length > 0) await db.insertInto('servicePeople').values(links).execute()
}
