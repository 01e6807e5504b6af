import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { ProfileAnswer, ProfileRequest } from '#shared/schemas/profile.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { showSavedProfile } from '#web/lib/api/dashboard.query.ts'
import { toast } from '#web/lib/toast.ts'

export function useSaveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ProfileRequest) =>
      sendJson<ProfileAnswer>('PUT', api.ownBusiness, request),
    onSuccess: ({ profile }) => {
      showSavedProfile(queryClient, profile)
      toast({ title: 'Profile updated!', description: 'Your changes have been saved.' })
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Update failed', description: error.message }),
  })
}
