import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { ActingAdmin } from '#server/features/admin-actions/admin-action.service.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import { activateUserSchema } from '#shared/schemas/admin.ts'
import { idSchema } from '#shared/schemas/id.ts'
import type { AdminUserService } from './admin-user.service.ts'

interface Parts {
  outbox: { retry(admin: ActingAdmin, id: string): Promise<void> }
  undos: { undo(admin: ActingAdmin, id: string): Promise<void> }
  users: AdminUserService
}

const params = z.object({ userId: z.string().max(64) })
const reasonSchema = activateUserSchema.omit({ userId: true })
const targetSchema = z.object({ id: idSchema })

/** The forms of the admin's page of one user. */
export function userPageForms(form: Form, { outbox, undos, users }: Parts): void {
  const options = {
    page: ({ userId = '' }) => ownPages.user(userId),
    who: 'admin',
    params,
  } as const
  const path = '/admin/users/:userId/'

  for (const action of ['pause', 'unpause'] as const)
    form(`${path}${action}`, { ...options, body: reasonSchema }, async (request) => {
      const { userId } = request.params
      await users.toggleSubscription(signedInUser(request), { ...request.body, userId, action })
      return ownPages.user(userId)
    })

  form(`${path}activate`, { ...options, body: reasonSchema }, async (request) => {
    const { userId } = request.params
    await users.activate(signedInUser(request), { ...request.body, userId })
    return ownPages.user(userId)
  })

  form(`${path}reset-link`, options, async (request) => {
    const { userId } = request.params
    await users.sendResetLink(signedInUser(request), userId)
    return `${ownPages.user(userId)}?done=reset-link#mails`
  })

  form(`${path}welcome`, options, async (request) => {
    const { userId } = request.params
    await users.sendWelcome(signedInUser(request), userId)
    return `${ownPages.user(userId)}#mails`
  })

  form(`${path}undo`, { ...options, body: targetSchema }, async (request) => {
    await undos.undo(signedInUser(request), request.body.id)
    return ownPages.user(request.params.userId)
  })

  form(`${path}send-again`, { ...options, body: targetSchema }, async (request) => {
    await outbox.retry(signedInUser(request), request.body.id)
    return `${ownPages.user(request.params.userId)}#mails`
  })
}
