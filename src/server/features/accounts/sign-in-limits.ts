import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { AccountService, SignIn } from './account.service.ts'

/** A browser that has signed in to the account before: an owner's own slips are fewer. */
const GUESSES_A_DEVICE = { requests: 10, seconds: 900 }
/** Any other, by its address and not by its cookie, of which it may bring as many as it likes. */
const GUESSES_AN_ADDRESS = { requests: 10, wideRequests: 14, seconds: 900 }
/** A guess from many places at once is slowed down too. One line alone, or one /48, never gets this far. */
const GUESSES_AN_ACCOUNT = { requests: 60, seconds: 3600 }

/** Passwords and codes are guessed at by the same call, and counted together. */
export function createSignInLimits(accounts: AccountService, limits: Limits) {
  const perVisitor = limits.perVisitor('login', { requests: 30, seconds: 300 })

  return async (request: FastifyRequest<{ Body: SignIn }>, reply: FastifyReply): Promise<void> => {
    const device = request.knownDevice
    const { key, deviceIsKnown } = await accounts.describeGuess(request.body.email, device)
    // Counted by itself alone: nothing that strangers do stops it.
    if (deviceIsKnown) return limits.consume('login:known', `${key} ${device}`, GUESSES_A_DEVICE)
    await limits.consumeNetwork('login:visitor', request.ip, { ...GUESSES_AN_ADDRESS, about: key })
    await limits.consume('login:account', key, GUESSES_AN_ACCOUNT)
    await perVisitor(request, reply)
  }
}
