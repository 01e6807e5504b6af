import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { SecondFactorService } from './second-factor.service.ts'

const GUESSES = { requests: 10, seconds: 900 }

export function secondFactorRoutes(
  route: Route,
  { secondFactors, limits }: { secondFactors: SecondFactorService; limits: Limits },
): void {
  const limited = {
    preHandler: (request: Parameters<typeof signedInUser>[0]) =>
      limits.consume('second-factor', signedInUser(request).id, GUESSES),
  }

  route('GET /api/second-factor', ({ user }) => secondFactors.describe(user))

  route('POST /api/second-factor', limited, ({ user, body }) =>
    secondFactors.start(user, body.password),
  )

  route('POST /api/second-factor/confirm', limited, async ({ user, sessionId, body }) => ({
    recoveryCodes: await secondFactors.confirm(user, sessionId, body.code),
  }))

  route('POST /api/second-factor/recovery-codes', limited, async ({ user, body }) => ({
    recoveryCodes: await secondFactors.renewRecoveryCodes(user, body),
  }))

  route('POST /api/second-factor/remove', limited, async ({ user, body }) => {
    await secondFactors.remove(user, body)
    return { message: 'Your second sign-in step is off.' }
  })
}
