import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import type { BothFactors } from '#shared/schemas/accounts/second-factor.ts'
import { call } from '#web/lib/api/api-client.ts'
import { ownKey } from '#web/lib/api/query-keys.ts'
import { currentUserQuery, isSignedOut, setCurrentUser } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/toast.ts'
import { ownSessionsQuery } from './own-sessions.ts'

/** Reloaded whenever it opens. */
export const secondFactorQuery = queryOptions({
  queryKey: ownKey('account', 'second-factor'),
  queryFn: () => call('GET /api/second-factor'),
  gcTime: 0,
})

/** The secret for an authenticator app. The QR code is null if its code did not load. */
export interface SecondFactorKey {
  secret: string
  qr: string | null
}

/** The viewBox of the QR code: large enough that three decimals are finer than a pixel. */
export const QR_SIZE = 100

/** Clears the cached state, so that nobody acts on it during the request. */
function forget(queryClient: QueryClient): Promise<void> {
  return queryClient.resetQueries({ queryKey: secondFactorQuery.queryKey })
}

async function reload(queryClient: QueryClient): Promise<void> {
  await forget(queryClient)
  await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
}

interface Outcomes<Answer> {
  /** Also if its form is gone meanwhile: recovery codes are shown only once. */
  onSuccess: (answer: Answer) => unknown
  /** It was changed in another tab or on another device, so the form is about to disappear. */
  onOutdated: () => void
}

function useFactorChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { onSuccess, onOutdated }: Outcomes<Answer>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess,
    onError: async (error) => {
      if (isSignedOut(error)) setCurrentUser(queryClient, null)
      if (!(error instanceof ApiError && error.status === 409)) return
      toast({ variant: 'destructive', title: 'Something has changed', description: error.detail })
      onOutdated()
      await reload(queryClient)
    },
    // Passwords, secrets and codes are cleared with their form.
    gcTime: 0,
  })
}

export function useStartSecondFactor(outcomes: Outcomes<SecondFactorKey>) {
  return useFactorChange(async (password: string) => {
    const [{ secret, address }, drawing] = await Promise.all([
      call('POST /api/second-factor', { body: { password } }),
      // The secret can be typed as well, so this is no failure.
      import('#web/lib/qr-path.ts').catch(() => null),
    ])
    const qr = drawing?.qrPath(address, { size: QR_SIZE, level: 'M', quiet: 4 }) ?? null
    return { secret, qr }
  }, outcomes)
}

export function useConfirmSecondFactor({ onSuccess, onOutdated }: Outcomes<string[]>) {
  const queryClient = useQueryClient()
  return useFactorChange(
    (code: string) => call('POST /api/second-factor/confirm', { body: { code } }),
    {
      onSuccess: ({ recoveryCodes }) => {
        onSuccess(recoveryCodes)
        toast({
          title: 'Second sign-in step is on',
          description: 'Your other devices were signed out.',
        })
        void forget(queryClient)
        void queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey })
      },
      onOutdated,
    },
  )
}

export function useRenewRecoveryCodes({ onSuccess, onOutdated }: Outcomes<string[]>) {
  const queryClient = useQueryClient()
  return useFactorChange(
    (both: BothFactors) => call('POST /api/second-factor/recovery-codes', { body: both }),
    {
      onSuccess: ({ recoveryCodes }) => {
        onSuccess(recoveryCodes)
        toast({ title: 'New recovery codes', description: 'The old ones no longer work.' })
        void forget(queryClient)
      },
      onOutdated,
    },
  )
}

export function useRemoveSecondFactor({ onSuccess, onOutdated }: Outcomes<void>) {
  const queryClient = useQueryClient()
  return useFactorChange(
    (both: BothFactors) => call('POST /api/second-factor/remove', { body: both }),
    {
      onSuccess: ({ message }) => {
        onSuccess()
        toast({ title: 'Second sign-in step is off', description: message })
        // If the operator requires a second factor, the user must now set up another.
        return reload(queryClient)
      },
      onOutdated,
    },
  )
}
