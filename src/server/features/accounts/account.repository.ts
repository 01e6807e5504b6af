import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

export interface NewAccount {
  id: string
  email: string
  passwordHash: string
  role: Role
  plan: Plan
  status: UserStatus
  /** Whoever registers agrees to it. */
  termsVersion?: number
  createdAt: string
}

/** False if the e-mail is taken. The unique index decides between concurrent registrations. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const { createdAt } = account
  const made = await db
    .insertInto('users')
    .values({
      id: account.id,
      email: account.email,
      emailVerified: 0,
      role: account.role,
      plan: account.plan,
      status: account.status,
      termsVersion: account.termsVersion ?? null,
      termsAcceptedAt: account.termsVersion === undefined ? null : createdAt,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflict((conflict) => conflict.expression(sql`lower("email")`).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await db
    .insertInto('credentials')
    .values({ userId: account.id, password: account.passwordHash, updatedAt: createdAt })
    .execute()
  return true
}

export async function getUserByEmail(
  db: Db,
  email: string,
): Promise<{ id: string; email: string } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower("email")`, '=', email)
    .executeTakeFirst()
  return user ?? null
}

export async function getUserById(
  db: Db,
  userId: string,
): Promise<{ id: string; email: string } | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return user ?? null
}

/** The user's data that is needed with every call. */
export const USER_COLUMNS = [
  'users.id',
  'email',
  'role',
  'plan',
  'status',
  'mustChangePassword',
  'emailVerified',
  'users.createdAt',
] as const

/** What a sign-in is checked against; without a password if the account has none. */
export function getAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('credentials', 'credentials.userId', 'users.id')
    .where(sql`lower("email")`, '=', email)
    .select([
      ...USER_COLUMNS,
      'credentials.password as passwordHash',
      'credentials.updatedAt as passwordSetAt',
    ])
    .executeTakeFirst()
}

export async function setEmailConfirmed(db: Db, userId: string, updatedAt: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerified: 1, updatedAt })
    .where('id', '=', userId)
    .where('emailVerified', '=', 0)
    .execute()
}

/** The caller has checked that nobody else has the address; the unique index decides a race. */
export async function setEmail(
  db: Db,
  userId: string,
  { email, at }: { email: string; at: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailVerified: 1, updatedAt: at })
    .where('id', '=', userId)
    .execute()
}

/**
 * Whether an address belongs to an account, or did until a change that its owner can still take back: nobody
 * else may take it in between.
 */
export async function isAddressTaken(db: Db, email: string, now: string): Promise<boolean> {
  if (await getUserByEmail(db, email)) return true
  const former = await db
    .selectFrom('verifications')
    .select('id')
    .where('email', '=', email)
    .where('identifier', 'like', 'not-me:%')
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return former !== undefined
}

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await getMainAdminEmail(db, '')) !== null

/** The admin of ADMIN_EMAIL, or the oldest one: the first start's, who has changed the address since. */
export async function getMainAdminEmail(db: Db, configured: string): Promise<string | null> {
  const admin = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'ADMIN')
    .orderBy(sql`case when "email" = ${configured} then 0 else 1 end`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return admin?.email ?? null
}
