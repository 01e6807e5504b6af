import { redirect } from '@tanstack/react-router'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import { ownerOf } from '#server/features/accounts/owner-of.ts'
import { presentFreeTimes } from '#server/features/booking-times/free-time.presenter.ts'
import { limitTimes } from '#server/features/booking-times/free-time.routes.ts'
import { presentGroup } from '#server/features/bookings/groups/booking-group.presenter.ts'
import {
  presentOwnerView,
  presentVisitorBooking,
} from '#server/features/bookings/visitor-booking.presenter.ts'
import {
  presentConversation,
  presentInbox,
  presentOwnConversations,
} from '#server/features/desk/conversation.presenter.ts'
import {
  presentColumns,
  presentListed,
  presentWithRows,
} from '#server/features/imports/import.presenter.ts'
import { presentCheckout } from '#server/features/payments/checkout.presenter.ts'
import {
  presentReviewOfBusiness,
  presentReviewToEdit,
} from '#server/features/reviews/review.presenter.ts'
import { presentOperator } from '#server/features/site/operator.presenter.ts'
import { getSeller } from '#server/features/site/seller.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { STATUS_OF } from '#server/platform/http/problems.ts'
import { allowFormTo } from '#server/platform/http/security.ts'
import type { Services } from '#server/services.ts'
import { storedOwnerLabel } from '#shared/accounts/owner-label.ts'
import { ApiError } from '#shared/api-error.ts'
import { pages } from '#shared/paths.ts'
import type { PersonalReadApi } from '#shared/personal-read-api.ts'

/**
 * Whether a person looks at the page of a link, and not a mail scanner, which opens every link as well: the
 * browser has our device cookie, from an earlier form on this site. Forms on the page itself count in any case.
 */
const isPerson = ({ method, knownDevice }: FastifyRequest) =>
  method === 'GET' && knownDevice !== null

const paidPlanOf = ({ plan, status }: CurrentUser) => (status === 'ACTIVE' ? plan : null)

export interface PersonalReadOptions {
  context: Context
  services: Services
  limits: Limits
  guards: Guards
}

