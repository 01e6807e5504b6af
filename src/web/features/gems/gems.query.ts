import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const gemsQuery = queryOptions({
  queryKey: adminKey('gems'),
  queryFn: () => call('GET /api/admin/featured-gems'),
})

export const gemRequestsQuery = queryOptions({
  queryKey: adminKey('gem-requests'),
  queryFn: () => call('GET /api/admin/gem-requests'),
})
