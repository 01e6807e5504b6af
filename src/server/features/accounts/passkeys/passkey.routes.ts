import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { deviceName } from '#server/features/accounts/sessions/device-name.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { presentPasskey } from './passkey.presenter.ts'
import type { PasskeyService } from './passkey.service.ts'

/** Shared with the second step: both check the same password and code. */
const GUESSES = { requests: 10, seconds: 900 }
const CHANGES = { requests: 30, seconds: 900 }

export function passkeyRoutes(
  route: Route,
  { passkeys, limits }: { passkeys: PasskeyService; limits: Limits },
): void {
  const confirming = {
    preHandler: (request: FastifyRequest) =>
      limits.consume('second-factor', signedInUser(request).id, GUESSES),
  }
  const changing = {
    preHandler: (request: FastifyRequest) =>
      limits.consume('passkeys', signedInUser(request).id, CHANGES),
  }

  const listOf = async (request: FastifyRequest) => ({
    passkeys: (await passkeys.find(signedInUser(request))).map(presentPasskey),
  })

  route('GET /api/passkeys', listOf)

  route('POST /api/passkeys/options', confirming, (request) =>
    passkeys.start(request.user, request.sessionId, request.body),
  )

  route('POST /api/passkeys', changing, async (request) => {
    const { name, credential } = request.body
    await passkeys.add(request.user, request.sessionId, {
      name: name ?? (deviceName(request.headers['user-agent'] ?? '') || 'Passkey'),
      credential,
    })
    return listOf(request)
  })

  route('PUT /api/passkeys/:passkeyId', changing, async (request) => {
    await passkeys.rename(request.user, request.params.passkeyId, request.body.name)
    return listOf(request)
  })

  route('POST /api/passkeys/:passkeyId/remove', confirming, async (request) => {
    await passkeys.remove(request.user, request.params.passkeyId, request.body)
    return { message: 'That passkey no longer signs you in.' }
  })
}
