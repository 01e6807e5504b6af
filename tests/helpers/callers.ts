import { createRequests } from '#demo/factories/activity.ts'
import { createBlockedTime, createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createConversation } from '#demo/factories/conversations.ts'
import { createUser, type UserInput } from '#demo/factories/users.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

export const CALLERS = [
  'signedOut',
  'pending',
  'active',
  'paused',
  'otherOwner',
  'admin',
  'expiredSession',
  'deletedUser',
  'newPasswordDue',
] as const
export type Caller = (typeof CALLERS)[number]

/** The fixtures that a row of the access matrix can use in its request. */
export interface World {
  /** The active owner, and that owner's public business: never the other owner's. */
  ownerId: string
  businessId: string
  /** A service and a blocked time of that business. */
  serviceId: string
  blockedTimeId: string
  /** Somebody who can be booked there. */
  personId: string
  /** A business whose owner has not paid: not public. */
  hiddenBusinessId: string
  /** A request to that business, and the links of both sides. */
  bookingId: string
  bookingToken: string
  ownerToken: string
  /** A visitor's conversation with us, and its link. */
  conversationId: string
  conversationToken: string
  /** The active owner's session. */
  sessionId: string
  /** The target of an admin's action: a user for this row only, deleted or changed afterwards. */
  targetId: string
}

export interface Scene extends World {
  cookies: Record<Caller, string>
}

const OWNERS: Record<Exclude<Caller, 'signedOut' | 'active'>, UserInput> = {
  pending: { status: 'PENDING' },
  paused: { status: 'PAUSED' },
  otherOwner: {},
  admin: { role: 'ADMIN' },
  expiredSession: {},
  deletedUser: {},
  newPasswordDue: {},
}

/** One caller of every kind with a session each, and a business to call about. */
export async function createScene(app: TestApp): Promise<Scene> {
  const { db } = app.context
  const business = await createBusiness(db)
  const [serviceId = ''] = await createBookingTimes(db, business.id, {
    services: [{ name: 'Wash', minutes: 30 }],
  })
  const blockedTimeId = await createBlockedTime(db, business.id)
  const personId = newId()
  const court = { id: personId, businessId: business.id, name: 'Court 1', position: 0 }
  await db.insertInto('bookablePeople').values(court).execute()
  const target = await createBusiness(db)
  const hidden = await createBusiness(db, { ownerInput: { status: 'PENDING' } })
  const cookies = { signedOut: '', active: await signIn(app, business.owner) } as Scene['cookies']
  for (const [caller, input] of Object.entries(OWNERS)) {
    const user = await createUser(db, input)
    cookies[caller as Caller] = await signIn(app, user)
    if (caller === 'otherOwner') await createBusiness(db, { owner: user })
    if (caller === 'deletedUser') await db.deleteFrom('users').where('id', '=', user.id).execute()
    if (caller === 'newPasswordDue')
      await db
        .updateTable('users')
        .set({ mustChangePassword: 1 })
        .where('id', '=', user.id)
        .execute()
    if (caller === 'expiredSession')
      await db
        .updateTable('sessions')
        .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
        .where('userId', '=', user.id)
        .execute()
  }
  const { secret } = app.context
  const [bookingId = ''] = await createRequests(db, secret, business.id, 1)
  const conversation = await createConversation(db)
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', business.owner.id)
    .executeTakeFirstOrThrow()
  return {
    ownerId: business.owner.id,
    businessId: business.id,
    serviceId,
    blockedTimeId,
    personId,
    hiddenBusinessId: hidden.id,
    bookingId,
    bookingToken: bookingToken(secret, 'visitor', bookingId),
    ownerToken: bookingToken(secret, 'owner', bookingId),
    conversationId: conversation.id,
    conversationToken: conversationToken(secret, 'mail', conversation.id),
    sessionId: session.id,
    targetId: target.owner.id,
    cookies,
  }
}
