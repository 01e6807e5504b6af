import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '#web/lib/query-client.ts'

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ meta }) => apiOf(meta).getCategories(),
})

export const gemsQuery = queryOptions({
  queryKey: ['featured-gems'],
  queryFn: ({ meta }) => apiOf(meta).getFeaturedGems(),
})
