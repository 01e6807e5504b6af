import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/api/query-client.ts'
import { publicKey } from '#web/lib/api/query-keys.ts'

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: publicKey('business', id),
    queryFn: ({ meta }) => apiOf(meta).getBusiness(id),
  })
