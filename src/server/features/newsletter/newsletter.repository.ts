import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export interface NewSignup {
  id: string
  name: string
  email: string
  phone: string
  consentVersion: string
  consentSource: string
  token: string
  createdAt: string
}

export interface SavedSignup {
  /** 'returned' after unsubscribing earlier; 'known' if still subscribed. */
  outcome: 'new' | 'returned' | 'known'
  token: string
  confirmedAt: string | null
}

/** One row per address, ignoring case; each change is a single statement. */
export async function saveSignup(db: Db, signup: NewSignup): Promise<SavedSignup> {
  const added = await db
    .insertInto('newsletterSignups')
    .values(signup)
    .onConflict((conflict) => conflict.expression(sql`lower("email")`).doNothing())
    .returning(['token', 'confirmedAt'])
    .executeTakeFirst()
  if (added) return { outcome: 'new', ...added }

  const consent = { consentVersion: signup.consentVersion, consentSource: signup.consentSource }
  const sameAddress = sql<string>`lower("email")`
  const returned = await db
    .updateTable('newsletterSignups')
    .set({ ...consent, unsubscribedAt: null, confirmedAt: null })
    .where(sameAddress, '=', signup.email)
    .where('unsubscribedAt', 'is not', null)
    .returning(['token', 'confirmedAt'])
    .executeTakeFirst()
  if (returned) return { outcome: 'returned', ...returned }

  const known = await db
    .updateTable('newsletterSignups')
    .set(consent)
    .where(sameAddress, '=', signup.email)
    .returning(['token', 'confirmedAt'])
    .executeTakeFirstOrThrow()
  return { outcome: 'known', ...known }
}

/** The first time is stored if a link is opened twice. Returns the address, if the token is known. */
export async function stampSignup(
  db: Db,
  token: string,
  column: 'confirmedAt' | 'unsubscribedAt',
  at: string,
): Promise<string | undefined> {
  const signup = await db
    .updateTable('newsletterSignups')
    .set((eb) => ({ [column]: eb.fn.coalesce(column, eb.val(at)) }))
    .where('token', '=', token)
    .returning('email')
    .executeTakeFirst()
  return signup?.email
}
