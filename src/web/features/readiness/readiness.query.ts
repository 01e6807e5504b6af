import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const readinessQuery = queryOptions({
  queryKey: adminKey('readiness'),
  queryFn: () => call('GET /api/admin/readiness'),
})
