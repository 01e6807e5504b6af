import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { getJson } from './api-client.ts'
import { isPublic, ownKey } from './query-keys.ts'

/** Kept only while the dashboard is open: whoever opens it again sees the bookings of now. */
export const WHILE_OPEN = { gcTime: 0 }

export const dashboardQuery = queryOptions({
  queryKey: ownKey('dashboard'),
  queryFn: () => getJson<DashboardAnswer>(api.dashboard),
  ...WHILE_OPEN,
})

/** The saved profile, everywhere: what public pages had loaded of it is old now. */
export function showSavedProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(dashboardQuery.queryKey, (known) => known && { ...known, profile })
  queryClient.removeQueries({ predicate: isPublic })
}
