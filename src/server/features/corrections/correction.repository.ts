import { type Insertable, sql } from 'kysely'
import { ownedByNobody } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { MANY_VOICES } from '#shared/catalogue/corrections.ts'

/** The open suggestion of this change; made if it is the first. */
export async function getOrAddCorrection(
  db: Db,
  correction: Omit<Insertable<Database['corrections']>, 'decidedAt' | 'decision'>,
): Promise<string> {
  await db
    .insertInto('corrections')
    .values(correction)
    .onConflict((conflict) =>
      conflict
        .columns(['businessId', 'field', 'sameAs'])
        .where('decidedAt', 'is', null)
        .doNothing(),
    )
    .execute()
  const { id } = await db
    .selectFrom('corrections')
    .select('id')
    .where('businessId', '=', correction.businessId)
    .where('field', '=', correction.field)
    .where('sameAs', '=', correction.sameAs)
    .where('decidedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

/** False if this device has said so before. */
export async function addVoice(
  db: Db,
  voice: Insertable<Database['correctionVoices']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('correctionVoices')
    .values(voice)
    .onConflict((conflict) => conflict.columns(['correctionId', 'deviceHash']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Whoever has many devices in one network is one person, and so is one device in many networks. */
const PEOPLE = sql<number>`(select case when count(distinct "deviceHash") < count(distinct "networkHash")
  then count(distinct "deviceHash") else count(distinct "networkHash") end
  from "correctionVoices" where "correctionId" = "corrections"."id")`

const open = (db: Db) =>
  db
    .selectFrom('corrections')
    .innerJoin('businesses', 'businesses.id', 'corrections.businessId')
    .where('corrections.decidedAt', 'is', null)

/** Those of nobody at once, an owner's or a claimant's once they have let them pass. */
const forAdmins = (db: Db, ownersUntil: string) =>
  open(db).where((eb) =>
    eb.or([
      eb.and([ownedByNobody('businesses.userId'), eb('businesses.claimedAt', 'is', null)]),
      eb('corrections.createdAt', '<=', ownersUntil),
    ]),
  )

export async function findForAdmins(
  db: Db,
  { ownersUntil, limit, offset }: { ownersUntil: string; limit: number; offset: number },
) {
  const rows = await forAdmins(db, ownersUntil)
    .selectAll('corrections')
    .select(['businesses.businessName', PEOPLE.as('people')])
    .orderBy(sql`case when ${PEOPLE} >= ${sql.lit(MANY_VOICES)} then 0 else 1 end`)
    .orderBy('corrections.createdAt')
    .orderBy('corrections.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }))
}

export async function countForAdmins(db: Db, ownersUntil: string): Promise<number> {
  const { count } = await forAdmins(db, ownersUntil)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findOfBusiness(db: Db, businessId: string) {
  const rows = await open(db)
    .selectAll('corrections')
    .select(['businesses.businessName', PEOPLE.as('people')])
    .where('corrections.businessId', '=', businessId)
    .orderBy('corrections.createdAt')
    .orderBy('corrections.id')
    .execute()
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }))
}
export type CorrectionRow = Awaited<ReturnType<typeof findOfBusiness>>[number]

/** Of two decisions at once one; whose words they were is forgotten. */
export async function decideCorrection(
  db: Db,
  id: string,
  decided: { decision: 'accepted' | 'declined'; decidedAt: string },
) {
  const correction = await db
    .updateTable('corrections')
    .set(decided)
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .returning(['businessId', 'field', 'value'])
    .executeTakeFirst()
  await db.deleteFrom('correctionVoices').where('correctionId', '=', id).execute()
  return correction
}

export function getCorrection(db: Db, id: string) {
  return db
    .selectFrom('corrections')
    .select(['id', 'businessId', 'field', 'createdAt', 'decidedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function recordClosed(db: Db, businessId: string, closedOn: string): Promise<void> {
  await db
    .insertInto('closedBusinesses')
    .values({ businessId, closedOn })
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ closedOn }))
    .execute()
}

/** One that is not listed because it has closed for good. */
export function getClosed(db: Db, businessId: string) {
  return db
    .selectFrom('closedBusinesses')
    .innerJoin('businesses', 'businesses.id', 'closedBusinesses.businessId')
    .select(['closedOn', 'businessName', 'categorySlug', 'area', 'businesses.plan'])
    .where('businessId', '=', businessId)
    .where('businesses.status', '<>', 'ACTIVE')
    .executeTakeFirst()
}
