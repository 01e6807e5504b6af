import { describe, expect, it } from 'vitest'
import { type Actor, isOwnerOf, type WhyNot, whyNot } from './why-not.ts'

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

type Row = [what: string, rule: (actor: Actor) => WhyNot, allowed: Name[]]
/** A rule without a row is a type error. */
const ROWS: Record<keyof typeof whyNot, Row[]> = {
  openAdminPanel: [['open the admin panel', whyNot.openAdminPanel, ['admin']]],
  changeAccount: [
    ['change an owner', (actor) => whyNot.changeAccount(actor, { role: 'BUSINESS' }), ['admin']],
    ['change an admin', (actor) => whyNot.changeAccount(actor, { role: 'ADMIN' }), []],
  ],
  openDashboard: [['open the dashboard', whyNot.openDashboard, OWNERS]],
  manageBilling: [['manage billing', whyNot.manageBilling, OWNERS]],
  followCheckout: [
    ['follow a checkout', (actor) => whyNot.followCheckout(actor, THING), ITS_OWNER],
  ],
  readInvoice: [
    ['read an invoice', (actor) => whyNot.readInvoice(actor, THING), ['admin', ...ITS_OWNER]],
    ['read one of a deleted owner', (actor) => whyNot.readInvoice(actor, ORPHAN), ['admin']],
  ],
  manageBusiness: [['manage a business', whyNot.manageBusiness, PAID]],
  answerBooking: [
    ['answer a booking', (actor) => whyNot.answerBooking(actor, THING), ITS_PAID_OWNER],
  ],
  answerReview: [['answer a review', (actor) => whyNot.answerReview(actor, THING), ITS_PAID_OWNER]],
  confirmAtOnce: [['confirm at once', whyNot.confirmAtOnce, ['premium', 'otherOwner']]],
  remindVisitors: [['remind visitors', whyNot.remindVisitors, ['premium', 'otherOwner']]],
  linkToGoogleReviews: [
    ['link to Google reviews', whyNot.linkToGoogleReviews, ['premium', 'otherOwner']],
  ],
}

describe('permissions', () => {
  it.each(Object.values(ROWS).flat())('%s', (_what, rule, allowed) => {
    const found = Object.entries(ACTORS).filter(([, actor]) => rule(actor) === null)
    expect(found.map(([name]) => name).sort()).toEqual([...allowed].sort())
  })

  it('says why not', () => {
    expect(whyNot.manageBusiness(ACTORS.admin)).toBe('This is for business owners only.')
    expect(whyNot.manageBusiness(ACTORS.pending)).toBe(
      'Please complete the payment of your plan first.',
    )
    expect(whyNot.answerReview(ACTORS.otherOwner, THING)).toBe('This belongs to somebody else.')
  })

  it('takes nobody for the owner of an object without owner', () => {
    expect(isOwnerOf(null, ORPHAN)).toBe(false)
    expect(isOwnerOf(undefined, THING)).toBe(false)
    expect(isOwnerOf('owner', THING)).toBe(true)
  })
})
