import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminActionsAnswer } from '#shared/schemas/admin.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

export const actionsQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('actions', page),
    queryFn: () => getJson<AdminActionsAnswer>(`${api.adminActions}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })
