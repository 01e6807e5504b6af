import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { isEmail } from '#shared/contact/email.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { InvitationService } from './invitation.service.ts'

const closed = z.object({
  email: z.string().trim().max(254).refine(isEmail, 'That is no e-mail address.'),
})

export function invitationForms(
  form: Form,
  { invitations }: { invitations: InvitationService },
): void {
  const options = { page: () => ownPages.invitations, who: 'admin' } as const
  form(ownPages.invitationsAction('send'), options, async (request) => {
    const sent = await invitations.sendLot(signedInUser(request))
    return `${ownPages.invitations}?sent=${sent}`
  })
  form(ownPages.invitationsAction('close'), { ...options, body: closed }, async (request) => {
    await invitations.close(signedInUser(request), request.body.email)
    return `${ownPages.invitations}?closed=yes`
  })
}
