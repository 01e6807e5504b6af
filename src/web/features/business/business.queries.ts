import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/query-client.ts'
import { queryKeys } from '#web/lib/query-keys.ts'

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.business(id),
    queryFn: ({ meta }) => apiOf(meta).getBusiness(id),
  })
