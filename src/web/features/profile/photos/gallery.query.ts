import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnGallery } from '#shared/schemas/gallery.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery, showSavedProfile, WHILE_OPEN } from '#web/lib/api/dashboard.query.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'

export const galleryQuery = queryOptions({
  queryKey: ownKey('dashboard', 'gallery'),
  queryFn: () => call('GET /api/business/images'),
  ...WHILE_OPEN,
})

/** Stores what an answer says of the photos, and the cover in the profile. */
export function showGallery(queryClient: QueryClient, gallery: OwnGallery): void {
  queryClient.setQueryData(galleryQuery.queryKey, gallery)
  const profile = queryClient.getQueryData(dashboardQuery.queryKey)?.profile
  if (!profile) return
  showSavedProfile(queryClient, { ...profile, imageUrl: gallery.images[0]?.imageUrl ?? null })
}
