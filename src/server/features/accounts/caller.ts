import type { FastifyRequest } from 'fastify'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'

/** Who makes a public call: a visitor, and the account that its browser is signed in to. */
export interface Caller extends Visitor {
  userId: string | null
}

/** After the guard `noticeUser`, without which nobody is signed in. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...visitorOf(request),
  userId: request.user?.id ?? null,
})
