import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type WhyNot, whyNot } from '#server/permissions/why-not.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { CurrentUser } from './current-user.ts'
import type { SessionService } from './sessions/session.service.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards; null on calls that name none. */
    user: CurrentUser | null
    /** Which of the user's sessions this is. */
    sessionId: string | null
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Name them as onRequest: a stranger is turned away before the body is read or judged. */
export interface Guards {
  /** Signed in, even where a new password is still due. For the account's own calls only. */
  requireSession: Guard
  /** An admin, even where a second step is still due. For the calls that set it up. */
  requireAdminSession: Guard
  /** Signed in: 401 otherwise, and 403 while a new password or a second step is due. */
  requireUser: Guard
  /** Signed in, and allowed by the rule: 401 signed out, 403 with the rule's sentence. */
  require(rule: (actor: Actor) => WhyNot): Guard
  /** For public calls that treat an owner differently: sets request.user and refuses nobody. */
  noticeUser: Guard
}

/** The user that a guard has let in. */
export function signedInUser(request: FastifyRequest): CurrentUser {
  if (!request.user) throw new Error('This call names no guard that requires a user.')
  return request.user
}

export function createGuards(
  app: FastifyInstance,
  sessions: SessionService,
  cookies: SessionCookies,
): Guards {
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)

  const noticeUser: Guard = async (request, reply) => {
    const token = cookies.read(request)
    // Most visitors carry no session: no lookup for them.
    if (token === undefined) return
    const session = await sessions.read(token)
    if (!session) return cookies.clear(reply)
    const { id, user, lengthenedTo } = session
    if (lengthenedTo) cookies.set(reply, { token, endsAt: lengthenedTo })
    request.user = user
    request.sessionId = id
  }

  const requireSession: Guard = async (request, reply) => {
    // Whatever depends on who asks, refusals too, is for that one alone.
    reply.header('cache-control', 'no-store')
    await noticeUser(request, reply)
    if (!request.user) throw new Refusal('unauthenticated', 'Please sign in first.')
  }

  const requireOwnPassword: Guard = async (request, reply) => {
    await requireSession(request, reply)
    if (signedInUser(request).mustChangePassword)
      throw new Refusal('forbidden', 'Please choose a new password first.')
  }

  const refuseOthers = (request: FastifyRequest, rule: (actor: Actor) => WhyNot) => {
    const reason = rule(signedInUser(request))
    if (reason !== null) throw new Refusal('forbidden', reason)
  }

  const requireUser: Guard = async (request, reply) => {
    await requireOwnPassword(request, reply)
    if (signedInUser(request).mustSetSecondFactor)
      throw new Refusal('forbidden', 'Please set up your second sign-in step first.')
  }

  return {
    noticeUser,
    requireSession,
    requireAdminSession: async (request, reply) => {
      await requireOwnPassword(request, reply)
      refuseOthers(request, whyNot.openAdminPanel)
    },
    requireUser,
    require: (rule) => async (request, reply) => {
      await requireUser(request, reply)
      refuseOthers(request, rule)
    },
  }
}
