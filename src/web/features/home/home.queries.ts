import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/api/query-client.ts'
import { publicKey } from '#web/lib/api/query-keys.ts'

export const gemsQuery = queryOptions({
  queryKey: publicKey('gems'),
  queryFn: ({ meta }) => apiOf(meta).getFeaturedGems(),
})

/**
 * Gems that cannot be loaded leave their section empty instead of failing the page. The empty list is
 * marked as old, so that the browser asks again as soon as the section stands there.
 */
export async function loadGems(queryClient: QueryClient): Promise<void> {
  try {
    await queryClient.ensureQueryData(gemsQuery)
  } catch {
    queryClient.setQueryData(gemsQuery.queryKey, { gems: [] })
    await queryClient.invalidateQueries({ queryKey: gemsQuery.queryKey, refetchType: 'none' })
  }
}
