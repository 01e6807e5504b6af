import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/errors.ts'
import type { Devices } from './device.ts'

interface Limit {
  requests: number
  seconds: number
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limits {
  /** For public posts: so many a device, many more an address. */
  perVisitor(name: string, limit: Limit): Guard
  /** For things that are guessed at, such as a password: so many a key, wherever they come from. */
  consume(name: string, key: string, limit: Limit): Promise<void>
}

/** A house, an office or a mobile operator's gateway may stand behind one address. */
const DEVICES_AN_ADDRESS = 30
/** A browser without our cookie yet: its first call, or a robot that throws cookies away. */
const NEWCOMERS_AN_ADDRESS = 6

export function createLimits(devices: Devices, enabled: boolean): Limits {
  const limiters = new Map<string, RateLimiterMemory>()

  const limiter = (name: string, points: number, duration: number) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterMemory({ keyPrefix: name, points, duration })
    limiters.set(name, made)
    return made
  }

  const consume = async (name: string, key: string, { requests, seconds }: Limit) => {
    if (!enabled) return
    try {
      await limiter(name, requests, seconds).consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Refusal('too-many', 'That was a lot at once. Please wait a moment and try again.', {
        retryAfterSeconds: refused.msBeforeNext / 1000,
      })
    }
  }

  return {
    consume,
    perVisitor: (name, limit) => async (request, reply) => {
      const known = request.knownDevice
      devices.ensure(request, reply)
      const { requests, seconds } = limit
      if (known === null) {
        await consume(`${name}:new`, request.ip, {
          requests: requests * NEWCOMERS_AN_ADDRESS,
          seconds,
        })
      } else {
        await consume(`${name}:device`, known, limit)
      }
      await consume(`${name}:address`, request.ip, {
        requests: requests * DEVICES_AN_ADDRESS,
        seconds,
      })
    },
  }
}
