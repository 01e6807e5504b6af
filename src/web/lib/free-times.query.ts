import { queryOptions } from '@tanstack/react-query'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import { getJson } from './api/api-client.ts'
import { publicKey } from './api/query-keys.ts'

/** How many days are loaded at once: several pages of the strip. */
export const DAYS_PER_LOAD = 54

/** Free times are stale as soon as somebody books: reloaded whenever they come into view. */
export const freeTimesQuery = (businessId: string, serviceId: string, from: string) =>
  queryOptions({
    queryKey: publicKey('times', businessId, serviceId, from),
    queryFn: () =>
      getJson<FreeTimesAnswer>(
        `${timesApi.times(businessId)}?service=${encodeURIComponent(serviceId)}&from=${from}&days=${DAYS_PER_LOAD}`,
      ),
    staleTime: 0,
    gcTime: 60_000,
  })
