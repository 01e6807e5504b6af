import type { Route } from '#server/platform/http/api-route.ts'
import { presentOutboxMessage } from './outbox.presenter.ts'
import type { OutboxService } from './outbox.service.ts'

export function outboxRoutes(route: Route, { outbox }: { outbox: OutboxService }): void {
  route('GET /api/admin/outbox', async ({ query }) => {
    const { messages, ...counts } = await outbox.find(query)
    return { ...counts, messages: messages.map(presentOutboxMessage) }
  })

  route('POST /api/admin/outbox/:id/retry', async ({ user, params }) => {
    await outbox.retry(user, params.id)
    return { message: 'The message is on its way again.' }
  })
}
