import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/query-client.ts'

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ['business', id],
    queryFn: ({ meta }) => apiOf(meta).getBusiness(id),
  })
