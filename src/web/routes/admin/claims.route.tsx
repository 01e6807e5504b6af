import { ownPages } from '#shared/own-paths.ts'
import type { AdminClaimsQuery } from '#shared/schemas/supply/claim.ts'
import { CLAIM_STATE_WORDS } from '#shared/supply/claims.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { ClaimsPage } from '#web/features/claims/claims-page.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

export const claimsRoute = personalPage({
  path: ownPages.claims,
  sheets: ['admin'],
  load: async ({ api, query }) => {
    const found = oneOf(keysOf(CLAIM_STATE_WORDS), query.get('state') ?? undefined)
    const state: AdminClaimsQuery['state'] = found ?? 'waiting'
    return { ...(await api.getAdminClaims(state)), state, done: query.get('done') }
  },
  title: () => 'Claims',
  Page: ClaimsPage,
})