/** The reads of one request: the same services, presenters, permissions and limits as the calls. */
export function createPersonalReadApi(
  { context, services, limits, guards }: PersonalReadOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): PersonalReadApi {
  const { clock, config, db, secret } = context
  const countTimes = limitTimes(limits)

  /** A refusal as the page shows it. */
  const read = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { kind, message, errors, retryAfterSeconds } = error
      if (retryAfterSeconds !== undefined)
        reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
      throw new ApiError(STATUS_OF[kind], message, errors)
    }
  }

  const elsewhere = (href: string) => redirect({ href, statusCode: 303 })

  const asUser = async <T>(answer: (user: CurrentUser) => Promise<T>): Promise<T> => {
    await guards.noticeUser(request, reply)
    const { user } = request
    if (!user || user.mustChangePassword) throw elsewhere(pages.auth)
    if (user.mustSetSecondFactor) throw elsewhere(pages.admin)
    return read(() => answer(user))
  }

  const asOwner = <T>(answer: (user: CurrentUser) => Promise<T>) =>
    asUser(async (user) => {
      const reason = denialReason.manageBilling(user)
      if (reason !== null) throw new AppError('not-found', reason)
      return answer(user)
    })

  const asAdmin = async <T>(answer: (admin: CurrentUser) => Promise<T>) => {
    await guards.noticeUser(request, reply)
    const { user } = request
    const isDue = user?.mustChangePassword || user?.mustSetSecondFactor
    if (!user || isDue || denialReason.openAdminPanel(user) !== null) throw elsewhere(pages.admin)
    return read(() => answer(user))
  }

  const noteRead = (
    admin: CurrentUser,
    action: 'read-user' | 'read-ledger',
    target: { id: string; label: string },
  ) => services.adminActions.recordRead(admin, { action, target })

  return {
    getVisitorBooking: (token, person) =>
      read(async () => {
        if (isPerson(request)) await services.visitorBookings.noteOpened(token)
        const booking = await services.visitorBookings.get(token, person)
        return presentVisitorBooking(token, booking, { now: clock(), secret })
      }),
    getOwnerBooking: (token) =>
      read(async () => {
        if (isPerson(request)) await services.bookingDecisions.noteOpened(token)
        const { booking, overlap } = await services.bookingDecisions.getOfLink(token)
        const { events } = await services.ownBookings.withEvents(booking)
        return presentOwnerView(token, booking, events, overlap)
      }),
    getBookingGroup: (token) =>
      read(async () => {
        if (isPerson(request)) await services.visitorGroups.noteOpened(token)
        return presentGroup(token, secret, await services.visitorGroups.get(token))
      }),
    getReviewToAnswer: (token) =>
      read(async () => presentReviewOfBusiness(await services.ownReviews.getByToken(token))),
    getReviewToEdit: (token) =>
      read(async () => presentReviewToEdit(await services.reviewEdits.get(token))),
    getGoogleReviewUrl: (businessId) => read(() => services.reviews.getGoogleLink(businessId)),
    getHeldData: (token) => read(() => services.personalData.look(token)),
    findFreeTimes: (businessId, { service, person, ...days }) =>
      read(async () => {
        await countTimes(request, reply)
        const asked = { ...days, personId: person ?? null }
        return presentFreeTimes(await services.freeTimes.find(businessId, service, asked))
      }),
    getContactForm: async () => {
      await guards.noticeUser(request, reply)
      const owner = ownerOf(request)
      return { owner: owner && { email: owner.email, plan: paidPlanOf(owner) } }
    },
    getConversation: (token) =>
      read(async () => {
        if (isPerson(request)) await services.conversations.noteOpened(token)
        return presentConversation(token, await services.conversations.get(token))
      }),
    getOwnConversations: () =>
      asOwner(async (owner) => ({
        businessName: (await services.profiles.get(owner.id))?.businessName ?? null,
        plan: paidPlanOf(owner),
        conversations: presentOwnConversations(
          secret,
          await services.conversations.findOwn(owner.id),
        ),
      })),
    findHelpVotes: () => asAdmin(() => services.help.findVotes()),
    getInbox: (wanted) => asAdmin(async () => presentInbox(await services.inbox.read(wanted))),
    getOwnAccount: () =>
      asOwner(async (owner) => ({
        email: owner.email,
        emailConfirmed: owner.emailConfirmed,
        businessName: (await services.profiles.get(owner.id))?.businessName ?? null,
        closing: await services.closings.look(owner),
        download: await services.dataDownloads.look(owner.id),
        agreed: await services.legal.getAgreed(owner.id),
      })),
    getGoogleCard: () => asUser(services.ownReviews.getGoogleCard),
    getOwnGem: () =>
      asUser(async (user) => {
        const reason = denialReason.manageBusiness(user)
        if (reason !== null) throw new AppError('not-found', reason)
        return services.gemRequests.getOwn(user)
      }),
    getBilling: () => asOwner(services.billing.get),
    getPaymentOutcome: (id, isPaid) =>
      asOwner((owner) => services.checkouts.getOutcome(owner, id, isPaid)),
    prepareCheckout: (purpose) =>
      asOwner(async (owner) => {
        const checkout = await services.checkouts.prepare(owner, purpose)
        allowFormTo(reply, checkout.form.action)
        return presentCheckout(checkout, await getSeller(db, config))
      }),
    getCardPage: () => asOwner((owner) => services.checkouts.getCardPage(owner.id)),
    getInvoice: (number) => asUser((user) => services.invoices.get(number, user)),
    getMoney: (query) => asAdmin(() => services.adminMoney.get(query)),
    getClaimForm: (businessId) => read(() => services.claims.look(businessId)),
    getClaim: async (token) => {
      await guards.noticeUser(request, reply)
      return read(() => services.grantedClaims.look(token, request.user?.id))
    },
    getClaimedDetails: (token) =>
      read(async () => {
        const { businessId } = await services.claims.getGranted(token)
        return services.corrections.look(businessId)
      }),
    getClaimToStop: (token) => read(() => services.claims.lookAtStop(token)),
    getAdminClaims: (query) => asAdmin(() => services.adminClaims.find(query)),
    getCorrection: (businessId) => read(() => services.corrections.look(businessId)),
    getOwnCorrections: (token) => read(() => services.corrections.lookAsOwner(token)),
    getAdminCorrections: (page) => asAdmin(() => services.corrections.findForAdmins(page)),
    getAdminChanges: (query) => asAdmin(() => services.businessChanges.find(query)),
    getInvitations: () => asAdmin(() => services.invitations.get()),
    getImports: () =>
      asAdmin(async () => ({
        isOn: await services.unclaimed.isOn(),
        isFixed: services.unclaimed.isFixed,
        unclaimed: await services.unclaimed.count(),
        imports: (await services.imports.find()).map(presentListed),
      })),
    getOwnerLedger: (userId) =>
      asAdmin(async (admin) => {
        const ledger = await services.adminMoney.getOwner(userId)
        await noteRead(admin, 'read-ledger', { id: userId, label: ledger.owner })
        return ledger
      }),
    getUserPage: (userId) =>
      asAdmin(async (admin) => {
        const user = await services.userPages.get(userId)
        const label = storedOwnerLabel(user.business?.businessName)
        await noteRead(admin, 'read-user', { id: userId, label })
        return user
      }),
    getDataRequests: (page, id) => asAdmin(() => services.dataRequests.get(page, id)),
    getOldData: () => asAdmin(() => services.retention.tryOut()),
    getBreaches: () => asAdmin(() => services.breachNotices.list()),
    getBreach: (id) => asAdmin(() => services.breachNotices.get(id)),
    getImport: (id, page) =>
      asAdmin(async () => {
        const found = await services.imports.get(id, page)
        return {
          import: presentWithRows(found),
          columns: presentColumns(found),
          eaten: found.eaten,
        }
      }),
    getReadiness: () =>
      asAdmin(async () => ({
        ...(await services.readiness.check()),
        ...(await services.dailyLook.get()),
        ...presentOperator(await services.site.get(), config.seller),
      })),
  }
}
