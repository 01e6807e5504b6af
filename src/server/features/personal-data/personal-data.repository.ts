import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

interface NewLink {
  id: string
  tokenHash: string
  sealedAddress: string
  createdAt: string
  expiresAt: string
}

export async function insertDataLink(db: Db, link: NewLink): Promise<void> {
  await db.insertInto('dataLinks').values(link).execute()
}

export function getDataLink(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom('dataLinks')
    .select(['sealedAddress', 'expiresAt', 'erased'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** True for the one caller that uses it: the others wait, and find the address gone. */
export async function useDataLink(db: Db, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dataLinks')
    .set({ sealedAddress: null })
    .where('tokenHash', '=', tokenHash)
    .where('sealedAddress', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveErased(db: Db, tokenHash: string, erased: string): Promise<void> {
  await db.updateTable('dataLinks').set({ erased }).where('tokenHash', '=', tokenHash).execute()
}

const isOf = (email: string) => sql<SqlBool>`lower("bookings"."email") = ${email}`

/** The bookings of a visitor, with whom to tell. */
export function findBookingsOf(db: Db, email: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'bookings.id',
      'bookings.status',
      'bookings.name',
      'bookings.phone',
      'bookings.startISO',
      'bookings.dateISO',
      'bookings.serviceName',
      'bookings.businessId',
      'businesses.businessName',
      'users.email as ownerEmail',
    ])
    .where(isOf(email))
    .orderBy('bookings.businessId')
    .execute()
}

export type BookingOfVisitor = Awaited<ReturnType<typeof findBookingsOf>>[number]

/** What a visitor has claimed, by the words of the mails about it. */
export function findClaimsOf(db: Db, email: string) {
  return db
    .selectFrom('claims')
    .innerJoin('businesses', 'businesses.id', 'claims.businessId')
    .select(['claims.name', 'businesses.businessName'])
    .where(sql<SqlBool>`lower("claims"."email") = ${email}`)
    .execute()
}

export type ClaimOfVisitor = Awaited<ReturnType<typeof findClaimsOf>>[number]

export async function findBusinessNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let from = 0; from < ids.length; from += 1000) {
    const rows = await db
      .selectFrom('businesses')
      .select(['id', 'businessName'])
      .where('id', 'in', ids.slice(from, from + 1000))
      .execute()
    for (const { id, businessName } of rows) names.set(id, businessName)
  }
  return names
}

export async function isAccount(db: Db, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return user !== undefined
}
