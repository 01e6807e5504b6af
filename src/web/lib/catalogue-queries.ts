import { queryOptions } from '@tanstack/react-query'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import { apiOf } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

/** What several pages read of the catalogue; a feature's own reads stand in the feature. */

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: ({ meta }) => apiOf(meta).getCategories(),
})

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.category(slug),
    queryFn: ({ meta }) => apiOf(meta).getCategory(slug),
  })

export const businessesQuery = (filter: BusinessFilter) =>
  queryOptions({
    queryKey: queryKeys.businesses(filter),
    queryFn: ({ meta }) => apiOf(meta).findBusinesses(filter),
  })
