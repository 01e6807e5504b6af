import { sql } from 'kysely'
import type { Db } from '#server/db/schema.ts'

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

/** One row an address, without regard to case. Somebody who had left is back with the new consent. */
export async function saveSignup(db: Db, signup: NewSignup): Promise<void> {
  await db
    .insertInto('newsletterSignups')
    .values(signup)
    .onConflict((conflict) =>
      conflict.expression(sql`lower("email")`).doUpdateSet({
        unsubscribedAt: null,
        consentVersion: signup.consentVersion,
        consentSource: signup.consentSource,
      }),
    )
    .execute()
}
