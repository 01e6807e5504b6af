import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import {
  adminDoneAnswerSchema,
  resetPasswordAnswerSchema,
  toggleSubscriptionSchema,
  userStatusAnswerSchema,
  userTargetSchema,
} from '#shared/schemas/admin.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { AdminUserService } from './admin-user.service.ts'

const tags = ['admin']

export const adminUserRoutes: FastifyPluginAsyncZod<{ users: AdminUserService }> = async (
  app,
  { users },
) => {
  app.post(
    api.adminActivateUser,
    {
      schema: {
        tags,
        summary: 'Activate an owner; sends one welcome mail, however often it is called',
        body: userTargetSchema,
        response: { 200: userStatusAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { userId } = request.body
      return { userId, status: await users.activate(signedInUser(request), userId) }
    },
  )

  app.post(
    api.adminToggleSubscription,
    {
      schema: {
        tags,
        summary: 'Pause an ACTIVE owner, or resume a paused one',
        body: toggleSubscriptionSchema,
        response: { 200: userStatusAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const { userId } = request.body
      return {
        userId,
        status: await users.toggleSubscription(signedInUser(request), request.body),
      }
    },
  )

  app.post(
    api.adminResetPassword,
    {
      schema: {
        tags,
        summary: 'Give an owner a password to sign in with once, and end its sessions',
        body: userTargetSchema,
        response: { 200: resetPasswordAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => ({
      password: await users.resetPassword(signedInUser(request), request.body.userId),
    }),
  )

  app.delete(
    `${api.adminUsers}/:userId`,
    {
      schema: {
        tags,
        summary: 'Delete an owner with everything that belongs to it',
        params: userTargetSchema,
        response: { 200: adminDoneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await users.delete(signedInUser(request), request.params.userId)
      return { message: 'The user and all their data were deleted.' }
    },
  )
}
