import type { User } from '#shared/schemas/accounts/account.ts'
import type { CurrentUser } from './current-user.ts'

export function presentUser(user: CurrentUser): User {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    plan: user.plan,
    status: user.status,
    createdAt: user.createdAt,
    emailConfirmed: user.emailConfirmed,
    ...(user.mustChangePassword ? { mustChangePassword: true } : {}),
    ...(user.mustSetSecondFactor ? { mustSetSecondFactor: true } : {}),
  }
}
