import { queryOptions } from '@tanstack/react-query'
import type { BusinessFilter } from '#shared/schemas/business-list.ts'
import { apiOf } from './query-client.ts'
import { publicKey } from './query-keys.ts'

/** Catalogue queries that several pages use; a feature's own queries are in the feature. */

export const categoriesQuery = queryOptions({
  queryKey: publicKey('categories'),
  queryFn: ({ meta }) => apiOf(meta).getCategories(),
})

export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: publicKey('category', slug),
    queryFn: ({ meta }) => apiOf(meta).getCategory(slug),
  })

export const businessesQuery = (filter: BusinessFilter) =>
  queryOptions({
    queryKey: publicKey('businesses', filter),
    queryFn: ({ meta }) => apiOf(meta).findBusinesses(filter),
  })

export const namedBusinessesQuery = (ids: string[]) =>
  queryOptions({
    queryKey: publicKey('named-businesses', ids),
    queryFn: ({ meta }) => apiOf(meta).findNamedBusinesses(ids),
  })
