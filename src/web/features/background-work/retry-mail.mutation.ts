import { api } from '#shared/paths.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

export const useRetryMail = () =>
  useAdminChange({
    send: (messageId: string) => sendJson('POST', api.adminOutboxRetry(messageId)),
    success: { title: 'Mail queued', description: 'It is on its way again.' },
    failure: { title: 'Not sent again', description: 'This mail could not be queued again.' },
  })
