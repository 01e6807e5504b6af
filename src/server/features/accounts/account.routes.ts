import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { clientNetwork } from '#server/platform/http/client-network.ts'
import type { Limits } from '#server/platform/http/limits.ts'
import { perRecipient } from '#server/platform/http/mail-limits.ts'
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
import { type Guards, signedInUser } from './guards.ts'
import { setCookies } from './set-cookies.ts'

/** A guess from many places at once is slowed down too; an owner's own slips are far fewer. */
const GUESSES_AN_ACCOUNT = { requests: 60, seconds: 3600 }
const GUESSES_A_VISITOR = { requests: 10, seconds: 900 }

export const accountRoutes: FastifyPluginAsyncZod<{
  accounts: AccountService
  guards: Guards
  limits: Limits
}> = async (app, { accounts, guards, limits }) => {
  const slowGuesses = async (request: FastifyRequest<{ Body: { email: string } }>) => {
    const { email } = request.body
    const visitor = request.knownDevice ?? clientNetwork(request.ip).near
    await limits.consume('login:visitor', `${email} ${visitor}`, GUESSES_A_VISITOR)
    await limits.consume('login:account', email, GUESSES_AN_ACCOUNT)
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
      // The guesses first: a browser that was unknown is given a new name by the visitor's limit.
      preHandler: [slowGuesses, limits.perVisitor('login', { requests: 30, seconds: 300 })],
      schema: {
        tags: ['accounts'],
        summary: 'Sign in; a session that this browser had before ends',
        body: loginRequestSchema,
        response: { 200: userAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body, headers, log }, reply) => {
      const { user, cookies } = await accounts.signIn(body, headers['user-agent'])
      log.info({ userId: user.id, role: user.role }, 'signed in')
      await accounts.signOut(headers.cookie ?? '')
      setCookies(reply, cookies)
      return { user: presentUser(user) }
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
    async ({ body, headers }, reply) => {
      const { user, cookies } = await accounts.register(body, headers['user-agent'])
      await accounts.signOut(headers.cookie ?? '')
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
      await accounts.signOutEverywhere(signedInUser(request).id)
      setCookies(reply, await accounts.signOut(request.headers.cookie ?? ''))
      return { message: 'You are signed out on every device.' }
    },
  )
}
