import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, type DenialReason, denialReason } from '#server/permissions/denial-reason.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Who } from '#shared/api/endpoint.ts'
import type { CurrentUser } from './current-user.ts'
import type { SessionService } from './sessions/session.service.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards; null for calls without one. */
    user: CurrentUser | null
    /** The session of this request. */
    sessionId: string | null
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Register them as onRequest: a client without a session is refused before the body is read. */
export interface Guards {
  /** Signed in, even if a new password is required first. Only for the account's own calls. */
  requireSession: Guard
  /** Signed in with a password of their own, even if a second factor is required first. For the calls that set it up. */
  requireOwnPassword: Guard
  /** Signed in: 401 otherwise, and 403 while a new password or a second factor is required. */
  requireUser: Guard
  /** Signed in, and allowed by the rule: 401 if signed out, 403 with the rule's sentence. */
  require(rule: (actor: Actor) => DenialReason): Guard
  /** The guard of a call that only these may make. */
  of(who: Who): Guard | null
  /** For public calls that treat owners differently: sets request.user and refuses nobody. */
  noticeUser: Guard
}

/** The user that the guard has checked. */
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
    // Most visitors have no session cookie: no lookup for them.
    if (token === undefined || request.user !== null) return
    const session = await sessions.read(token)
    if (!session) return cookies.clear(reply)
    const { id, user, lengthenedTo } = session
    if (lengthenedTo) cookies.set(reply, { token, endsAt: lengthenedTo })
    request.user = user
    request.sessionId = id
  }

  const requireSession: Guard = async (request, reply) => {
    // Answers that depend on the user, refusals too, must not be cached for others.
    reply.header('cache-control', 'no-store')
    await noticeUser(request, reply)
    if (!request.user) throw new AppError('unauthenticated', 'Please sign in first.')
  }

  const requireOwnPassword: Guard = async (request, reply) => {
    await requireSession(request, reply)
    if (signedInUser(request).mustChangePassword)
      throw new AppError('forbidden', 'Please choose a new password first.')
  }

  const refuseOthers = (request: FastifyRequest, rule: (actor: Actor) => DenialReason) => {
    const reason = rule(signedInUser(request))
    if (reason !== null) throw new AppError('forbidden', reason)
  }

  const requireUser: Guard = async (request, reply) => {
    await requireOwnPassword(request, reply)
    if (signedInUser(request).mustSetSecondFactor)
      throw new AppError('forbidden', 'Please set up your second sign-in step first.')
  }

  const require: Guards['require'] = (rule) => async (request, reply) => {
    await requireUser(request, reply)
    refuseOthers(request, rule)
  }

  const byCaller: Record<Who, Guard | null> = {
    anyone: null,
    'link holder': null,
    'payment provider': null,
    'signed in': requireSession,
    'setting up': requireOwnPassword,
    user: requireUser,
    owner: require(denialReason.openDashboard),
    'paid owner': require(denialReason.manageBusiness),
    admin: require(denialReason.openAdminPanel),
  }

  return {
    noticeUser,
    requireSession,
    requireOwnPassword,
    requireUser,
    require,
    of: (who) => byCaller[who],
  }
}
