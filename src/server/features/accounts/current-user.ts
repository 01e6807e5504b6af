import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

/** The signed-in user of this request: read from the database each time. */
export interface CurrentUser {
  id: string
  email: string
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: boolean
  /** Required of admins if the operator configured it. */
  mustSetSecondFactor: boolean
  emailConfirmed: boolean
  createdAt: string
}

export interface UserRow
  extends Omit<CurrentUser, 'mustChangePassword' | 'mustSetSecondFactor' | 'emailConfirmed'> {
  mustChangePassword: number
  emailVerified: number
}

export function toCurrentUser(row: UserRow, mustSetSecondFactor: boolean): CurrentUser {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    plan: row.plan,
    status: row.status,
    mustChangePassword: row.mustChangePassword === 1,
    mustSetSecondFactor,
    emailConfirmed: row.emailVerified === 1,
    createdAt: row.createdAt,
  }
}
