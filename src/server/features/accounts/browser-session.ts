import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { presentUser } from './account.presenter.ts'
import type { Browser, SignedIn } from './account.service.ts'
import type { SessionService } from './sessions/session.service.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'

interface Helpers {
  cookies: SessionCookies
  devices: Devices
  sessions: SessionService
}

/** The session of the browser that sends a request, for every way to sign in. */
export function createBrowserSessions({ cookies, devices, sessions }: Helpers) {
  const end = async (request: FastifyRequest): Promise<void> => {
    const token = cookies.read(request)
    if (token !== undefined) await sessions.close(token)
  }

  return {
    end,

    browserOf: (request: FastifyRequest, reply: FastifyReply): Browser => ({
      device: devices.ensure(request, reply),
      userAgent: request.headers['user-agent'],
    }),

    /** The browser gets a new session in place of its old one. */
    async begin(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
      await end(request)
      cookies.set(reply, signedIn.session)
      return { user: presentUser(signedIn.user) }
    },
  }
}
