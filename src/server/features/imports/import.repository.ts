import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { ownedByNobody } from '#server/permissions/owned-by.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import { COMPARED_FIELDS, type ImportState, type Verdict } from '#shared/schemas/imports/import.ts'

export type ImportRow = Selectable<Database['imports']>
export type FileRow = Selectable<Database['importRows']>

export const getImport = (db: Db, id: string): Promise<ImportRow | undefined> =>
  db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()

export const findImports = (db: Db): Promise<ImportRow[]> =>
  db.selectFrom('imports').selectAll().orderBy('createdAt', 'desc').limit(20).execute()

/** The one that something is being done with. */
export const getRunning = (db: Db): Promise<ImportRow | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .orderBy('createdAt')
    .executeTakeFirst()

export async function insertImport(db: Db, row: Insertable<Database['imports']>): Promise<void> {
  await db.insertInto('imports').values(row).execute()
}

export async function insertRows(
  db: Db,
  rows: Insertable<Database['importRows']>[],
): Promise<void> {
  await db.insertInto('importRows').values(rows).execute()
}

/** False if it is in another state by now, or somebody else has done these rows. */
export async function moveImport(
  db: Db,
  { id, state, position }: Pick<ImportRow, 'id' | 'state'> & { position?: number },
  change: Updateable<Database['imports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .$if(position !== undefined, (query) => query.where('position', '=', position ?? 0))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What was checked before other rows were written does not know of them. */
export async function recheckReady(db: Db): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'checking', position: 0 })
    .where('state', '=', 'ready')
    .execute()
}

export const findRowsAfter = (
  db: Db,
  importId: string,
  number: number,
  limit: number,
): Promise<FileRow[]> =>
  db
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()

/** All rows of a file. */
export const rowsOf = (db: Db, importId: string): AsyncGenerator<FileRow[]> =>
  inBatches<FileRow>((last, limit) => findRowsAfter(db, importId, last?.number ?? 0, limit))

