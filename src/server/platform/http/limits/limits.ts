import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/platform/errors.ts'
import { clientNetwork } from './client-network.ts'
import type { Devices } from './device.ts'
import type { SharedCounts } from './shared-counts.ts'

interface Limit {
  requests: number
  seconds: number
  /** What somebody over the limit reads, where there is more to say than to wait a moment. */
  sentence?: string
}

interface NetworkLimit extends Limit {
  /** What is counted apart, such as a business. */
  about?: string
  /** What a /48 may do; many times as much as a /64 where nothing else is said. */
  wideRequests?: number
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limits {
  /** For public posts: so many a device, many more a network. */
  perVisitor(name: string, limit: Limit): Guard
  /** For things that are guessed at, such as a password: so many a key, wherever they come from. */
  consume(name: string, key: string, limit: Limit): Promise<void>
  /** For what one line to the internet may do: by /64 and, since a /48 has many of them, by that too. */
  consumeNetwork(name: string, address: string, limit: NetworkLimit): Promise<void>
}

/** A house, an office or a mobile operator's gateway may stand behind one address. */
const DEVICES_A_NETWORK = 30
/** A browser without our cookie yet: its first call, or a robot that throws cookies away. */
const NEWCOMERS_A_NETWORK = 6
/** An operator gives each phone a /64 of a shared /48, and a hosting company a /48 to one customer. */
const NETWORKS_A_WIDE_ONE = 16

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

  const consume = async (name: string, key: string, limit: Limit) => {
    if (!enabled) return
    const { requests, seconds } = limit
    const own = limiter(name, requests, seconds)
    try {
      // First, so that a flood which this process knows already costs the database nothing.
      await own.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw tooMany(limit, refused.msBeforeNext / 1000)
    }
    // The database learns neither addresses nor e-mails from a count.
    const all = await shared?.add(devices.hash(key, `limit ${name}`), seconds)
    if (!all || all.count <= requests) return
    const secondsLeft = all.msBeforeNext / 1000
    await own.block(key, secondsLeft)
    throw tooMany(limit, secondsLeft)
  }

  const consumeNetwork = async (name: string, address: string, limit: NetworkLimit) => {
    const { about = '', wideRequests = limit.requests * NETWORKS_A_WIDE_ONE } = limit
    const { near, wide } = clientNetwork(address)
    await consume(name, `${about} ${near}`, limit)
    if (wide !== null)
      await consume(`${name}:wide`, `${about} ${wide}`, { ...limit, requests: wideRequests })
  }

  return {
    consume,
    consumeNetwork,
    perVisitor: (name, limit) => async (request, reply) => {
      const known = request.knownDevice
      devices.ensure(request, reply)
      const times = (count: number) => ({ ...limit, requests: limit.requests * count })
      if (known === null)
        await consumeNetwork(`${name}:new`, request.ip, times(NEWCOMERS_A_NETWORK))
      else await consume(`${name}:device`, known, limit)
      await consumeNetwork(`${name}:address`, request.ip, times(DEVICES_A_NETWORK))
    },
  }
}

const WAIT = 'That was a lot at once. Please wait a moment and try again.'

function tooMany({ sentence = WAIT }: Limit, retryAfterSeconds: number): Refusal {
  return new Refusal('too-many', sentence, { retryAfterSeconds })
}
