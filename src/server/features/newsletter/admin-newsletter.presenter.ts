import type { AdminSignup } from '#shared/schemas/admin.ts'
import type { SignupRow } from './admin-newsletter.repository.ts'

export function presentAdminSignup(row: SignupRow): AdminSignup {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
    unsubscribedAt: row.unsubscribedAt,
  }
}