export const findRowsOf = (
  db: Db,
  importId: string,
  verdict: Verdict,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FileRow[]> =>
  db
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('verdict', '=', verdict)
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()

export async function updateRow(
  db: Db,
  { importId, number }: Pick<FileRow, 'importId' | 'number'>,
  change: Updateable<Database['importRows']>,
): Promise<void> {
  await db
    .updateTable('importRows')
    .set(change)
    .where('importId', '=', importId)
    .where('number', '=', number)
    .execute()
}

/** Without a business, there is nothing that a row could be the same as. */
export async function decideRows(
  db: Db,
  importId: string,
  numbers: number[] | 'all',
  decision: FileRow['decision'],
): Promise<void> {
  await db
    .updateTable('importRows')
    .set({ decision })
    .where('importId', '=', importId)
    .where('verdict', '=', 'maybe')
    .$if(decision === 'update', (query) => query.where('businessId', 'is not', null))
    .$if(numbers !== 'all', (query) =>
      query.where('number', 'in', numbers === 'all' ? [] : numbers),
    )
    .execute()
}

export async function countVerdicts(db: Db, importId: string): Promise<Record<Verdict, number>> {
  const rows = await db
    .selectFrom('importRows')
    .select(['verdict', sql<number>`count(*)`.as('count')])
    .where('importId', '=', importId)
    .groupBy('verdict')
    .execute()
  const counts = { new: 0, changed: 0, same: 0, maybe: 0, claimed: 0, removed: 0, refused: 0 }
  for (const { verdict, count } of rows) if (verdict) counts[verdict] = Number(count)
  return counts
}

export async function countKept(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('importRows')
    .select(sql<number>`count(*)`.as('count'))
    .where('importId', '=', importId)
    .where('outcome', '=', 'kept')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function removeImports(
  db: Db,
  by: { finishedBefore: string } | { id: string },
): Promise<void> {
  await db
    .deleteFrom('imports')
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('finishedBefore' in by, (query) =>
      query
        .where('createdAt', '<', 'finishedBefore' in by ? by.finishedBefore : '')
        .where('state', 'in', DELETABLE),
    )
    .execute()
}

const DELETABLE: ImportState[] = ['columns', 'ready', 'done', 'undone']

const IDENTIFYING = ['id', 'businessName', 'address', 'suburb', 'phone', 'website'] as const

/** What is listed, with what identifies it. */
export const findIdentified = (db: Db) =>
  inBatches<Pick<Selectable<Database['businesses']>, (typeof IDENTIFYING)[number]>>((last, limit) =>
    db
      .selectFrom('businesses')
      .select(IDENTIFYING)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

const STORED = [
  'businesses.id',
  'businesses.userId',
  'businesses.businessName',
  'businesses.industry',
  'businesses.area',
  'businesses.address',
  'businesses.phone',
  'businesses.emailPublic',
  'businesses.website',
  'businesses.description',
  'businesses.services',
  'businesses.amenities',
  'businesses.operatingHours',
  'businesses.ratingCount',
  'businessSources.externalId',
  'businessSources.setBy',
  'businessSources.hiddenAs',
] as const

const stored = (db: Db) =>
  db
    .selectFrom('businesses')
    .leftJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .select(STORED)

/** What rows of a file are compared with, by its id. */
export async function findListed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('businesses')
    .leftJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .select(['businesses.id', 'userId', 'source'])
    .select(COMPARED_FIELDS)
    .where('businesses.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const getStored = (db: Db, id: string) =>
  stored(db).where('businesses.id', '=', id).executeTakeFirst()
export type Stored = NonNullable<Awaited<ReturnType<typeof getStored>>>

/**
 * Locked until the transaction ends, and only then read: a correction, claim or review that was on its way is seen, and
 * the next one waits.
 */
export async function getStoredForChange(
  db: Db,
  engine: OpenedDatabase['engine'],
  id: string,
): Promise<Stored | undefined> {
  if (engine === 'postgres')
    await db.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute()
  return getStored(db, id)
}

/** Which business a source calls so, or was said to. */
export async function getIdByExternalId(
  db: Db,
  source: string,
  externalId: string,
): Promise<string | undefined> {
  const find = (table: 'businessSources' | 'businessAliases') =>
    db
      .selectFrom(table)
      .select('businessId')
      .where('source', '=', source)
      .where('externalId', '=', externalId)
  const found = await find('businessSources').unionAll(find('businessAliases')).executeTakeFirst()
  return found?.businessId
}

export async function saveAlias(
  db: Db,
  alias: Insertable<Database['businessAliases']>,
): Promise<void> {
  const { businessId } = alias
  await db
    .insertInto('businessAliases')
    .values(alias)
    .onConflict((conflict) =>
      conflict.columns(['source', 'externalId']).doUpdateSet({ businessId }),
    )
    .execute()
}

export async function forgetAlias(db: Db, source: string, externalId: string): Promise<void> {
  await db
    .deleteFrom('businessAliases')
    .where('source', '=', source)
    .where('externalId', '=', externalId)
    .execute()
}

/** Which of these marks something that was removed on request has left. */
export async function findMarks(db: Db, marks: string[]): Promise<string[]> {
  const found = await db
    .selectFrom('removedBusinesses')
    .select('markHash')
    .where('markHash', 'in', marks)
    .execute()
  return found.map(({ markHash }) => markHash)
}

export async function insertBusiness(
  db: Db,
  business: Insertable<Database['businesses']>,
  source: Insertable<Database['businessSources']>,
): Promise<void> {
  await db.insertInto('businesses').values(business).execute()
  await db.insertInto('businessSources').values(source).execute()
}

/** Only while nobody has claimed it. */
export async function updateBusiness(
  db: Db,
  id: string,
  change: Updateable<Database['businesses']>,
): Promise<void> {
  await db
    .updateTable('businesses')
    .set(change)
    .where('id', '=', id)
    .where(ownedByNobody())
    .execute()
}

export async function updateSource(
  db: Db,
  businessId: string,
  change: Updateable<Database['businessSources']>,
): Promise<void> {
  await db.updateTable('businessSources').set(change).where('businessId', '=', businessId).execute()
}

export async function hasReviews(db: Db, businessId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('businessId', '=', businessId)
    .limit(1)
    .execute()
  return found.length > 0
}

export async function deleteBusiness(db: Db, id: string): Promise<void> {
  await db.deleteFrom('businesses').where('id', '=', id).where(ownedByNobody()).execute()
}
