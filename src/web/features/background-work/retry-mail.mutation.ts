import { call } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

export const useRetryMail = () =>
  useAdminChange({
    send: (id: string) => call('POST /api/admin/outbox/:id/retry', { params: { id } }),
    success: { title: 'Mail queued', description: 'It is on its way again.' },
    failure: { title: 'Not sent again', description: 'This mail could not be queued again.' },
  })
