import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { CORRECTION_SENT, CORRECTION_SENT_TO_OWNER } from '#shared/catalogue/corrections.ts'
import { ownPages } from '#shared/own-paths.ts'
import { supplyPages, withToken } from '#shared/paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import type { BusinessChangeService } from './business-change.service.ts'
import type { CorrectionService } from './correction.service.ts'

const A_DAY = {
  requests: 5,
  seconds: 24 * 3600,
  sentence: 'You have sent five corrections today. Please send the others tomorrow.',
}

const byId = z.object({ id: idSchema })
const ownerDecision = z.object({ token: linkTokenSchema, id: idSchema })

interface Parts {
  corrections: CorrectionService
  devices: Devices
  form: Form
  limits: Limits
}

export function correctionRoutes(
  route: Route,
  { corrections, devices, form, limits }: Parts,
): void {
  const preHandler = limits.perVisitor('correction', A_DAY)
  const suggest = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/business/:id/correction', 'body'> }>,
    reply: FastifyReply,
    id: string,
  ): Promise<boolean> => {
    if (isRobot(request.body)) return false
    const deviceHash = devices.hash(devices.ensure(request, reply), 'correction')
    const visitor = visitorOf(request)
    const { near, wide } = visitor.network ?? { near: 'unknown', wide: null }
    const networkHash = devices.hash(wide ?? near, 'correction network')
    return corrections.suggest(id, request.body, { deviceHash, networkHash, visitor })
  }

  route('POST /api/business/:id/correction', { preHandler }, async (request, reply) => {
    const isOwned = await suggest(request, reply, request.params.id)
    return { message: isOwned ? CORRECTION_SENT_TO_OWNER : CORRECTION_SENT }
  })
  form(
    '/business/:id/correction',
    {
      page: ({ id = '' }) => supplyPages.correction(id),
      isPage: true,
      failed: 'Not sent',
      params: byId,
      body: API['POST /api/business/:id/correction'].body,
      // An empty field means that it is right.
      read: (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
      preHandler,
    },
    async (request, reply) => {
      const { id } = request.params
      const isOwned = await suggest(request, reply, id)
      return `${supplyPages.correction(id)}?done=${isOwned ? 'owner' : 'yes'}`
    },
  )

  const mayAnswer = limits.perVisitor('correction-answer', { requests: 60, seconds: 600 })
  for (const decision of ['accept', 'decline'] as const)
    form(
      supplyPages.ownCorrectionsAction(decision),
      {
        page: ({ token = '' }) => withToken(supplyPages.ownCorrections, token),
        failed: 'Nothing was changed',
        body: ownerDecision,
        preHandler: mayAnswer,
      },
      async ({ body: { token, id } }) => {
        await corrections.decideAsOwner(token, id, decision === 'accept' ? 'accepted' : 'declined')
        return `${withToken(supplyPages.ownCorrections, token)}&done=${decision}`
      },
    )
}

export function adminCorrectionRoutes(
  route: Route,
  {
    businessChanges,
    corrections,
    form,
  }: Pick<Parts, 'corrections' | 'form'> & { businessChanges: BusinessChangeService },
): void {
  route('GET /api/admin/corrections', ({ query }) => corrections.findForAdmins(query.page))
  route('POST /api/admin/corrections/:id/accept', async ({ user, params, body }) => {
    await corrections.decideAsAdmin(user, params.id, 'accepted', body.seen)
    return { message: 'The page is corrected.' }
  })
  route('POST /api/admin/corrections/:id/decline', async ({ user, params }) => {
    await corrections.decideAsAdmin(user, params.id, 'declined')
    return { message: 'The page stays as it is.' }
  })
  route('GET /api/admin/changes', ({ query }) => businessChanges.find(query))
  route('POST /api/admin/changes/:id/put-back', async ({ user, params }) => {
    await businessChanges.putBack(user, params.id)
    return { message: 'The page says again what it said before.' }
  })

  const options = { page: () => ownPages.corrections, who: 'admin', params: byId } as const
  form(
    '/admin/corrections/:id/accept',
    { ...options, body: API['POST /api/admin/corrections/:id/accept'].body },
    async (request) => {
      const { seen } = request.body
      await corrections.decideAsAdmin(signedInUser(request), request.params.id, 'accepted', seen)
      return `${ownPages.corrections}?done=accept`
    },
  )
  form('/admin/changes/:id/put-back', options, async (request) => {
    await businessChanges.putBack(signedInUser(request), request.params.id)
    return `${ownPages.corrections}?done=put-back`
  })
  form('/admin/corrections/:id/decline', options, async (request) => {
    await corrections.decideAsAdmin(signedInUser(request), request.params.id, 'declined')
    return `${ownPages.corrections}?done=decline`
  })
}
