import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { ENTERED_WAYS, type RequestKind } from '#shared/privacy/data-requests.ts'

export type DataRequestRow = Selectable<Database['dataRequests']>

export async function insertRequest(
  db: Db,
  request: Insertable<Database['dataRequests']>,
): Promise<void> {
  await db.insertInto('dataRequests').values(request).execute()
}

/** Whether the same person has asked the same since then. */
export async function hasAsked(
  db: Db,
  { mark, what, since }: { mark: string; what: RequestKind; since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('dataRequests')
    .select('id')
    .where('mark', '=', mark)
    .where('what', '=', what)
    .where('askedAt', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

interface Done {
  at: string
  outcome: string
}

const close = (db: Db, { at, outcome }: Done) =>
  db.updateTable('dataRequests').set({ doneAt: at, outcome }).where('doneAt', 'is', null)

/** True for the one caller that closes it. */
export async function closeRequest(db: Db, id: string, done: Done): Promise<boolean> {
  const { numUpdatedRows } = await close(db, done)
    .where('id', '=', id)
    .where('via', 'in', ENTERED_WAYS)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What the account asks for on its own page. */
export async function closeRequestsOf(
  db: Db,
  { mark, what }: { mark: string; what: RequestKind },
  done: Done,
): Promise<void> {
  await close(db, done).where('mark', '=', mark).where('what', '=', what).execute()
}

/** With the account itself: whatever it had asked for is done, and nothing leads to it any more. */
export async function forgetAccountRequests(trx: Db, userId: string): Promise<void> {
  const done = { at: new Date().toISOString(), outcome: 'The account was erased.' }
  await close(trx, done).where('mark', '=', userId).execute()
  await trx.updateTable('dataRequests').set({ mark: null }).where('mark', '=', userId).execute()
}

const OPEN_SHOWN = 200

export function findOpenRequests(db: Db): Promise<DataRequestRow[]> {
  return db
    .selectFrom('dataRequests')
    .selectAll()
    .where('doneAt', 'is', null)
    .orderBy('dueAt')
    .limit(OPEN_SHOWN)
    .execute()
}

export function findDoneRequests(
  db: Db,
  slice: { limit: number; offset: number },
): Promise<DataRequestRow[]> {
  return db
    .selectFrom('dataRequests')
    .selectAll()
    .where('doneAt', 'is not', null)
    .orderBy('doneAt', 'desc')
    .orderBy('id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export function getRequest(db: Db, id: string): Promise<DataRequestRow | undefined> {
  return db.selectFrom('dataRequests').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countDoneRequests(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('dataRequests')
    .where('doneAt', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Due before then. */
export async function countOpenRequests(db: Db, before: string): Promise<number> {
  const { total } = await db
    .selectFrom('dataRequests')
    .where('doneAt', 'is', null)
    .where('dueAt', '<', before)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
