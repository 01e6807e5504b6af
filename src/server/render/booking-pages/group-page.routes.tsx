import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { presentGroup } from '#server/features/bookings/groups/booking-group.presenter.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { sendPlainPage, statusOf } from '#server/render/send-plain-page.tsx'
import type { Services } from '#server/services.ts'
import { groupTitle } from '#shared/booking/group-copy.ts'
import { groupPages } from '#shared/booking/group-paths.ts'
import { cancelOthersSchema } from '#shared/schemas/bookings/booking-group.ts'
import { GroupPage } from '#web/features/bookings/pages/group-page.tsx'
import { UnknownBooking } from '#web/features/bookings/pages/unknown-booking.tsx'

interface GroupPageOptions {
  context: Context
  services: Services
  limits: Limits
  styles: string[]
}

interface Linked {
  Params: { token: string; action: string }
}

const MOVES = { requests: 60, seconds: 600 }
const schema = { hide: true }

/** All answers to a group request, by the secret link in the mail. */
export const groupPageRoutes: FastifyPluginAsync<GroupPageOptions> = async (app, options) => {
  const { context, limits, styles } = options
  const { visitorGroups } = options.services
  await app.register(formbody)
  const send = sendPlainPage(styles)

  const show = async (reply: FastifyReply, token: string, refusal?: Refusal) => {
    const view = presentGroup(token, context.secret, await visitorGroups.get(token))
    const page = <GroupPage view={view} notice={refusal?.message} />
    return send(reply, refusal ? statusOf(refusal) : 200, groupTitle(view.answers), page)
  }

  /** A refusal is shown on the page itself, in its current state; an unknown link has no page. */
  const answer = async (reply: FastifyReply, token: string, act?: () => Promise<unknown>) => {
    try {
      if (!act) return await show(reply, token)
      await act()
      return reply.header('cache-control', 'no-store').redirect(groupPages.group(token), 303)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.kind !== 'not-found') return show(reply, token, error)
      return send(reply, 404, 'Booking not found', <UnknownBooking sentence={error.message} />)
    }
  }

  const preHandler = limits.perVisitor('booking-page', MOVES)

  app.get<Linked>('/booking-group/:token', { schema }, ({ params }, reply) =>
    answer(reply, params.token),
  )
  app.post<Linked>(
    '/booking-group/:token/:action',
    { schema, preHandler },
    ({ params: { token, action }, body }, reply) =>
      answer(reply, token, async () => {
        if (action === 'stop-mails') return visitorGroups.stopMails(token)
        const read = cancelOthersSchema.safeParse(body ?? {})
        if (action !== 'cancel-others' || !read.success)
          throw new Refusal('invalid', 'That did not work.')
        return visitorGroups.cancelOthers(token, read.data.keep)
      }),
  )
  // Reloading the address of a form redirects to the page itself.
  app.get<Linked>('/booking-group/:token/:action', { schema }, ({ params }, reply) =>
    reply.redirect(groupPages.group(params.token), 302),
  )
}
