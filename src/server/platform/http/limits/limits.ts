import type { FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientNetwork } from '#server/platform/addresses/client-network.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Devices } from './device.ts'
import type { SharedCounts } from './shared-counts.ts'

interface Limit {
  requests: number
  seconds: number
  /** The message for a client over the limit, if it is more than to wait a moment. */
  sentence?: string
}

interface NetworkLimit extends Limit {
  /** What is counted separately, such as a business. */
  about?: string
  /** The limit of a /48; by default a multiple of the limit of a /64. */
  wideRequests?: number
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export interface Limits {
  /** For public posts: a limit per device, and a higher one per network. */
  perVisitor(name: string, limit: Limit): Guard
  /** For things that can be guessed, such as a password: a limit per key, from anywhere. */
  consume(name: string, key: string, limit: Limit): Promise<void>
  /** A limit per internet connection: per /64 and, since a /48 has many of them, per /48 too. */
  consumeNetwork(name: string, address: string, limit: NetworkLimit): Promise<void>
}

/** A household, an office or a mobile operator's gateway may share one address. */
const DEVICES_PER_NETWORK = 30
/** Browsers without our cookie: on their first call, or robots that drop cookies. */
const NEW_DEVICES_PER_NETWORK = 6
/** Mobile operators give each phone a /64 of a shared /48, hosting companies a /48 to one customer. */
const NETWORKS_PER_WIDE_NETWORK = 16

interface LimitOptions {
  devices: Devices
  enabled: boolean
  /** For several processes. Without it, or while the database is down, each process counts alone. */
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
      // The local counter first, so that a flood it already knows does not reach the database.
      await own.consume(key)
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw tooMany(limit, refused.msBeforeNext / 1000)
    }
    // Hashed, so that the database stores neither addresses nor e-mails.
    const all = await shared?.add(devices.hash(key, `limit ${name}`), seconds)
    if (!all || all.count <= requests) return
    const secondsLeft = all.msBeforeNext / 1000
    await own.block(key, secondsLeft)
    throw tooMany(limit, secondsLeft)
  }

  const consumeNetwork = async (name: string, address: string, limit: NetworkLimit) => {
    const { about = '', wideRequests = limit.requests * NETWORKS_PER_WIDE_NETWORK } = limit
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
        await consumeNetwork(`${name}:new`, request.ip, times(NEW_DEVICES_PER_NETWORK))
      else await consume(`${name}:device`, known, limit)
      await consumeNetwork(`${name}:address`, request.ip, times(DEVICES_PER_NETWORK))
    },
  }
}

const WAIT = 'That was a lot at once. Please wait a moment and try again.'

function tooMany({ sentence = WAIT }: Limit, retryAfterSeconds: number): AppError {
  return new AppError('too-many', sentence, { retryAfterSeconds })
}
