import { describe, expect, it } from 'vitest'
import { type Actor, type DenialReason, denialReason, isOwnerOf } from './denial-reason.ts'

const owner = { id: 'owner', role: 'BUSINESS', plan: 'BASIC', status: 'ACTIVE' } as const
const ACTORS = {
  admin: { id: 'admin', role: 'ADMIN', plan: 'BASIC', status: 'ACTIVE' },
  basic: owner,
  premium: { ...owner, plan: 'PREMIUM' },
  paused: { ...owner, status: 'PAUSED' },
  pending: { ...owner, status: 'PENDING' },
  otherOwner: { ...owner, id: 'other', plan: 'PREMIUM' },
} satisfies Record<string, Actor>
type Name = keyof typeof ACTORS

const THING = { ownerId: 'owner' }
const ORPHAN = { ownerId: null }
const OWNERS: Name[] = ['basic', 'premium', 'paused', 'pending', 'otherOwner']
const PAID: Name[] = ['basic', 'premium', 'paused', 'otherOwner']
const ITS_PAID_OWNER: Name[] = ['basic', 'premium', 'paused']
const ITS_OWNER: Name[] = [...ITS_PAID_OWNER, 'pending']

type Row = [what: string, rule: (actor: Actor) => DenialReason, allowed: Name[]]
/** A rule without a row is a type error. */
const ROWS: Record<keyof typeof denialReason, Row[]> = {
  openAdminPanel: [['open the admin panel', denialReason.openAdminPanel, ['admin']]],
  changeAccount: [
    [
      'change an owner',
      (actor) => denialReason.changeAccount(actor, { role: 'BUSINESS' }),
      ['admin'],
    ],
    ['change an admin', (actor) => denialReason.changeAccount(actor, { role: 'ADMIN' }), []],
  ],
  openDashboard: [['open the dashboard', denialReason.openDashboard, OWNERS]],
  manageBilling: [['manage billing', denialReason.manageBilling, OWNERS]],
  followCheckout: [
    ['follow a checkout', (actor) => denialReason.followCheckout(actor, THING), ITS_OWNER],
  ],
  readInvoice: [
    ['read an invoice', (actor) => denialReason.readInvoice(actor, THING), ['admin', ...ITS_OWNER]],
    ['read one of a deleted owner', (actor) => denialReason.readInvoice(actor, ORPHAN), ['admin']],
  ],
  manageBusiness: [['manage a business', denialReason.manageBusiness, PAID]],
  answerBooking: [
    ['answer a booking', (actor) => denialReason.answerBooking(actor, THING), ITS_PAID_OWNER],
  ],
  reviewBusiness: [
    [
      'review a business',
      (actor) => denialReason.reviewBusiness(actor, THING),
      ['admin', 'otherOwner'],
    ],
  ],
  answerReview: [
    ['answer a review', (actor) => denialReason.answerReview(actor, THING), ITS_PAID_OWNER],
  ],
  confirmAtOnce: [['confirm at once', denialReason.confirmAtOnce, ['premium', 'otherOwner']]],
  remindVisitors: [['remind visitors', denialReason.remindVisitors, ['premium', 'otherOwner']]],
  linkToGoogleReviews: [
    ['link to Google reviews', denialReason.linkToGoogleReviews, ['premium', 'otherOwner']],
  ],
  readAdvancedAnalytics: [
    ['read advanced analytics', denialReason.readAdvancedAnalytics, ['premium', 'otherOwner']],
  ],
  askToBeFeatured: [
    ['ask to be featured', denialReason.askToBeFeatured, ['premium', 'otherOwner']],
  ],
}

describe('permissions', () => {
  it.each(Object.values(ROWS).flat())('%s', (_what, rule, allowed) => {
    const found = Object.entries(ACTORS).filter(([, actor]) => rule(actor) === null)
    expect(found.map(([name]) => name).sort()).toEqual([...allowed].sort())
  })

  it('says why not', () => {
    expect(denialReason.manageBusiness(ACTORS.admin)).toBe('This is for business owners only.')
    expect(denialReason.manageBusiness(ACTORS.pending)).toBe(
      'Please complete the payment of your plan first.',
    )
    expect(denialReason.answerReview(ACTORS.otherOwner, THING)).toBe(
      'This belongs to somebody else.',
    )
  })

  it('takes nobody for the owner of an object without owner', () => {
    expect(isOwnerOf(null, ORPHAN)).toBe(false)
    expect(isOwnerOf(undefined, THING)).toBe(false)
    expect(isOwnerOf('owner', THING)).toBe(true)
  })
})
