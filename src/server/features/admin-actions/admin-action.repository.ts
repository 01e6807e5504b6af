import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export async function insertAdminAction(
  db: Db,
  action: Insertable<Database['adminActions']>,
): Promise<void> {
  await db.insertInto('adminActions').values(action).execute()
}

export function findAdminActions(db: Db, slice: { limit: number; offset: number }) {
  return db
    .selectFrom('adminActions')
    .select(['id', 'adminEmail', 'action', 'targetId', 'targetLabel', 'detail', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export async function countAdminActions(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('adminActions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
