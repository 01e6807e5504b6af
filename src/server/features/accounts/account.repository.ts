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

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}
