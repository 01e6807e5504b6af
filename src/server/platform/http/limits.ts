import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/platform/errors.ts'
import type { Devices } from './device.ts'
import type { SharedCounts } from './shared-counts.ts'

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

interface LimitOptions {
  devices: Devices
  enabled: boolean
  /** Where several processes serve the site. Without it, or while it is away, each counts alone. */
  shared: SharedCounts | undefined
}

export function createLimits({ devices, enabled, shared }: LimitOptions): Limits {
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
    const own = limiter(name, requests, seconds)
    try {
      // First, so that a flood which this process knows already costs the database nothing.
      await own.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw tooMany(refused.msBeforeNext / 1000)
    }
    // The database learns neither addresses nor e-mails from a count.
    const all = await shared?.add(devices.hash(key, `limit ${name}`), seconds)
    if (!all || all.count <= requests) return
    const secondsLeft = all.msBeforeNext / 1000
    await own.block(key, secondsLeft)
    throw tooMany(secondsLeft)
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

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal('too-many', 'That was a lot at once. Please wait a moment and try again.', {
    retryAfterSeconds,
  })
}
