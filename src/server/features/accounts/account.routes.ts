import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { api } from '#shared/paths.ts'
import {
  doneAnswerSchema,
  loginRequestSchema,
  registerAnswerSchema,
  registerRequestSchema,
  userAnswerSchema,
} from '#shared/schemas/account.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentUser } from './account.presenter.ts'
import type { AccountService, SignedIn } from './account.service.ts'
import { type Guards, signedInUser } from './guards.ts'
import type { SessionService } from './sessions/session.service.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import { createSignInLimits } from './sign-in-limits.ts'

export const accountRoutes: FastifyPluginAsyncZod<{
  accounts: AccountService
  sessions: SessionService
  cookies: SessionCookies
  devices: Devices
  guards: Guards
  limits: Limits
}> = async (app, { accounts, sessions, cookies, devices, guards, limits }) => {
  const browserOf = (request: FastifyRequest, reply: FastifyReply) => ({
    device: devices.ensure(request, reply),
    userAgent: request.headers['user-agent'],
  })

  const endFormer = async (request: FastifyRequest) => {
    const token = cookies.read(request)
    if (token !== undefined) await sessions.close(token)
  }

  /** The browser gets a new session in place of its old one. */
  const begin = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) => {
    await endFormer(request)
    cookies.set(reply, signedIn.session)
    return { user: presentUser(signedIn.user) }
  }

  app.get(
    api.user,
    {
      onRequest: guards.requireSession,
      schema: {
        tags: ['accounts'],
        summary: 'Who is signed in',
        response: { 200: userAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { user: presentUser(signedInUser(request)) }
    },
  )

  app.post(
    api.login,
    {
      preHandler: createSignInLimits(accounts, limits),
      schema: {
        tags: ['accounts'],
        summary: 'Sign in; a session that this browser had before ends',
        body: loginRequestSchema,
        response: { 200: userAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const signedIn = await accounts.signIn(request.body, browserOf(request, reply))
      const { id: userId, role } = signedIn.user
      request.log.info({ userId, role }, 'signed in')
      return begin(request, reply, signedIn)
    },
  )

  app.post(
    api.register,
    {
      preHandler: [
        limits.perVisitor('register', { requests: 10, seconds: 3600 }),
        perRecipient(limits, 'register', { anHour: 5, aDay: 10 }),
      ],
      schema: {
        tags: ['accounts'],
        summary: 'Register a business owner, waiting for payment, and sign in',
        body: registerRequestSchema,
        response: { 200: registerAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const signedIn = await accounts.register(request.body, browserOf(request, reply))
      return begin(request, reply, signedIn)
    },
  )

  app.post(
    api.logout,
    {
      preHandler: limits.perVisitor('logout', { requests: 30, seconds: 300 }),
      schema: {
        tags: ['accounts'],
        summary: 'Sign out; deletes the session on the server',
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await endFormer(request)
      cookies.clear(reply)
      return { message: 'You have been successfully logged out.' }
    },
  )

  app.post(
    api.signOutEverywhere,
    {
      onRequest: guards.requireSession,
      schema: {
        tags: ['accounts'],
        summary: 'End every session of the signed-in user, this one too',
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await sessions.endAll(signedInUser(request).id)
      cookies.clear(reply)
      return { message: 'You are signed out on every device.' }
    },
  )
}
