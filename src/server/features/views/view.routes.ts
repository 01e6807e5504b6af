import type { FastifyReply, FastifyRequest } from 'fastify'
import { createIsbotFromList, list } from 'isbot'
import type { Guards } from '#server/features/accounts/guards.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { VisitorStep } from '#shared/catalogue/visits.ts'
import type { ViewService } from './view.service.ts'

/** Crawlers that identify themselves. A headless browser may be a person's reader, or our own tests. */
const isCrawler = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** Longer than any browser's; a crawler says its name before. It bounds the work of the list's expressions. */
const LONGEST_USER_AGENT = 500

/**
 * A client that drops the cookie is a new visitor each time. More than this many views of a business from one
 * network in half an hour are an attempt to push the number, so they are not counted.
 */
const PER_NETWORK = { requests: 60, seconds: 1800, wideRequests: 240 }

export function viewRoutes(
  route: Route,
  {
    views,
    guards,
    limits,
    devices,
  }: { views: ViewService; guards: Guards; limits: Limits; devices: Devices },
): void {
  const isPlausible = async (businessId: string, address: string): Promise<boolean> => {
    try {
      await limits.consumeNetwork('view-network', address, { ...PER_NETWORK, about: businessId })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  const notice = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { businessId, ...seen }: { businessId: string; step: VisitorStep | null; from: string },
  ): Promise<void> => {
    const userAgent = request.headers['user-agent']?.slice(0, LONGEST_USER_AGENT)
    if (!userAgent || isCrawler(userAgent)) return
    if (!(await isPlausible(businessId, request.ip))) return
    const visitorHash = devices.hash(devices.ensure(request, reply), seen.step ?? 'view')
    views.notice({ ...seen, businessId, visitorHash, userId: request.user?.id ?? null })
  }

  route(
    'POST /api/business/:id/view',
    { preHandler: [limits.perVisitor('view', { requests: 120, seconds: 600 }), guards.noticeUser] },
    (request, reply) =>
      notice(request, reply, {
        businessId: request.params.id,
        step: null,
        from: request.body?.from ?? '',
      }),
  )

  route(
    'POST /api/business/:id/step',
    { preHandler: [limits.perVisitor('step', { requests: 120, seconds: 600 }), guards.noticeUser] },
    (request, reply) =>
      notice(request, reply, { businessId: request.params.id, step: request.body.step, from: '' }),
  )
}
