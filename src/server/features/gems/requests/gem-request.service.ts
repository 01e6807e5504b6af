import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { GemService } from '#server/features/gems/gem.service.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { askAgainFrom, type OwnGemView } from '#shared/catalogue/gem-requests.ts'
import { GEMS_ON_HOME } from '#shared/catalogue/gems.ts'
import { capeTownDay, formatDate, weekOf } from '#shared/time/dates.ts'
import {
  countRequests,
  decideRequest,
  findRequests,
  getBusinessWithOwner,
  getRequest,
  isPick,
  saveRequest,
} from './gem-request.repository.ts'
import { gemRequestDecided } from './mail/gem-request-decided.tsx'

const NO_REQUEST = 'This request is not open any more. Please load the list again.'

interface Services {
  actions: AdminActionService
  gems: GemService
  profiles: ProfileService
}

/** Owners ask for turns among the featured gems; admins decide. */
export function createGemRequestService(context: Context, { actions, gems, profiles }: Services) {
  const { db, clock } = context

  const findIdsOnHome = async () =>
    new Set((await gems.findPublic()).slice(0, GEMS_ON_HOME).map(({ businessId }) => businessId))

  /** In the transaction of the decision: record and mail with it, or none of them. */
  const tell = async (trx: Db, admin: ActingAdmin, businessId: string, declined: string | null) => {
    const business = await getBusinessWithOwner(trx, businessId)
    if (!business) throw new AppError('not-found', 'We can’t find that business.')
    const { businessName, ownerEmail } = business
    await actions.record(trx, admin, {
      action: declined === null ? 'accept-gem-request' : 'decline-gem-request',
      target: { id: businessId, label: businessName },
      detail: declined ?? '',
    })
    await enqueueMessage(trx, context, gemRequestDecided, {
      recipient: ownerEmail,
      payload: { businessName, declined },
      by: 'admin',
    })
  }

  const decide = (admin: ActingAdmin, businessId: string, declined: string | null): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const state = declined === null ? 'accepted' : 'declined'
      const decidedAt = clock().toISOString()
      const changed = await decideRequest(
        trx,
        businessId,
        { state, decidedAt, answer: declined ?? '' },
        declined === null ? ['asked'] : ['asked', 'accepted'],
      )
      if (!changed) throw new AppError('conflict', NO_REQUEST)
      await tell(trx, admin, businessId, declined)
    })

  return {
    countWaiting: () => countRequests(db),

    async getOwn(user: Actor): Promise<OwnGemView> {
      const business = await profiles.get(user.id)
      const request = business ? ((await getRequest(db, business.id)) ?? null) : null
      return {
        businessName: business?.businessName ?? null,
        isPremium: user.plan === 'PREMIUM',
        isPublic: user.status === 'ACTIVE',
        isPicked: business !== undefined && (await isPick(db, business.id)),
        isOnHome: business !== undefined && (await findIdsOnHome()).has(business.id),
        inLine: await gems.countInLine(),
        request,
        askAgainFrom: request && askAgainFrom(request, capeTownDay(clock())),
      }
    },

    async ask(user: Actor, reason: string): Promise<void> {
      const denied = denialReason.askToBeFeatured(user)
      if (denied) throw new AppError('forbidden', denied)
      const business = await profiles.get(user.id)
      if (!business) throw new AppError('conflict', 'Please save your profile first.')
      const before = await getRequest(db, business.id)
      const from = before && askAgainFrom(before, capeTownDay(clock()))
      if (from) throw new AppError('conflict', `You can ask again from ${formatDate(from)}.`)
      const asked = { businessId: business.id, reason, askedAt: clock().toISOString() }
      if (!(await saveRequest(db, asked)))
        throw new AppError('conflict', 'You have asked already. We answer by mail.')
    },

    /** Takes back a request, or leaves the line. Twice is once. */
    async leave(user: Actor): Promise<void> {
      const business = await profiles.get(user.id)
      if (!business) return
      const left = { state: 'left', decidedAt: clock().toISOString(), answer: '' } as const
      await decideRequest(db, business.id, left, ['asked', 'accepted'])
    },

    async findForAdmin() {
      const [requests, line, onHome] = await Promise.all([
        findRequests(db, 'asked'),
        findRequests(db, 'accepted'),
        findIdsOnHome(),
      ])
      return { requests, line, onHome, week: weekOf(clock()) }
    },

    accept: (admin: ActingAdmin, businessId: string) => decide(admin, businessId, null),
    /** Also ends the turns of a business that was accepted. */
    decline: (admin: ActingAdmin, businessId: string, reason: string) =>
      decide(admin, businessId, reason),
  }
}

export type GemRequestService = ReturnType<typeof createGemRequestService>
