import { queryOptions } from '@tanstack/react-query'
import { call } from './api/api-client.ts'
import { publicKey } from './api/query-keys.ts'

/** How many days are loaded at once: several pages of the strip. */
export const DAYS_PER_LOAD = 54

/** Free times are stale as soon as somebody books: reloaded whenever they come into view. */
export const freeTimesQuery = (
  businessId: string,
  { serviceId, personId, from }: { serviceId: string; personId: string; from: string },
) =>
  queryOptions({
    queryKey: publicKey('times', businessId, serviceId, personId, from),
    queryFn: () =>
      call('GET /api/business/:id/times', {
        params: { id: businessId },
        query: { service: serviceId, person: personId, from, days: DAYS_PER_LOAD },
      }),
    staleTime: 0,
    gcTime: 60_000,
  })
