import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export type UndoableAction = Selectable<Database['undoableActions']>

export async function insertUndoable(
  db: Db,
  action: Insertable<Database['undoableActions']>,
): Promise<void> {
  await db.insertInto('undoableActions').values(action).execute()
}

export function getUndoable(db: Db, id: string): Promise<UndoableAction | undefined> {
  return db.selectFrom('undoableActions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** True for the one caller that takes it back. */
export async function takeUndoable(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('undoableActions')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('undoUntil', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The owner first, as payments and deletions lock it: two transactions cannot wait for each other. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}
