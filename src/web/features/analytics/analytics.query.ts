import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnalyticsSpan } from '#shared/schemas/analytics.ts'
import { call } from '#web/lib/api/api-client.ts'
import { WHILE_OPEN } from '#web/lib/api/dashboard.query.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'

export const analyticsQuery = (days: AnalyticsSpan) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'analytics', days),
    queryFn: () => call('GET /api/dashboard/analytics', { query: { days } }),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })

export const advancedAnalyticsQuery = (days: AnalyticsSpan) =>
  queryOptions({
    queryKey: ownKey('dashboard', 'advanced-analytics', days),
    queryFn: () => call('GET /api/dashboard/analytics/advanced', { query: { days } }),
    placeholderData: keepPreviousData,
    ...WHILE_OPEN,
  })
