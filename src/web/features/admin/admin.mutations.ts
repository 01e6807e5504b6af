import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import { api } from '#shared/paths.ts'
import type { ResetPasswordAnswer, SubscriptionToggle } from '#shared/schemas/admin.ts'
import type { HeldBusiness } from '#shared/schemas/reviews/admin-review.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { isNotUser } from '#web/lib/api/query-keys.ts'
import { toast } from '#web/lib/toast.ts'

interface Words {
  title: string
  description: string
}

interface AdminChange<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  success: Words | ((input: Input) => Words)
  failure: Words
}

/**
 * One change by an admin. It stays pending until the lists show it, and public pages that were
 * already loaded are asked for again, since the change may show there.
 */
function useAdminChange<Input, Answer = unknown>({
  send,
  success,
  failure,
}: AdminChange<Input, Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (_answer, input) => {
      toast(typeof success === 'function' ? success(input) : success)
      await queryClient.invalidateQueries({ predicate: isNotUser })
    },
    onError: (error) => {
      logFailure(failure.title, error)
      toast({ variant: 'destructive', ...failure })
    },
  })
}

export const useActivateUser = () =>
  useAdminChange({
    send: (userId: string) => sendJson('POST', api.adminActivateUser, { userId }),
    success: { title: 'User activated', description: 'A welcome e-mail is on its way to them.' },
    failure: { title: 'Activation failed', description: 'Failed to activate user.' },
  })

export const useToggleSubscription = () =>
  useAdminChange({
    send: (toggle: SubscriptionToggle) => sendJson('POST', api.adminToggleSubscription, toggle),
    success: {
      title: 'Subscription updated',
      description: 'The listing follows at once, and an e-mail is on its way.',
    },
    failure: { title: 'Update failed', description: 'Failed to update subscription status.' },
  })

export const useResetPassword = () =>
  useAdminChange({
    send: (userId: string) =>
      sendJson<ResetPasswordAnswer>('POST', api.adminResetPassword, { userId }),
    success: { title: 'Password reset', description: 'They were signed out everywhere.' },
    failure: { title: 'Reset failed', description: 'Failed to reset user password.' },
  })

export const useDeleteUser = () =>
  useAdminChange({
    send: (userId: string) => sendJson('DELETE', api.adminUser(userId)),
    success: { title: 'User deleted', description: 'Everything that belonged to them is gone.' },
    failure: { title: 'Delete failed', description: 'Failed to delete user.' },
  })

export const useAddGem = () =>
  useAdminChange({
    send: ({ businessId }: { businessId: string; status: UserStatus }) =>
      sendJson('POST', api.adminFeaturedGems, { businessId }),
    success: ({ status }) => ({
      title: 'Featured gem added',
      description:
        status === 'ACTIVE'
          ? 'It shows on the home page now.'
          : 'It shows on the home page once its owner is active.',
    }),
    failure: {
      title: 'Failed to add',
      description: 'Could not add business to featured gems.',
    },
  })

export const useRemoveGem = () =>
  useAdminChange({
    send: (businessId: string) => sendJson('DELETE', api.adminFeaturedGem(businessId)),
    success: { title: 'Featured gem removed', description: 'The listing itself stays as it is.' },
    failure: {
      title: 'Failed to remove',
      description: 'Could not remove business from featured gems.',
    },
  })

export const useRetryMail = () =>
  useAdminChange({
    send: (messageId: string) => sendJson('POST', api.adminOutboxRetry(messageId)),
    success: { title: 'Mail queued', description: 'It is on its way again.' },
    failure: { title: 'Not sent again', description: 'This mail could not be queued again.' },
  })

const NOT_DECIDED = {
  title: 'Not decided',
  description: 'Nothing has changed. Please load the list again.',
}

export const usePublishReview = () =>
  useAdminChange({
    send: (id: string) => sendJson('POST', api.adminReview(id, 'publish')),
    success: {
      title: 'Review published',
      description: 'The average of the business follows at once.',
    },
    failure: NOT_DECIDED,
  })

export const useHideReview = () =>
  useAdminChange({
    send: ({ id, reason }: { id: string; reason: string }) =>
      sendJson('POST', api.adminReview(id, 'hide'), { reason }),
    success: {
      title: 'Review hidden',
      description: 'It counts nowhere, and can be published again.',
    },
    failure: NOT_DECIDED,
  })

export const usePublishHeld = () =>
  useAdminChange({
    send: ({ businessId, newestAt }: HeldBusiness) =>
      sendJson('POST', api.adminHeldReviews(businessId, 'publish'), { until: newestAt }),
    success: {
      title: 'Reviews published',
      description: 'The average of the business follows at once.',
    },
    failure: NOT_DECIDED,
  })

export const useHideHeld = () =>
  useAdminChange({
    send: ({ held, reason }: { held: HeldBusiness; reason: string }) =>
      sendJson('POST', api.adminHeldReviews(held.businessId, 'hide'), {
        until: held.newestAt,
        reason,
      }),
    success: {
      title: 'Reviews hidden',
      description: 'They count nowhere, and can be published again.',
    },
    failure: NOT_DECIDED,
  })
