import type { Route } from '#server/platform/http/api-route.ts'
import { presentInbox, presentOpened } from './conversation.presenter.ts'
import type { InboxService } from './inbox.service.ts'

/** The admin's inbox as calls, beside its forms. */
export function inboxRoutes(route: Route, { inbox }: { inbox: InboxService }): void {
  route('GET /api/admin/conversations', async ({ query }) => {
    const { opened: _, ...list } = presentInbox(await inbox.read(query))
    return list
  })
  route('GET /api/admin/conversations/:id', async ({ params }) =>
    presentOpened(await inbox.open(params.id)),
  )
  route('POST /api/admin/conversations/:id/reply', async ({ user, params, body }) => {
    await inbox.reply(user, params.id, body)
    return { message: 'The answer is on its way.' }
  })
  route('POST /api/admin/conversations/:id/note', async ({ user, params, body }) => {
    await inbox.note(user, params.id, body.note)
    return { message: 'The note is stored.' }
  })
  route('POST /api/admin/conversations/:id/solve', async ({ user, params }) => {
    await inbox.solve(user, params.id)
    return { message: 'The conversation is solved.' }
  })
  route('POST /api/admin/conversations/:id/reopen', async ({ user, params }) => {
    await inbox.reopen(user, params.id)
    return { message: 'The conversation is open again.' }
  })
}
