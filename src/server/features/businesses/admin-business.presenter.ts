import type { AdminBusiness } from '#shared/schemas/admin.ts'
import type { AdminBusinessRow } from './admin-business.repository.ts'

export function presentAdminBusiness(row: AdminBusinessRow): AdminBusiness {
  return {
    userId: row.userId,
    email: row.email,
    profileId: row.profileId,
    businessName: row.businessName,
    emailPublic: row.emailPublic,
    plan: row.plan,
    status: row.status,
    area: row.area,
    industry: row.industry,
    profileCreatedAt: row.profileCreatedAt,
    userCreatedAt: row.userCreatedAt,
  }
}
