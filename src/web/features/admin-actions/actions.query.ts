import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const actionsQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('actions', page),
    queryFn: () => call('GET /api/admin/actions', { query: { page } }),
    placeholderData: keepPreviousData,
  })
