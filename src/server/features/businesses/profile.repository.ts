import type { Insertable, Selectable, Updateable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

/** With its owner, by whom it was found. */
export type OwnBusinessRow = Selectable<Database['businesses']> & { userId: string }

interface Owned {
  userId: string
}

export function getOwnBusiness(db: Db, userId: string): Promise<OwnBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .selectAll()
    .where(ownedBy(userId))
    .$narrowType<Owned>()
    .executeTakeFirst()
}

/** Locks the row until the transaction ends, so that concurrent changes see each other. */
export function getOwnBusinessForChange(
  db: Db,
  engine: OpenedDatabase['engine'],
  userId: string,
): Promise<OwnBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .selectAll()
    .where(ownedBy(userId))
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .$narrowType<Owned>()
    .executeTakeFirst()
}

/**
 * The owner's columns that a new business copies. Locked until the transaction ends: if the owner were paused
 * meanwhile, the copies would violate the foreign key.
 */
export function getOwner(
  db: Db,
  engine: OpenedDatabase['engine'],
  userId: string,
): Promise<{ plan: Plan; status: UserStatus } | undefined> {
  return db
    .selectFrom('users')
    .select(['plan', 'status'])
    .where('id', '=', userId)
    .$if(engine === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
}

/** Of two concurrent first saves, the second becomes an update of the first. */
export function saveBusiness(
  db: Db,
  created: Insertable<Database['businesses']>,
  changed: Updateable<Database['businesses']>,
): Promise<OwnBusinessRow> {
  return db
    .insertInto('businesses')
    .values(created)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(changed))
    .returningAll()
    .$narrowType<Owned>()
    .executeTakeFirstOrThrow()
}

export function updateOwnBusiness(
  db: Db,
  userId: string,
  changed: Updateable<Database['businesses']>,
): Promise<OwnBusinessRow | undefined> {
  return db
    .updateTable('businesses')
    .set(changed)
    .where(ownedBy(userId))
    .returningAll()
    .$narrowType<Owned>()
    .executeTakeFirst()
}

/** A photo that has become the cover is no other photo any more, and those after it move up. */
export async function takeFromGallery(db: Db, businessId: string, imageKey: string): Promise<void> {
  const taken = await db
    .deleteFrom('galleryImages')
    .where('businessId', '=', businessId)
    .where('imageKey', '=', imageKey)
    .returning('position')
    .executeTakeFirst()
  if (!taken) return
  await db
    .updateTable('galleryImages')
    .set((eb) => ({ position: eb('position', '-', 1) }))
    .where('businessId', '=', businessId)
    .where('position', '>', taken.position)
    .execute()
}
