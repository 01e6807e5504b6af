import type { QueryClient } from '@tanstack/react-query'
import { pages } from '#shared/paths.ts'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'

/** Whether the signed-in user, if there is one, owns this business. */
export async function isOwnBusiness(queryClient: QueryClient, id: string): Promise<boolean> {
  const user = await queryClient.fetchQuery(currentUserQuery)
  if (!user || startPageOf(user) !== pages.dashboard) return false
  const { profile } = await queryClient.fetchQuery(dashboardQuery)
  return profile?.profileId === id
}
