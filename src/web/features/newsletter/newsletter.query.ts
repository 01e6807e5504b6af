import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const newsletterQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('newsletter', page),
    queryFn: () => call('GET /api/admin/newsletter', { query: { page } }),
    placeholderData: keepPreviousData,
  })
