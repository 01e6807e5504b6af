import type { FastifyInstance } from 'fastify'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'

/** One every two seconds for ten minutes: far above a person's pace, and below what edits may cost the others. */
const WRITES = {
  requests: 300,
  seconds: 600,
  sentence: 'You have changed a lot in a short time. Please wait a few minutes and try again.',
}
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** For every call and form of owners, after its guard and before its work. Register it before the routes. */
export function limitOwners(app: FastifyInstance, limits: Limits): void {
  app.addHook('preValidation', async ({ user, method }) => {
    if (!user || READING.has(method) || denialReason.openDashboard(user) !== null) return
    await limits.consume('owner-writes', user.id, WRITES)
  })
}
