import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Profile } from '#shared/schemas/profile.ts'
import { call } from './api-client.ts'
import { isPublic, ownKey } from './query-keys.ts'

/** Cached only while the dashboard is open: opening it again loads the current bookings. */
export const WHILE_OPEN = { gcTime: 0 }

export const dashboardQuery = queryOptions({
  queryKey: ownKey('dashboard'),
  queryFn: () => call('GET /api/dashboard'),
  ...WHILE_OPEN,
})

/** Stores the saved profile and invalidates what public pages had loaded of it. */
export function showSavedProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(dashboardQuery.queryKey, (known) => known && { ...known, profile })
  queryClient.removeQueries({ predicate: isPublic })
}
