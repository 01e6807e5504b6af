import { type Insertable, sql, type Updateable } from 'kysely'
import { ownedBy, ownedByNobody } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { ClaimState } from '#shared/supply/claims.ts'

/** Those that nobody has decided yet. */
export const UNDECIDED = ['open', 'proved'] as const satisfies ClaimState[]

export async function insertClaim(db: Db, claim: Insertable<Database['claims']>): Promise<void> {
  await db.insertInto('claims').values(claim).execute()
}

/** With its business as it is now. */
const claims = (db: Db) =>
  db
    .selectFrom('claims')
    .innerJoin('businesses', 'businesses.id', 'claims.businessId')
    .leftJoin('users as owners', 'owners.id', 'businesses.userId')
    .selectAll('claims')
    .select(['businesses.businessName', 'businesses.status', 'businesses.claimedAt'])
    .select(['owners.id as ownerId', 'owners.email as ownerEmail'])

export const getClaim = (db: Db, id: string) =>
  claims(db).where('claims.id', '=', id).executeTakeFirst()
export type ClaimRow = NonNullable<Awaited<ReturnType<typeof getClaim>>>

/** Of one business, undecided. */
export const findUndecided = (db: Db, businessId: string) =>
  claims(db)
    .where('claims.businessId', '=', businessId)
    .where('claims.state', 'in', UNDECIDED)
    .orderBy('claims.createdAt')
    .orderBy('claims.id')
    .execute()

/** Claims that a person has to ring or read for: those of others on this business, and those with this address. */
export async function countForPeople(
  db: Db,
  { businessId, email }: { businessId: string; email: string },
): Promise<{ ofBusiness: number; ofOne: number }> {
  const waiting = db
    .selectFrom('claims')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', 'in', UNDECIDED)
    .where('proof', 'in', ['call', 'papers'])
  const others = waiting.where('businessId', '=', businessId).where('email', '<>', email)
  const { count: ofBusiness } = await others.executeTakeFirstOrThrow()
  const { count: ofOne } = await waiting.where('email', '=', email).executeTakeFirstOrThrow()
  return { ofBusiness: Number(ofBusiness), ofOne: Number(ofOne) }
}

/** The codes that were sent for a business on a day, by whomever. */
export async function countSendings(db: Db, businessId: string, day: string): Promise<number> {
  const { sent } = await db
    .selectFrom('claims')
    .select((eb) => eb.fn.sum<number | null>('sentCount').as('sent'))
    .where('businessId', '=', businessId)
    .where('sentOn', '=', day)
    .executeTakeFirstOrThrow()
  return Number(sent ?? 0)
}

export async function updateClaim(
  db: Db,
  id: string,
  change: Updateable<Database['claims']>,
): Promise<void> {
  await db.updateTable('claims').set(change).where('id', '=', id).execute()
}

/** Counts one try before it is compared, so that many at once are not more than five. Undefined without any left. */
export async function takeTry(
  db: Db,
  id: string,
  codeHash: string,
): Promise<{ triesLeft: number } | undefined> {
  return db
    .updateTable('claims')
    .set((eb) => ({ triesLeft: eb('triesLeft', '-', 1) }))
    .where('id', '=', id)
    .where('codeHash', '=', codeHash)
    .where('triesLeft', '>', 0)
    .returning('triesLeft')
    .executeTakeFirst()
}

/** Of two at once one: false if it is decided, or the code was used. */
export async function moveClaim(
  db: Db,
  id: string,
  { from, ...change }: { from: readonly ClaimState[] } & Updateable<Database['claims']>,
): Promise<boolean> {
  const moved = await db
    .updateTable('claims')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Whoever has been granted a business before has it no longer. */
export async function endGranted(
  db: Db,
  businessId: string,
  decidedAt: string,
): Promise<{ id: string; email: string; name: string }[]> {
  return db
    .updateTable('claims')
    .set({ state: 'ended', decidedAt })
    .where('businessId', '=', businessId)
    .where('state', '=', 'granted')
    .returning(['id', 'email', 'name'])
    .execute()
}

export async function markClaimed(db: Db, businessId: string, at: string): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ claimedAt: at, updatedAt: at })
    .where('id', '=', businessId)
    .execute()
}

