import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

/** The signed-in user. What visitors may do without a session is not checked here. */
export interface Actor {
  id: string
  role: Role
  plan: Plan
  status: UserStatus
}

/** Something that belongs to one owner, or to a deleted one. */
interface Owned {
  ownerId: string | null
}

/** Null if the actor may, otherwise the sentence that says why not. */
export type DenialReason = string | null

const admin = ({ role }: Pick<Actor, 'role'>): DenialReason =>
  role === 'ADMIN' ? null : 'This is for administrators only.'

const owner = ({ role }: Pick<Actor, 'role'>): DenialReason =>
  role === 'BUSINESS' ? null : 'This is for business owners only.'

/** Paused owners have paid before, so they may still manage their hidden business. */
const paidOwner = (actor: Actor): DenialReason =>
  owner(actor) ??
  (actor.status === 'PENDING' ? 'Please complete the payment of your plan first.' : null)

/** Empty for a business without an owner. */
interface OnPlan {
  plan: Plan | ''
}

const onPremium =
  (otherwise: string) =>
  ({ plan }: OnPlan): DenialReason =>
    plan === 'PREMIUM' ? null : otherwise

export const isOwnerOf = (userId: string | null | undefined, { ownerId }: Owned): boolean =>
  ownerId !== null && ownerId === userId

const itsOwner = ({ id }: Actor, thing: Owned): DenialReason =>
  isOwnerOf(id, thing) ? null : 'This belongs to somebody else.'

/**
 * Who may do what with which thing. Anything not listed is open to every visitor, or to the holder of a
 * secret link, which is checked where the link is read.
 */
export const denialReason = {
  openAdminPanel: admin,
  changeAccount: (actor: Actor, account: { role: Role }): DenialReason =>
    admin(actor) ??
    (account.role === 'BUSINESS' ? null : 'This is an admin account. It cannot be changed here.'),

  openDashboard: owner,
  manageBilling: owner,
  followCheckout: (actor: Actor, checkout: Owned): DenialReason =>
    owner(actor) ?? itsOwner(actor, checkout),
  readInvoice: (actor: Actor, invoice: Owned): DenialReason =>
    admin(actor) === null ? null : itsOwner(actor, invoice),

  manageBusiness: paidOwner,
  answerBooking: (actor: Actor, booking: Owned): DenialReason =>
    paidOwner(actor) ?? itsOwner(actor, booking),
  reviewBusiness: ({ id }: Pick<Actor, 'id'>, business: Owned): DenialReason =>
    isOwnerOf(id, business) ? 'A business may not review itself.' : null,
  answerReview: (actor: Actor, review: Owned): DenialReason =>
    paidOwner(actor) ?? itsOwner(actor, review),
  confirmAtOnce: onPremium(
    'Confirming at once belongs to PREMIUM. On BASIC you answer each request yourself.',
  ),
  /** Reminders of a booking, and invitations to review the visit. */
  remindVisitors: onPremium('Mails to visitors around their visit are part of the PREMIUM plan.'),
  linkToGoogleReviews: onPremium('The Google review link is part of the PREMIUM plan.'),
  readAdvancedAnalytics: onPremium('Advanced analytics are part of the PREMIUM plan.'),
  askToBeFeatured: onPremium('Turns among the Featured Gems are part of the PREMIUM plan.'),
}
