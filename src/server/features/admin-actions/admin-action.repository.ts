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
    .leftJoin('users', 'users.id', 'adminActions.targetId')
    .select([
      'adminActions.id',
      'adminEmail',
      'action',
      'targetId',
      'targetLabel',
      'users.email as targetEmail',
      'detail',
      'adminActions.createdAt',
    ])
    .orderBy('adminActions.createdAt', 'desc')
    .orderBy('adminActions.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export type AdminActionRow = Awaited<ReturnType<typeof findAdminActions>>[number]

export async function countAdminActions(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('adminActions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
