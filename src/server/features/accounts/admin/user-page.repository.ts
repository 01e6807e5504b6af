import { sql } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { READ_KINDS } from '#shared/accounts/admin.ts'
import { USER_PAGE_SHOWN } from '#shared/user-page.ts'

export function getOwnerContact(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('businesses', 'businesses.userId', 'users.id')
    .where('users.id', '=', userId)
    .where('users.role', '=', 'BUSINESS')
    .select(['users.id', 'users.email', 'users.emailVerified', 'users.plan', 'users.status'])
    .select(['users.createdAt', 'businesses.id as businessId', 'businesses.businessName'])
    .select(['businesses.phone', 'businesses.emailPublic', 'businesses.address', 'businesses.area'])
    .executeTakeFirst()
}

export function findMailsTo(db: Db, email: string) {
  return db
    .selectFrom('outboxMessages')
    .where(sql<boolean>`lower("recipient") = ${email.toLowerCase()}`)
    .select(['id', 'kind', 'state', 'lastError', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(USER_PAGE_SHOWN)
    .execute()
}

export function findBookingsOf(db: Db, businessId: string) {
  return db
    .selectFrom('bookings')
    .where('businessId', '=', businessId)
    .select(['id', 'name', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(USER_PAGE_SHOWN)
    .execute()
}

export function findReviewsOf(db: Db, businessId: string) {
  return db
    .selectFrom('ratings')
    .where('businessId', '=', businessId)
    .select(['id', 'stars', 'comment', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(USER_PAGE_SHOWN)
    .execute()
}

export function findSessionsFor(db: Db, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .where(ownedBy(userId))
    .where('expiresAt', '>', now)
    .select(['id', 'device', 'createdAt', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .limit(USER_PAGE_SHOWN)
    .execute()
}

/** What admins did to the account or to its business. */
export function findActionsOn(db: Db, targetIds: string[]) {
  return db
    .selectFrom('adminActions')
    .where('targetId', 'in', targetIds)
    .where('action', 'not in', READ_KINDS)
    .select(['id', 'adminEmail', 'action', 'detail', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(USER_PAGE_SHOWN)
    .execute()
}

export async function getOpenUndo(db: Db, userId: string, now: string): Promise<string | null> {
  const open = await db
    .selectFrom('undoableActions')
    .where(ownedBy(userId))
    .where('undoneAt', 'is', null)
    .where('undoUntil', '>', now)
    .select('id')
    .orderBy('undoUntil', 'desc')
    .executeTakeFirst()
  return open?.id ?? null
}
