import { queryOptions } from '@tanstack/react-query'
import { call } from './api-client.ts'
import { adminKey } from './query-keys.ts'

/** Loaded anew whenever it opens. */
export const failedSignInsQuery = (userId: string) =>
  queryOptions({
    queryKey: adminKey('failed-sign-ins', userId),
    queryFn: () => call('GET /api/admin/users/:userId/failed-sign-ins', { params: { userId } }),
    gcTime: 0,
  })
