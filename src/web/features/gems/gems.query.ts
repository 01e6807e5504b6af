import { queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminGemsAnswer } from '#shared/schemas/admin.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const gemsQuery = queryOptions({
  queryKey: adminKey('gems'),
  queryFn: () => getJson<AdminGemsAnswer>(api.adminFeaturedGems),
})
