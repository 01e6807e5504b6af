import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { AccountService, SignIn } from './account.service.ts'

/** For a browser that has signed in to the account before: owners mistype less often than this. */
const GUESSES_PER_DEVICE = { requests: 10, seconds: 900 }
/** For any other browser, by IP address and not by cookie, since it can send as many cookies as it likes. */
const GUESSES_PER_ADDRESS = { requests: 10, wideRequests: 14, seconds: 900 }
/** Slows down guesses from many places at once. A single network, or a /48, never reaches it. */
const GUESSES_PER_ACCOUNT = { requests: 60, seconds: 3600 }

/** Passwords and codes are checked by the same call, and counted together. */
export function createSignInLimits(accounts: AccountService, limits: Limits) {
  const perVisitor = limits.perVisitor('login', { requests: 30, seconds: 300 })

  return async (request: FastifyRequest<{ Body: SignIn }>, reply: FastifyReply): Promise<void> => {
    const device = request.knownDevice
    const { key, deviceIsKnown } = await accounts.describeGuess(request.body.email, device)
    // Has a counter of its own: guesses of others do not lock it out.
    if (deviceIsKnown) return limits.consume('login:known', `${key} ${device}`, GUESSES_PER_DEVICE)
    await limits.consumeNetwork('login:visitor', request.ip, { ...GUESSES_PER_ADDRESS, about: key })
    await limits.consume('login:account', key, GUESSES_PER_ACCOUNT)
    await perVisitor(request, reply)
  }
}
