import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { SessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import type { PasswordService } from './password.service.ts'

const GUESSES = { requests: 10, seconds: 900 }

export function passwordRoutes(
  route: Route,
  {
    passwords,
    cookies,
    devices,
    limits,
  }: { passwords: PasswordService; cookies: SessionCookies; devices: Devices; limits: Limits },
): void {
  const browserOf = (request: FastifyRequest, reply: FastifyReply) => ({
    device: devices.ensure(request, reply),
    userAgent: request.headers['user-agent'],
  })

  route(
    'POST /api/forgot-password',
    {
      preHandler: [
        limits.perVisitor('forgot-password', { requests: 10, seconds: 900 }),
        perRecipient(limits, 'forgot-password', { anHour: 5, aDay: 10 }),
      ],
    },
    async (request) => {
      await passwords.forgot(request.body.email, visitorOf(request))
      return { message: 'If there is an account with this address, a link is on its way to it.' }
    },
  )

  route(
    'POST /api/reset-password',
    { preHandler: limits.perVisitor('reset-password', { requests: 20, seconds: 900 }) },
    async (request, reply) => {
      await passwords.reset(request.body, browserOf(request, reply))
      return { message: 'Your new password is set. Please sign in with it.' }
    },
  )

  route(
    'POST /api/change-password',
    {
      preHandler: (request) => limits.consume('change-password', signedInUser(request).id, GUESSES),
    },
    async (request, reply) => {
      const browser = browserOf(request, reply)
      cookies.set(reply, await passwords.change(request.user, request.body, browser))
      return { message: 'Your password is changed. Other devices are signed out.' }
    },
  )
}
