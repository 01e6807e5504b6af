import type { UserStatus } from '#shared/accounts/user-status.ts'
import { call } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

export const useAddGem = () =>
  useAdminChange({
    send: ({ businessId }: { businessId: string; status: UserStatus }) =>
      call('POST /api/admin/featured-gems', { body: { businessId } }),
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
    send: ({ businessId }: { businessId: string; name: string }) =>
      call('DELETE /api/admin/featured-gems/:businessId', { params: { businessId } }),
    about: ({ name }) => name,
    success: { title: 'Featured gem removed', description: 'The listing itself stays as it is.' },
    failure: {
      title: 'Failed to remove',
      description: 'Could not remove business from featured gems.',
    },
  })

export const useAcceptGem = () =>
  useAdminChange({
    send: ({ businessId }: { businessId: string; name: string }) =>
      call('POST /api/admin/gem-requests/:businessId/accept', { params: { businessId } }),
    about: ({ name }) => name,
    success: { title: 'Accepted', description: 'It takes turns of a week. Its owner is told.' },
    failure: { title: 'Not accepted', description: 'Please load the page again and look.' },
  })

/** Declines a request, or ends the turns. */
export const useDeclineGem = (businessId: string) =>
  useAdminChange({
    send: (reason: string) =>
      call('POST /api/admin/gem-requests/:businessId/decline', {
        params: { businessId },
        body: { reason },
      }),
    success: { title: 'Declined', description: 'Its owner gets the reason by mail.' },
    failure: { title: 'Not declined', description: 'Please look at the reason and try again.' },
  })
