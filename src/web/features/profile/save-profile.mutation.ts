import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { ProfileAnswer, ProfileRequest } from '#shared/schemas/profile.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { dashboardQuery, showSavedProfile } from '#web/lib/api/dashboard.query.ts'
import { toast } from '#web/lib/toast.ts'

const SAVED = 'Your changes have been saved.'
const PIN_GONE =
  'The pin of your old address is off the map: please put it at the new one, under "Your place on the map".'

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ProfileRequest) =>
      sendJson<ProfileAnswer>('PUT', api.ownBusiness, request),
    onSuccess: ({ profile }, { exactPlace }) => {
      const before = queryClient.getQueryData(dashboardQuery.queryKey)?.profile
      const isPinGone = before?.location?.isExact && !profile.location?.isExact
      showSavedProfile(queryClient, profile)
      toast({
        title: 'Profile updated!',
        description: isPinGone && exactPlace === undefined ? `${SAVED} ${PIN_GONE}` : SAVED,
      })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Update failed', description: error.message }),
  })
}
