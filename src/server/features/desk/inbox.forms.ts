import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import { deskNoteSchema, deskReplySchema } from '#shared/schemas/conversation.ts'
import { idSchema } from '#shared/schemas/id.ts'
import type { InboxService } from './inbox.service.ts'

/** The forms of the admin's inbox. */
export function inboxForms(form: Form, { inbox }: { inbox: InboxService }): void {
  const address = (action: 'reply' | 'note' | 'solve' | 'reopen') =>
    `${ownPages.support}/:id/${action}`
  const options = {
    page: ({ id = '' }) => ownPages.supportConversation(id),
    who: 'admin',
    params: z.object({ id: idSchema }),
  } as const
  const shown = (id: string, done: string) => `${ownPages.supportConversation(id)}?done=${done}`

  form(address('reply'), { ...options, body: deskReplySchema }, async (request) => {
    const { params, body } = request
    const solves = body.after === 'solve'
    await inbox.reply(signedInUser(request), params.id, { message: body.message, solves })
    return shown(params.id, 'reply')
  })
  form(address('note'), { ...options, body: deskNoteSchema }, async (request) => {
    const { params, body } = request
    await inbox.note(signedInUser(request), params.id, body.note)
    return shown(params.id, 'note')
  })
  form(address('solve'), options, async (request) => {
    await inbox.solve(signedInUser(request), request.params.id)
    return shown(request.params.id, 'solve')
  })
  form(address('reopen'), options, async (request) => {
    await inbox.reopen(signedInUser(request), request.params.id)
    return shown(request.params.id, 'reopen')
  })
}
