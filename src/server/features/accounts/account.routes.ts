import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { registerFormSchema } from '#shared/schemas/accounts/account.ts'
import { presentUser } from './account.presenter.ts'
import type { AccountService } from './account.service.ts'
import { createBrowserSessions } from './browser-session.ts'
import type { FailedSignInService } from './failed-sign-ins/failed-sign-in.service.ts'
import { watchSignIn } from './failed-sign-ins/watch-sign-in.ts'
import type { SessionService } from './sessions/session.service.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import { createSignInLimits } from './sign-in-limits.ts'

export function accountRoutes(
  route: Route,
  {
    accounts,
    clock,
    failedSignIns,
    sessions,
    cookies,
    devices,
    limits,
    form,
  }: {
    accounts: AccountService
    clock: Context['clock']
    failedSignIns: FailedSignInService
    sessions: SessionService
    cookies: SessionCookies
    devices: Devices
    limits: Limits
    form: Form
  },
): void {
  const browserSessions = createBrowserSessions({ cookies, devices, sessions })
  const { begin, browserOf } = browserSessions

  route('GET /api/user', async ({ user }, reply) => {
    reply.header('cache-control', 'no-store')
    return { user: presentUser(user) }
  })

  const watched = {
    preHandler: createSignInLimits(accounts, limits),
    ...watchSignIn({ accounts, clock, failedSignIns }),
  }
  const signIn = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/login', 'body'> }>,
    reply: FastifyReply,
  ) => {
    const signedIn = await accounts.signIn(request.body, browserOf(request, reply))
    const { id: userId, role } = signedIn.user
    request.log.info({ userId, role }, 'signed in')
    return begin(request, reply, signedIn)
  }

  route('POST /api/login', watched, signIn)
  form(
    formAddress('login'),
    {
      ...watched,
      // Admins have a form of their own, with a short name instead of an address.
      page: ({ username }) => (username === undefined ? pages.login : pages.admin),
      failed: 'Login failed',
      read: ({ username, email = username, code, ...fields }) => ({
        ...fields,
        email,
        ...(code ? { code } : {}),
      }),
      body: API['POST /api/login'].body,
    },
    async (request, reply) => {
      await signIn(request, reply)
      // Which leads an admin on to the panel.
      return pages.dashboard
    },
  )

  const preHandler = [
    limits.perVisitor('register', { requests: 10, seconds: 3600 }),
    perRecipient(limits, 'register', { anHour: 5, aDay: 10 }),
  ]
  const register = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/register', 'body'> }>,
    reply: FastifyReply,
  ) => {
    const browser = browserOf(request, reply)
    const signedIn = await accounts.register(request.body, browser, visitorOf(request))
    return begin(request, reply, signedIn)
  }

  route('POST /api/register', { preHandler }, register)
  form(
    formAddress('register'),
    {
      page: () => pages.register,
      failed: 'Registration failed',
      body: registerFormSchema,
      preHandler,
    },
    async (request, reply) => {
      await register(request, reply)
      return pages.dashboard
    },
  )

  const logoutLimit = {
    preHandler: limits.perVisitor('logout', { requests: 30, seconds: 300 }),
  }
  route('POST /api/logout', logoutLimit, async (request, reply) => {
    await browserSessions.end(request)
    cookies.clear(reply)
    return { message: 'You have been successfully logged out.' }
  })
  form(
    formAddress('logout'),
    { page: () => pages.home, ...logoutLimit },
    async (request, reply) => {
      await browserSessions.end(request)
      cookies.clear(reply)
      return pages.home
    },
  )

  route('POST /api/sign-out-everywhere', async ({ user }, reply) => {
    await sessions.endAll(user.id)
    cookies.clear(reply)
    return { message: 'You are signed out on every device.' }
  })
}
