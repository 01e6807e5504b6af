import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/api/query-client.ts'
import { publicKey } from '#web/lib/api/query-keys.ts'

export const gemsQuery = queryOptions({
  queryKey: publicKey('gems'),
  queryFn: ({ meta }) => apiOf(meta).getFeaturedGems(),
})

/**
 * If the gems cannot be loaded, their section is empty instead of the page failing. The empty list is marked
 * as stale, so that the browser loads it again when the section is shown.
 */
export async function loadGems(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.ensureQueryData(gemsQuery)
  } catch {
    queryClient.setQueryData(gemsQuery.queryKey, { gems: [] })
    await queryClient.invalidateQueries({ queryKey: gemsQuery.queryKey, refetchType: 'none' })
  }
}
