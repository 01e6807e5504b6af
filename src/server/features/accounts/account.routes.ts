import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/http/guards.ts'
import type { Limits } from '#server/http/limits.ts'
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
import type { AccountService } from './account.service.ts'

const setCookies = (reply: FastifyReply, cookies: string[]) => {
  reply.header('cache-control', 'no-store')
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}

export const accountRoutes: FastifyPluginAsyncZod<{
  accounts: AccountService
  guards: Guards
  limits: Limits
}> = async (app, { accounts, guards, limits }) => {
  app.get(
    api.user,
    {
      preHandler: guards.requireSession,
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
      preHandler: limits.perVisitor('login', { requests: 20, seconds: 300 }),
      schema: {
        tags: ['accounts'],
        summary: 'Sign in',
        body: loginRequestSchema,
        response: { 200: userAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body }, reply) => {
      const { user, cookies } = await accounts.signIn(body)
      setCookies(reply, cookies)
      return { user: presentUser(user) }
    },
  )

  app.post(
    api.register,
    {
      preHandler: limits.perVisitor('register', { requests: 10, seconds: 3600 }),
      schema: {
        tags: ['accounts'],
        summary: 'Register a business owner, waiting for payment, and sign in',
        body: registerRequestSchema,
        response: { 200: registerAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body }, reply) => {
      const { user, cookies } = await accounts.register(body)
      setCookies(reply, cookies)
      return { user: presentUser(user) }
    },
  )

  app.post(
    api.logout,
    {
      schema: {
        tags: ['accounts'],
        summary: 'Sign out; the session is gone from the server',
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      setCookies(reply, await accounts.signOut(request.headers.cookie ?? ''))
      return { message: 'You have been successfully logged out.' }
    },
  )
}
