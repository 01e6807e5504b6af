import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminNewsletterQuery } from '#shared/schemas/admin.ts'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

export const newsletterQuery = (query: AdminNewsletterQuery) =>
  queryOptions({
    queryKey: adminKey('newsletter', query),
    queryFn: () => call('GET /api/admin/newsletter', { query }),
    placeholderData: keepPreviousData,
  })
