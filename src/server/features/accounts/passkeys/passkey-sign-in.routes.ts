import { createBrowserSessions } from '#server/features/accounts/browser-session.ts'
import type { SessionService } from '#server/features/accounts/sessions/session.service.ts'
import type { SessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { PasskeySignInService } from './passkey-sign-in.service.ts'

/** A signature cannot be guessed: this only bounds the work. */
const ATTEMPTS = { requests: 30, seconds: 300 }

interface Helpers {
  passkeySignIns: PasskeySignInService
  sessions: SessionService
  cookies: SessionCookies
  devices: Devices
  limits: Limits
}

export function passkeySignInRoutes(
  route: Route,
  { passkeySignIns, sessions, cookies, devices, limits }: Helpers,
): void {
  const { begin, browserOf } = createBrowserSessions({ cookies, devices, sessions })
  const limited = (name: string) => ({ preHandler: limits.perVisitor(name, ATTEMPTS) })

  route('POST /api/passkey-sign-in/options', limited('passkey-options'), (request, reply) => {
    reply.header('cache-control', 'no-store')
    return passkeySignIns.start(devices.ensure(request, reply))
  })

  route('POST /api/passkey-sign-in', limited('passkey-sign-in'), async (request, reply) => {
    const signedIn = await passkeySignIns.signIn(request.body, {
      ...browserOf(request, reply),
      ip: request.ip,
    })
    const { id: userId, role } = signedIn.user
    request.log.info({ userId, role }, 'signed in with a passkey')
    return begin(request, reply, signedIn)
  })
}
