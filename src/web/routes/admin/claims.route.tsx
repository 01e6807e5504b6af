import { ownPages } from '#shared/own-paths.ts'
import type { AdminClaimsQuery } from '#shared/schemas/supply/claim.ts'
import { CLAIM_STATE_WORDS } from '#shared/supply/claims.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { ClaimsPage } from '#web/features/claims/claims-page.tsx'
import { pageNumber } from '#web/lib/page-number.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

export const claimsRoute = personalPage({
  path: ownPages.claims,
  sheets: ['admin'],
  load: async ({ api, query }) => {
    const found = oneOf(keysOf(CLAIM_STATE_WORDS), query.get('state') ?? undefined)
    const state: AdminClaimsQuery['state'] = found ?? 'waiting'
    const page = pageNumber(query.get('page') ?? '')
    return { ...(await api.getAdminClaims({ state, page })), state, page, done: query.get('done') }
  },
  title: () => 'Claims',
  Page: ClaimsPage,
})
