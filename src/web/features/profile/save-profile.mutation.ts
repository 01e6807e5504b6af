import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pages } from '#shared/paths.ts'
import type { ProfileRequest } from '#shared/schemas/profile.ts'
import { call } from '#web/lib/api/api-client.ts'
import { dashboardQuery, showSavedProfile } from '#web/lib/api/dashboard.query.ts'
import { toast } from '#web/lib/toast.ts'
import { galleryQuery } from './photos/gallery.query.ts'

const SAVED = 'Your changes have been saved.'
const PIN_GONE =
  'The pin of your old address is off the map: please put it at the new one, under "Your place on the map".'

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ProfileRequest) => call('PUT /api/business', { body: request }),
    onSuccess: ({ profile }, { exactPlace }) => {
      const before = queryClient.getQueryData(dashboardQuery.queryKey)?.profile
      const isPinGone = before?.location?.isExact && !profile.location?.isExact
      showSavedProfile(queryClient, profile)
      void queryClient.invalidateQueries(galleryQuery)
      const isFirst = before === null && profile.status === 'ACTIVE'
      toast({
        title: 'Profile updated!',
        description: isFirst
          ? `${SAVED} Your page is live.`
          : isPinGone && exactPlace === undefined
            ? `${SAVED} ${PIN_GONE}`
            : SAVED,
        ...(isFirst && {
          link: { label: 'See your page', href: pages.business(profile.profileId) },
        }),
      })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Update failed', description: error.message }),
  })
}
