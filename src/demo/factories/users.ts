import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'
import { nextNumber } from './sequence.ts'

export interface UserInput {
  email?: string
  password?: string
  role?: Role
  plan?: Plan
  status?: UserStatus
  isDemo?: boolean
  createdAt?: Date
}

export interface CreatedUser {
  id: string
  email: string
  plan: Plan
  status: UserStatus
}

export const TEST_PASSWORD = 'rooibos en vetkoek'

/** An account; with a password only if one is given, since hashing is slow on purpose. */
export async function createUser(db: Db, input: UserInput = {}): Promise<CreatedUser> {
  const at = (input.createdAt ?? new Date()).toISOString()
  const user = {
    id: newId(),
    email:
      input.email ?? `owner-${nextNumber()}-${newId().slice(0, 5).toLowerCase()}@example.co.za`,
    plan: input.plan ?? 'BASIC',
    status: input.status ?? 'ACTIVE',
  } as const
  await db
    .insertInto('users')
    .values({
      ...user,
      emailVerified: 1,
      role: input.role ?? 'BUSINESS',
      isDemo: input.isDemo ? 1 : 0,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  if (input.password !== undefined) {
    await db
      .insertInto('credentials')
      .values({
        userId: user.id,
        password: await hashPassword(input.password),
        updatedAt: at,
      })
      .execute()
  }
  return user
}
