import type { Role, UserStatus } from '#server/platform/db/schema.ts'
import type { Plan } from '#shared/money/plans.ts'

/** Who asks, signed in. What a visitor without a session may do asks nobody. */
export interface Actor {
  id: string
  role: Role
  plan: Plan
  status: UserStatus
}

/** A thing that belongs to one owner, or to nobody any more. */
interface Owned {
  ownerId: string | null
}

/** Null where the actor may, otherwise the sentence that says why not. */
export type WhyNot = string | null

const admin = ({ role }: Pick<Actor, 'role'>): WhyNot =>
  role === 'ADMIN' ? null : 'This is for administrators only.'

const owner = ({ role }: Pick<Actor, 'role'>): WhyNot =>
  role === 'BUSINESS' ? null : 'This is for business owners only.'

/** Paused owners have paid before: they go on managing what nobody sees meanwhile. */
const paidOwner = (actor: Actor): WhyNot =>
  owner(actor) ??
  (actor.status === 'PENDING' ? 'Please complete the payment of your plan first.' : null)

const onPremium =
  (otherwise: string) =>
  ({ plan }: Pick<Actor, 'plan'>): WhyNot =>
    plan === 'PREMIUM' ? null : otherwise

export const isOwnerOf = (userId: string | null | undefined, { ownerId }: Owned): boolean =>
  ownerId !== null && ownerId === userId

const itsOwner = ({ id }: Actor, thing: Owned): WhyNot =>
  isOwnerOf(id, thing) ? null : 'This belongs to somebody else.'

/**
 * Who may do what with which thing. What is not here is open to every visitor, or to whoever holds
 * a secret link, which stands for one thing and is checked where it is read.
 */
export const whyNot = {
  openAdminPanel: admin,
  changeAccount: (actor: Actor, account: { role: Role }): WhyNot =>
    admin(actor) ??
    (account.role === 'BUSINESS' ? null : 'This is an admin account. It cannot be changed here.'),

  openDashboard: owner,
  manageBilling: owner,
  followCheckout: (actor: Actor, checkout: Owned): WhyNot =>
    owner(actor) ?? itsOwner(actor, checkout),
  readInvoice: (actor: Actor, invoice: Owned): WhyNot =>
    admin(actor) === null ? null : itsOwner(actor, invoice),

  manageBusiness: paidOwner,
  answerBooking: (actor: Actor, booking: Owned): WhyNot =>
    paidOwner(actor) ?? itsOwner(actor, booking),
  answerReview: (actor: Actor, review: Owned): WhyNot =>
    paidOwner(actor) ?? itsOwner(actor, review),
  confirmAtOnce: onPremium(
    'Confirming at once belongs to PREMIUM. On BASIC you answer each request yourself.',
  ),
  linkToGoogleReviews: onPremium('The Google review link is part of the PREMIUM plan.'),
}
