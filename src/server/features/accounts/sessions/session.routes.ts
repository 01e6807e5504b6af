import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import { doneAnswerSchema } from '#shared/schemas/account.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { sessionsAnswerSchema, sessionTargetSchema } from '#shared/schemas/session.ts'
import { presentSession } from './session.presenter.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes: FastifyPluginAsyncZod<{
  sessions: SessionService
  guards: Guards
}> = async (app, { sessions, guards }) => {
  app.get(
    api.sessions,
    {
      onRequest: guards.requireSession,
      schema: {
        tags: ['accounts'],
        summary: 'Where the signed-in user is signed in, the device used last first',
        response: { 200: sessionsAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const found = await sessions.find(signedInUser(request))
      return { sessions: found.map((row) => presentSession(row, request.sessionId)) }
    },
  )

  app.delete(
    `${api.sessions}/:sessionId`,
    {
      onRequest: guards.requireSession,
      schema: {
        tags: ['accounts'],
        summary: 'End one session of the signed-in user; 404 for one that has ended already',
        params: sessionTargetSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await sessions.end(signedInUser(request), request.params.sessionId)
      return { message: 'That device is signed out.' }
    },
  )
}
