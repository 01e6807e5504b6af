import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { ListingRequest } from '#shared/schemas/listing.ts'
import type { ProfileAnswer } from '#shared/schemas/profile.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { showSavedProfile } from '#web/lib/api/dashboard.query.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { toast } from '#web/lib/toast.ts'

export function useSaveListing() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: ListingRequest) =>
      sendJson<ProfileAnswer>('PUT', api.ownListing, request),
    onSuccess: ({ profile }) => {
      showSavedProfile(queryClient, profile)
      toast({ title: 'Listing updated', description: 'Your listing details have been saved.' })
    },
    onError: (error) => {
      logFailure('Save failed', error)
      toast({
        variant: 'destructive',
        title: 'Save failed',
        description: 'Failed to save listing details.',
      })
    },
  })
}
