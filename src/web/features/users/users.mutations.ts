import { UNDO_SECONDS } from '#shared/accounts/undo.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { SubscriptionToggle } from '#shared/schemas/admin.ts'
import { call } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

/** The name is for the message. */
interface Named {
  userId: string
  name: string
}
const NAMED = {
  about: ({ name }: Named) => name,
  reasonPage: ({ userId }: Named) => `${ownPages.user(userId)}#status`,
}

export const useActivateUser = () =>
  useAdminChange({
    ...NAMED,
    send: ({ userId }: Named) => call('POST /api/admin/activate-user', { body: { userId } }),
    success: {
      title: 'User activated',
      description: `They get a welcome e-mail in ${UNDO_SECONDS} seconds.`,
    },
    failure: { title: 'Activation failed', description: 'Failed to activate user.' },
  })

export const useToggleSubscription = () =>
  useAdminChange({
    ...NAMED,
    send: ({ userId, action }: Named & Omit<SubscriptionToggle, 'reason'>) =>
      call('POST /api/admin/toggle-subscription', { body: { userId, action } }),
    success: ({ action }) => ({
      title: 'Subscription updated',
      description:
        action === 'pause'
          ? `The listing is hidden. The owner gets an e-mail in ${UNDO_SECONDS} seconds.`
          : `The listing is public again. The owner gets an e-mail in ${UNDO_SECONDS} seconds.`,
    }),
    failure: { title: 'Update failed', description: 'Failed to update subscription status.' },
  })

export const useResetPassword = () =>
  useAdminChange({
    send: (userId: string) => call('POST /api/admin/reset-password', { body: { userId } }),
    success: { title: 'Password reset', description: 'They were signed out everywhere.' },
    failure: { title: 'Reset failed', description: 'Failed to reset user password.' },
  })

export const useDeleteUser = () =>
  useAdminChange({
    send: (userId: string) => call('DELETE /api/admin/users/:userId', { params: { userId } }),
    success: { title: 'User deleted', description: 'All their data was deleted.' },
    failure: { title: 'Delete failed', description: 'Failed to delete user.' },
  })
