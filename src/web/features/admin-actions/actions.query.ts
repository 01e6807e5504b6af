import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminActionsQuery } from '#shared/schemas/admin.ts'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const actionsQuery = (query: AdminActionsQuery) =>
  queryOptions({
    queryKey: adminKey('actions', query),
    queryFn: () => call('GET /api/admin/actions', { query }),
    placeholderData: keepPreviousData,
  })
