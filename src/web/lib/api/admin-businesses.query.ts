import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminBusinessesAnswer, AdminBusinessQuery } from '#shared/schemas/admin.ts'
import { stringifySearch } from '#web/lib/search-params.ts'
import { getJson } from './api-client.ts'
import { adminKey } from './query-keys.ts'

export const adminBusinessesQuery = (query: AdminBusinessQuery) =>
  queryOptions({
    queryKey: adminKey('businesses', query),
    queryFn: () =>
      getJson<AdminBusinessesAnswer>(`${api.adminBusinesses}${stringifySearch({ ...query })}`),
    // The old rows stay while new ones load: a table that empties at every key flickers.
    placeholderData: keepPreviousData,
  })
