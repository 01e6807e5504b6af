import { imageUrl } from '#server/platform/images/image-url.ts'
import type { Gem } from '#shared/schemas/gem.ts'
import type { PublicGemRow } from './gem.repository.ts'

export function presentGem(row: PublicGemRow): Gem {
  return {
    id: row.id,
    businessId: row.businessId,
    createdAt: row.createdAt,
    business: {
      id: row.businessId,
      businessName: row.businessName,
      industry: row.industry,
      area: row.area,
      imageUrl: imageUrl(row.imageKey),
      ratingCount: row.ratingCount,
    },
  }
}
