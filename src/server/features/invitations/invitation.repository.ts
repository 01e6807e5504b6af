import { type Insertable, type SqlBool, sql } from 'kysely'
import { ownedByNobody } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { FORMER_OWNER } from '#shared/catalogue/unclaimed.ts'

const notDecided = sql<SqlBool>`not exists (select 1 from "invitations"
  where "invitations"."businessId" = "businesses"."id")`

const isBeingClaimed = sql<SqlBool>`exists (select 1 from "claims"
  where "claims"."businessId" = "businesses"."id" and "claims"."state" in ('open', 'proved'))`

/** From the list that the record names, not from a visitor. We write these texts, so they have no spaces. */
const isImported = sql<SqlBool>`"businessSources"."setBy" like '%"emailPublic":"import"%'`

/**
 * On a page that is shown and never had an owner, with an address that its source has published, and not decided about
 * yet. Whoever is claiming it knows of it.
 */
const waiting = (db: Db) =>
  db
    .selectFrom('businesses')
    .innerJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .where(ownedByNobody('businesses.userId'))
    .where('businesses.claimedAt', 'is', null)
    .where('businesses.status', '=', 'ACTIVE')
    .where('businesses.emailPublic', '<>', '')
    .where('businessSources.source', '<>', FORMER_OWNER)
    .where(isImported)
    .where((eb) => eb.not(isBeingClaimed))
    .where(notDecided)

export const findWaiting = (db: Db, limit: number) =>
  waiting(db)
    .select([
      'businesses.id',
      'businesses.businessName',
      'businesses.industry',
      'businesses.address',
      'businesses.phone',
      'businesses.website',
      'businesses.emailPublic',
      'businessSources.source',
      'businessSources.checkedOn',
    ])
    .orderBy('businesses.id')
    .limit(limit)
    .execute()
export type Waiting = Awaited<ReturnType<typeof findWaiting>>[number]

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await waiting(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False if it was closed before. */
export async function closeMailbox(
  trx: Db,
  closed: Insertable<Database['closedMailboxes']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('closedMailboxes')
    .values(closed)
    .onConflict((conflict) => conflict.column('mailHash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False if somebody else has decided about this business meanwhile. */
export async function addInvitation(
  trx: Db,
  invitation: Insertable<Database['invitations']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('businessId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function saveOutcome(
  trx: Db,
  businessId: string,
  outcome: Database['invitations']['outcome'],
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ outcome })
    .where('businessId', '=', businessId)
    .execute()
}

export const findDecided = (db: Db, limit: number) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .orderBy('decidedAt', 'desc')
    .orderBy('businessId')
    .limit(limit)
    .execute()

export async function countOutcomes(db: Db): Promise<Record<'sent' | 'left', number>> {
  const rows = await db
    .selectFrom('invitations')
    .select(['outcome', sql<number>`count(*)`.as('count')])
    .groupBy('outcome')
    .execute()
  const countOf = (outcome: string) =>
    Number(rows.find((row) => row.outcome === outcome)?.count ?? 0)
  return { sent: countOf('sent'), left: countOf('left') }
}
