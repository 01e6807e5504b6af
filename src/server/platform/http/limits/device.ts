import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSameHash, keyedHash } from '#server/platform/keyed-hash.ts'

const NAME = 'cpt_device'
const YEAR_SECONDS = 365 * 24 * 3600

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed id of this browser, or null before its first POST, PUT, PATCH or DELETE. */
    knownDevice: string | null
  }
}

export interface Devices {
  /** The id of this browser; a new one is set as a cookie on the reply. */
  ensure(request: FastifyRequest, reply: FastifyReply): string
  /** The stored form of a device id: a keyed hash, useless elsewhere. */
  hash(device: string, purpose: string): string
}

/**
 * Many people here share one mobile IP address, so limits combine the address with a first-party cookie. It
 * is signed, otherwise a robot could invent a new one for every request.
 */
export async function registerDevices(
  app: FastifyInstance,
  secret: string,
  secure: boolean,
): Promise<Devices> {
  await app.register(cookie)
  // Browsers accept the __Host- prefix only from this very host, over https.
  const name = secure ? `__Host-${NAME}` : NAME
  const sign = (id: string) => keyedHash(secret, `device:${id}`)

  app.decorateRequest('knownDevice', null)
  app.addHook('onRequest', async (request) => {
    const [id, signature] = (request.cookies[name] ?? '').split('.')
    if (!id || !signature) return
    if (isSameHash(signature, sign(id))) request.knownDevice = id
  })

  return {
    ensure: (request, reply) => {
      if (request.knownDevice !== null) return request.knownDevice
      const id = randomBytes(15).toString('base64url')
      request.knownDevice = id
      reply.setCookie(name, `${id}.${sign(id)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: YEAR_SECONDS,
      })
      return id
    },
    hash: (device, purpose) => keyedHash(secret, `${purpose}:${device}`),
  }
}
