import type { AdminGem } from '#shared/schemas/admin.ts'
import type { AdminGemRow } from './admin-gem.repository.ts'

export function presentAdminGem(row: AdminGemRow): AdminGem {
  return {
    id: row.id,
    businessId: row.businessId,
    createdAt: row.createdAt,
    business: {
      id: row.businessId,
      businessName: row.businessName,
      industry: row.industry,
      area: row.area,
      plan: row.plan,
      status: row.status,
    },
  }
}