/** The first values of what visitors have changed since: a contact from before proves something, a new one does not. */
export function findContactChanges(db: Db, businessId: string, since: string) {
  return db
    .selectFrom('businessChanges')
    .select(['field', 'before', 'changedAt'])
    .where('businessId', '=', businessId)
    .where('field', 'in', ['emailPublic', 'webAddress', 'phone'])
    .where('setBy', '=', 'visitor')
    .where('changedAt', '>', since)
    .orderBy('changedAt', 'desc')
    .orderBy('id')
    .execute()
}

const RIVALS = sql<number>`(select count(*) from "claims" as "rival" where "rival"."businessId" = "claims"."businessId"
  and "rival"."email" <> "claims"."email" and "rival"."state" in ('open', 'proved'))`
const OTHERS = sql<number>`(select count(*) from "claims" as "other" where "other"."email" = "claims"."email"
  and "other"."id" <> "claims"."id")`

const listed = (db: Db, state: ClaimState | 'waiting') =>
  claims(db)
    .$if(state !== 'waiting', (query) =>
      query.where('claims.state', '=', state === 'waiting' ? 'open' : state),
    )
    // A code by mail needs nobody, unless somebody else asks too.
    .$if(state === 'waiting', (query) =>
      query.where((eb) =>
        eb.or([
          eb('claims.state', '=', 'proved'),
          eb.and([
            eb('claims.state', '=', 'open'),
            eb.or([
              eb('claims.proof', 'in', ['call', 'papers']),
              eb('claims.isDisputed', '=', 1),
              eb(RIVALS, '>', 0),
            ]),
          ]),
        ]),
      ),
    )

export async function findForAdmins(
  db: Db,
  state: ClaimState | 'waiting',
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await listed(db, state)
    .select([RIVALS.as('rivals'), OTHERS.as('others')])
    .orderBy('claims.createdAt', state === 'waiting' || state === 'open' ? 'asc' : 'desc')
    .orderBy('claims.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({ ...row, rivals: Number(row.rivals), others: Number(row.others) }))
}
export type ListedClaim = Awaited<ReturnType<typeof findForAdmins>>[number]

export async function countForAdmins(db: Db, state: ClaimState | 'waiting'): Promise<number> {
  const { count } = await listed(db, state)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whom an account may take: undefined if the account is none of an owner. */
export function getOwnAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('businesses', 'businesses.userId', 'users.id')
    .select(['users.id', 'users.email', 'businesses.id as businessId'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'BUSINESS')
    .executeTakeFirst()
}

export async function hasGranted(db: Db, userId: string): Promise<boolean> {
  const granted = await db
    .selectFrom('claims')
    .select('id')
    .where(ownedBy(userId))
    .where('state', '=', 'granted')
    .executeTakeFirst()
  return granted !== undefined
}

export async function removeBusiness(
  db: Db,
  businessId: string,
  marks: string[],
  removedAt: string,
): Promise<void> {
  await db
    .insertInto('removedBusinesses')
    .values(marks.map((markHash) => ({ markHash, removedAt })))
    .onConflict((conflict) => conflict.column('markHash').doNothing())
    .execute()
  await db.deleteFrom('businesses').where('id', '=', businessId).where(ownedByNobody()).execute()
}

/** What identifies it for later imports, by each name that a list has for it. */
export async function findMarked(db: Db, businessId: string) {
  const business = await db
    .selectFrom('businesses')
    .leftJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .select(['source', 'externalId', 'businessName', 'suburb', 'phone', 'website'])
    .where('businesses.id', '=', businessId)
    .executeTakeFirstOrThrow()
  const aliases = await db
    .selectFrom('businessAliases')
    .select(['source', 'externalId'])
    .where('businessId', '=', businessId)
    .execute()
  return [business, ...aliases.map((alias) => ({ ...business, ...alias }))]
}

/** Claims that nobody went on with end; what is known of decided ones goes later. */
export async function sweepClaims(
  db: Db,
  { openUntil, keptUntil, at }: { openUntil: string; keptUntil: string; at: string },
): Promise<{ ended: number; deleted: number }> {
  const ended = await db
    .updateTable('claims')
    .set({ state: 'ended', decidedAt: at, codeHash: null, readOut: null })
    .where('state', 'in', UNDECIDED)
    .where('createdAt', '<', openUntil)
    .returning('id')
    .execute()
  const deleted = await db
    .deleteFrom('claims')
    .where('state', 'in', ['declined', 'withdrawn', 'ended'])
    .where('decidedAt', '<', keptUntil)
    .returning('id')
    .execute()
  return { ended: ended.length, deleted: deleted.length }
}
