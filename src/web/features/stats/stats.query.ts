import { queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const statsQuery = queryOptions({
  queryKey: adminKey('stats'),
  queryFn: () => getJson<AdminStats>(api.adminStats),
})
