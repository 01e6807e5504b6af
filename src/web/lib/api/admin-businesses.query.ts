import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminBusinessQuery } from '#shared/schemas/admin.ts'
import { call } from './api-client.ts'
import { adminKey } from './query-keys.ts'

export const adminBusinessesQuery = (query: AdminBusinessQuery) =>
  queryOptions({
    queryKey: adminKey('businesses', query),
    queryFn: () => call('GET /api/admin/businesses', { query }),
    // The old rows stay while new ones load: a table that empties at every key flickers.
    placeholderData: keepPreviousData,
  })
