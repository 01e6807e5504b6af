import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const statsQuery = queryOptions({
  queryKey: adminKey('stats'),
  queryFn: () => call('GET /api/admin/stats'),
})
