import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { AdminNewsletterAnswer } from '#shared/schemas/admin.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'
import { stringifySearch } from '#web/lib/search-params.ts'

export const newsletterQuery = (page: number) =>
  queryOptions({
    queryKey: adminKey('newsletter', page),
    queryFn: () =>
      getJson<AdminNewsletterAnswer>(`${api.adminNewsletter}${stringifySearch({ page })}`),
    placeholderData: keepPreviousData,
  })
