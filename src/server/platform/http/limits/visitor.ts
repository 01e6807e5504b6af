import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#server/platform/addresses/client-network.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'

/** Who asks, for counting the mails that they cause; after `limits.perVisitor`, which gives a browser its cookie. */
export const visitorOf = ({ ip, knownDevice }: FastifyRequest): Visitor => ({
  network: clientNetwork(ip),
  device: knownDevice ?? 'unknown',
})
