import { api } from '#shared/paths.ts'
import type { ResetPasswordAnswer, SubscriptionToggle } from '#shared/schemas/admin.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

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
    success: { title: 'User deleted', description: 'All their data was deleted.' },
    failure: { title: 'Delete failed', description: 'Failed to delete user.' },
  })
