import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { BreachState, BreachText } from '#shared/privacy/breach-notice.ts'

export type BreachNotice = Selectable<Database['breachNotices']>

export async function insertNotice(
  db: Db,
  notice: Insertable<Database['breachNotices']>,
): Promise<void> {
  await db.insertInto('breachNotices').values(notice).execute()
}

export function getNotice(db: Db, id: string): Promise<BreachNotice | undefined> {
  return db.selectFrom('breachNotices').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findNotices(db: Db): Promise<BreachNotice[]> {
  return db
    .selectFrom('breachNotices')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()
}

/** True for the one caller that changes it from this state. */
export async function changeNotice(
  db: Db,
  { id, state }: { id: string; state: BreachState },
  change: Updateable<Database['breachNotices']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('breachNotices')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const saveText = (db: Db, id: string, text: BreachText): Promise<boolean> =>
  changeNotice(db, { id, state: 'draft' }, text)

export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('breachNotices')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function findNoticesToSend(db: Db, now: string): Promise<BreachNotice[]> {
  return db
    .selectFrom('breachNotices')
    .selectAll()
    .where('state', '=', 'sending')
    .where('startsAt', '<=', now)
    .orderBy('createdAt')
    .execute()
}

/** False if it was stopped, or another process has written to these: then nothing of this lot is stored. */
export async function advanceNotice(
  trx: Db,
  { id, lastMark }: Pick<BreachNotice, 'id' | 'lastMark'>,
  change: { lastMark: string; written: number; state: BreachState; finishedAt: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('breachNotices')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lastMark', '=', lastMark)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
