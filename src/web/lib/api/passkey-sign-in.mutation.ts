import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askBrowser, loadPasskeyLibrary, NoPasskeyUsedError } from '#web/lib/passkeys.ts'
import { toast } from '#web/lib/toast.ts'
import { call } from './api-client.ts'
import { welcome } from './session.mutations.ts'

async function signIn() {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    call('POST /api/passkey-sign-in/options'),
    loadPasskeyLibrary(),
  ])
  const { id, response } = await askBrowser(startAuthentication({ optionsJSON }))
  const { userHandle = '' } = response
  return call('POST /api/passkey-sign-in', { body: { id, response: { ...response, userHandle } } })
}

/** Signs in with what the user chooses in the browser's own window, and caches the answer as the current user. */
export function usePasskeySignIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: signIn,
    onSuccess: ({ user }) => welcome(queryClient, user),
    onError: (error) =>
      error instanceof NoPasskeyUsedError
        ? toast({ title: 'Not signed in', description: error.message })
        : toast({ variant: 'destructive', title: 'Login failed', description: error.message }),
  })
}
