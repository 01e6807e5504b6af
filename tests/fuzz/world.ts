import { createRequests } from '#demo/factories/activity.ts'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import type { App } from '#server/app.ts'
import { bookingToken, deviceToken } from '#server/features/bookings/booking-links.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { signIn } from '#tests/helpers/sign-in.ts'

/** Users and objects that a request can refer to. */
export interface World {
  businessId: string
  /** Requests to the owner's business, and the links of their visitors. */
  bookingIds: string[]
  bookingTokens: string[]
  /** A service of that business with free times. */
  serviceId: string
  /** Owners for the actions of an admin. */
  targetIds: string[]
  targetBusinessIds: string[]
  /** The owner's other sessions, and an admin's. */
  otherSessionIds: string[]
  /** The value of a Cookie header; a new session for each request if a call ends it. */
  cookieOf(caller: FuzzCaller): string | Promise<string>
}

export type FuzzCaller = 'nobody' | 'owner' | 'newOwner' | 'admin'

const TARGETS = 6
const ALL_DAY = { open: '00:00', close: '00:00', closed: false }
const ALWAYS_OPEN = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, ALL_DAY]),
) as OperatingHours
const DAY_MS = 24 * 3600 * 1000

export async function createWorld(app: App): Promise<World> {
  const { db } = app.context
  const own = await createBusiness(db, { operatingHours: ALWAYS_OPEN })
  const [serviceId = ''] = await createBookingTimes(db, own.id, {
    services: [{ name: 'Wash', minutes: 30 }],
    capacity: 50,
  })
  const targets = await Promise.all(Array.from({ length: TARGETS }, () => createBusiness(db)))
  const bookingIds = await createRequests(db, app.context.secret, own.id, TARGETS)
  const admin = await createUser(db, { role: 'ADMIN' })
  const owner = await signIn(app, own.owner)
  const ownSession = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  const adminCookie = await signIn(app, admin)
  for (let number = 1; number <= TARGETS; number += 1) await signIn(app, own.owner)
  // Last used in the future: otherwise a GET that updates it would look like a write.
  const updatedAt = new Date(Date.now() + DAY_MS).toISOString()
  await db.updateTable('sessions').set({ updatedAt }).execute()
  const others = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '!=', ownSession.id)
    .execute()
  const cookies = {
    nobody: () => '',
    owner: () => owner,
    newOwner: () => signIn(app, own.owner),
    admin: () => adminCookie,
  }
  return {
    businessId: own.id,
    bookingIds,
    bookingTokens: bookingIds.flatMap((id) => [
      bookingToken(app.context.secret, 'visitor', id),
      deviceToken(app.context.secret, id),
    ]),
    serviceId,
    targetIds: targets.map((target) => target.owner.id),
    targetBusinessIds: targets.map(({ id }) => id),
    otherSessionIds: others.map(({ id }) => id),
    cookieOf: (caller) => cookies[caller](),
  }
}
