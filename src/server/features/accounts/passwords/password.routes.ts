import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import type { SessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { api } from '#shared/paths.ts'
import {
  changePasswordSchema,
  doneAnswerSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '#shared/schemas/account.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { PasswordService } from './password.service.ts'

const GUESSES = { requests: 10, seconds: 900 }

export const passwordRoutes: FastifyPluginAsyncZod<{
  passwords: PasswordService
  cookies: SessionCookies
  devices: Devices
  guards: Guards
  limits: Limits
}> = async (app, { passwords, cookies, devices, guards, limits }) => {
  app.post(
    api.forgotPassword,
    {
      preHandler: [
        limits.perVisitor('forgot-password', { requests: 10, seconds: 900 }),
        perRecipient(limits, 'forgot-password', { anHour: 5, aDay: 10 }),
      ],
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a link to choose a new password; answers the same for any address',
        body: forgotPasswordSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body }) => {
      await passwords.forgot(body.email)
      return { message: 'If there is an account with this address, a link is on its way to it.' }
    },
  )

  app.post(
    api.resetPassword,
    {
      preHandler: limits.perVisitor('reset-password', { requests: 20, seconds: 900 }),
      schema: {
        tags: ['accounts'],
        summary: 'Choose a new password with the token of a mail; ends all sessions',
        body: resetPasswordSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      await passwords.reset(request.body, devices.ensure(request, reply))
      return { message: 'Your new password is set. Please sign in with it.' }
    },
  )

  app.post(
    api.changePassword,
    {
      onRequest: guards.requireSession,
      preHandler: (request) => limits.consume('change-password', signedInUser(request).id, GUESSES),
      schema: {
        tags: ['accounts'],
        summary: 'Change the password; ends the other sessions',
        body: changePasswordSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const browser = {
        device: devices.ensure(request, reply),
        userAgent: request.headers['user-agent'],
      }
      cookies.set(reply, await passwords.change(signedInUser(request), request.body, browser))
      return { message: 'Your password is changed. Other devices are signed out.' }
    },
  )
}
