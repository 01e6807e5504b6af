import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import type { AddPasskeyForm, Confirmed, OwnPasskey } from '#shared/schemas/accounts/passkey.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'
import { isSignedOut, setCurrentUser } from '#web/lib/api/session.ts'
import { askBrowser, loadPasskeyLibrary } from '#web/lib/passkeys.ts'
import { toast } from '#web/lib/toast.ts'

/** Reloaded whenever it opens. */
export const ownPasskeysQuery = queryOptions({
  queryKey: ownKey('account', 'passkeys'),
  queryFn: async () => (await call('GET /api/passkeys')).passkeys,
  gcTime: 0,
})

async function addPasskey({ name, ...body }: AddPasskeyForm) {
  const [optionsJSON, { startRegistration }] = await Promise.all([
    call('POST /api/passkeys/options', { body }),
    loadPasskeyLibrary(),
  ])
  const { id, response } = await askBrowser(startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject } = response
  const credential = { id, response: { clientDataJSON, attestationObject } }
  return call('POST /api/passkeys', { body: { name, credential } })
}

function usePasskeyChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  onSuccess: (answer: Answer) => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      onSuccess(answer)
      return queryClient.invalidateQueries({ queryKey: ownPasskeysQuery.queryKey })
    },
    onError: (error) => {
      if (isSignedOut(error)) setCurrentUser(queryClient, null)
    },
    // Passwords and codes are cleared with their form.
    gcTime: 0,
  })
}

export function useAddPasskey(onAdded: () => void) {
  return usePasskeyChange(addPasskey, () => {
    onAdded()
    toast({ title: 'Passkey added', description: 'From now on it signs you in with one tap.' })
  })
}

export function useRenamePasskey({ id }: OwnPasskey, onDone: () => void) {
  return usePasskeyChange(
    (body: { name: string }) =>
      call('PUT /api/passkeys/:passkeyId', { params: { passkeyId: id }, body }),
    onDone,
  )
}

export function useRemovePasskey({ id, name }: OwnPasskey, onGone: () => void) {
  return usePasskeyChange(
    async (body: Confirmed) => {
      try {
        await call('POST /api/passkeys/:passkeyId/remove', { params: { passkeyId: id }, body })
      } catch (error) {
        // Removed meanwhile on another device or in another tab: the result is the same.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    () => {
      onGone()
      toast({ title: 'Passkey removed', description: `${name} no longer signs you in.` })
    },
  )
}
