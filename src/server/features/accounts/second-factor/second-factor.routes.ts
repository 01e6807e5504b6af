import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { doneAnswerSchema } from '#shared/schemas/account.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import {
  bothFactorsSchema,
  confirmSecondFactorSchema,
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  startSecondFactorSchema,
} from '#shared/schemas/second-factor.ts'
import type { SecondFactorService } from './second-factor.service.ts'

const GUESSES = { requests: 10, seconds: 900 }

export const secondFactorRoutes: FastifyPluginAsyncZod<{
  secondFactors: SecondFactorService
  guards: Guards
  limits: Limits
}> = async (app, { secondFactors, guards, limits }) => {
  const guarded = {
    onRequest: guards.requireAdminSession,
    preHandler: (request: Parameters<typeof signedInUser>[0]) =>
      limits.consume('second-factor', signedInUser(request).id, GUESSES),
  }

  app.get(
    api.secondFactor,
    {
      onRequest: guards.requireAdminSession,
      schema: {
        tags: ['accounts'],
        summary: 'Whether the signed-in admin has a second sign-in step',
        response: { 200: secondFactorSchema, '4xx': problemSchema },
      },
    },
    (request) => secondFactors.describe(signedInUser(request)),
  )

  app.post(
    api.secondFactor,
    {
      ...guarded,
      schema: {
        tags: ['accounts'],
        summary: 'Begin a second sign-in step: a secret for an authenticator app',
        body: startSecondFactorSchema,
        response: { 200: newSecondFactorSchema, '4xx': problemSchema },
      },
    },
    (request) => secondFactors.start(signedInUser(request), request.body.password),
  )

  app.post(
    api.secondFactorConfirm,
    {
      ...guarded,
      schema: {
        tags: ['accounts'],
        summary: 'Turn the second step on with a first code; ends the other sessions',
        body: confirmSecondFactorSchema,
        response: { 200: recoveryCodesSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { body, sessionId } = request
      const user = signedInUser(request)
      return { recoveryCodes: await secondFactors.confirm(user, sessionId, body.code) }
    },
  )

  app.post(
    api.recoveryCodes,
    {
      ...guarded,
      schema: {
        tags: ['accounts'],
        summary: 'New recovery codes; those before end',
        body: bothFactorsSchema,
        response: { 200: recoveryCodesSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({
      recoveryCodes: await secondFactors.renewRecoveryCodes(signedInUser(request), request.body),
    }),
  )

  app.post(
    api.secondFactorRemove,
    {
      ...guarded,
      schema: {
        tags: ['accounts'],
        summary: 'Turn the second step off',
        body: bothFactorsSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await secondFactors.remove(signedInUser(request), request.body)
      return { message: 'Your second sign-in step is off.' }
    },
  )
}
