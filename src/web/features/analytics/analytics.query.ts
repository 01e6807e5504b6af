import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AnalyticsAnswer, AnalyticsSpan } from '#shared/schemas/analytics.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { WHILE_OPEN } from '#web/lib/api/dashboard.query.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'

export const analyticsQuery = (days: AnalyticsSpan) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'analytics', days),
    queryFn: () => getJson<AnalyticsAnswer>(`${api.dashboardAnalytics}?days=${days}`),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })
