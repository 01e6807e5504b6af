import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AnalyticsAnswer, AnalyticsSpan } from '#shared/schemas/analytics.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { isPublic, ownKey } from '#web/lib/api/query-keys.ts'

/** Kept only while the dashboard is open: whoever opens it again sees the bookings of now. */
const WHILE_OPEN = { gcTime: 0 }

export const dashboardQuery = queryOptions({
  queryKey: ownKey('dashboard'),
  queryFn: () => getJson<DashboardAnswer>(api.dashboard),
  ...WHILE_OPEN,
})

export const analyticsQuery = (days: AnalyticsSpan) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'analytics', days),
    queryFn: () => getJson<AnalyticsAnswer>(`${api.dashboardAnalytics}?days=${days}`),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })

/** The saved profile, everywhere: what public pages had loaded of it is old now. */
export function showSavedProfile(queryClient: QueryClient, profile: Profile): void {
  queryClient.setQueryData(dashboardQuery.queryKey, (known) => known && { ...known, profile })
  queryClient.removeQueries({ predicate: isPublic })
}
