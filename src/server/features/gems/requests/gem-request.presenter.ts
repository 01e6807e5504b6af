import type { GemRequestsAnswer } from '#shared/schemas/gem-request.ts'
import type { GemRequestRow } from './gem-request.repository.ts'
import type { GemRequestService } from './gem-request.service.ts'

type Found = Awaited<ReturnType<GemRequestService['findForAdmin']>>

const presentBusiness = ({ businessId, businessName, industry, area }: GemRequestRow) => ({
  businessId,
  businessName,
  industry,
  area,
})

/** Why it takes no turn at present. */
function restOf({ pickId, plan, status }: GemRequestRow) {
  if (status !== 'ACTIVE') return 'paused'
  if (plan !== 'PREMIUM') return 'plan'
  return pickId === null ? null : 'picked'
}

export const presentGemRequests = ({ requests, line, onHome, week }: Found): GemRequestsAnswer => ({
  requests: requests.map((row) => ({
    ...presentBusiness(row),
    reason: row.reason,
    askedAt: row.askedAt,
  })),
  line: line.map((row) => ({
    ...presentBusiness(row),
    lastTurn: row.lastTurn,
    isOnHome: onHome.has(row.businessId),
    rests: restOf(row),
  })),
  week,
})
