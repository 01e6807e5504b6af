import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Guards, signedInUser } from '#server/features/accounts/guards.ts'
import { whyNot } from '#server/permissions/why-not.ts'
import { api } from '#shared/paths.ts'
import { listingRequestSchema } from '#shared/schemas/listing.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { profileAnswerSchema, profileRequestSchema } from '#shared/schemas/profile.ts'
import { presentProfile } from './profile.presenter.ts'
import type { ProfileService } from './profile.service.ts'

interface ProfileOptions {
  profiles: ProfileService
  guards: Guards
}

export const profileRoutes: FastifyPluginAsyncZod<ProfileOptions> = async (
  app,
  { profiles, guards },
) => {
  const ownerOnly = guards.require(whyNot.manageBusiness)

  app.put(
    api.ownBusiness,
    {
      onRequest: ownerOnly,
      schema: {
        tags: ['owner'],
        summary: 'Save the own profile; the first time makes it',
        body: profileRequestSchema,
        response: { 200: profileAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const saved = await profiles.saveProfile(signedInUser(request).id, request.body)
      return { profile: presentProfile(saved) }
    },
  )

  app.put(
    api.ownListing,
    {
      onRequest: ownerOnly,
      schema: {
        tags: ['owner'],
        summary: 'Save hours, services, amenities, price range and year of the own business',
        body: listingRequestSchema,
        response: { 200: profileAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const saved = await profiles.saveListing(signedInUser(request).id, request.body)
      return { profile: presentProfile(saved) }
    },
  )
}
