import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '#shared/paths.ts'
import { TEST_PASSWORD } from '#tests/factories/users.ts'
import { CALLERS, type Caller, createScene, type World } from '#tests/helpers/callers.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string | ((world: World) => string)
  payload?: object | ((world: World) => object)
  expected: Record<Caller, number>
}

const all = (status: number): Row['expected'] =>
  Object.fromEntries(CALLERS.map((caller) => [caller, status])) as Row['expected']

/** Nobody without a session that holds. */
const NO_SESSION = { signedOut: 401, expiredSession: 401, deletedUser: 401 }
const signedIn = (status: number): Row['expected'] => ({ ...all(status), ...NO_SESSION })

/** Owners see their own side, paid for or not; admins have another. */
const ownersOnly = (status: number): Row['expected'] => ({
  ...signedIn(status),
  admin: 403,
  newPasswordDue: 403,
})
const paidOwnersOnly = (status: number) => ({ ...ownersOnly(status), pending: 403 })
const adminsOnly = (status: number): Row['expected'] => ({
  ...signedIn(403),
  admin: status,
})

const PROFILE = {
  businessName: 'Kloof Coffee',
  industry: 'Restaurant',
  area: 'City Bowl',
  address: '1 Kloof Street',
}

let lastEmail = 0
const newEmail = () => {
  lastEmail += 1
  return `matrix-${lastEmail}@example.co.za`
}

/**
 * Every call that knows callers apart, by every kind of caller. Add the rows of a new call here.
 * Each row gets a scene of its own, so a call may destroy what it likes.
 */
const ROWS: Record<string, Row> = {
  'who am I': { method: 'GET', url: api.user, expected: signedIn(200) },
  'sign in with a wrong password': {
    method: 'POST',
    url: api.login,
    payload: { email: 'nobody@example.co.za', password: 'not the password' },
    expected: all(401),
  },
  register: {
    method: 'POST',
    url: api.register,
    payload: () => ({ email: newEmail(), password: TEST_PASSWORD }),
    expected: all(200),
  },
  'sign out': { method: 'POST', url: api.logout, expected: all(200) },
  'forgotten password': {
    method: 'POST',
    url: api.forgotPassword,
    payload: { email: 'nobody@example.co.za' },
    expected: all(200),
  },
  'reset a password without a link': {
    method: 'POST',
    url: api.resetPassword,
    payload: { token: 'guessed', newPassword: TEST_PASSWORD },
    expected: all(400),
  },
  'confirm an address without a link': {
    method: 'POST',
    url: api.confirmEmail,
    payload: { token: 'guessed' },
    expected: all(400),
  },
  'have the mail sent again that confirms an address, though it is confirmed': {
    method: 'POST',
    url: api.resendConfirmation,
    expected: signedIn(409),
  },
  'change the password without knowing it': {
    method: 'POST',
    url: api.changePassword,
    payload: { currentPassword: 'a guess', newPassword: TEST_PASSWORD },
    expected: { ...signedIn(400), newPasswordDue: 200 },
  },
  'read the own dashboard': { method: 'GET', url: api.dashboard, expected: ownersOnly(200) },
  'read the own bookings': {
    method: 'GET',
    url: api.dashboardBookings,
    expected: paidOwnersOnly(200),
  },
  'read the own figures': {
    method: 'GET',
    url: api.dashboardAnalytics,
    expected: paidOwnersOnly(200),
  },
  'save the own profile': {
    method: 'PUT',
    url: api.ownBusiness,
    payload: ({ businessId, ownerId }) => ({ ...PROFILE, id: businessId, userId: ownerId }),
    expected: paidOwnersOnly(200),
  },
  'save a profile that is not right': {
    method: 'PUT',
    url: api.ownBusiness,
    payload: {},
    expected: paidOwnersOnly(400),
  },
  'save listing details that are not right': {
    method: 'PUT',
    url: api.ownListing,
    payload: { yearEstablished: 'long ago' },
    expected: paidOwnersOnly(400),
  },
  'upload what is no picture': {
    method: 'POST',
    url: api.upload,
    payload: { image: 'no' },
    expected: paidOwnersOnly(400),
  },
  'read the figures of the house': {
    method: 'GET',
    url: api.adminStats,
    expected: adminsOnly(200),
  },
  'list all owners': { method: 'GET', url: api.adminBusinesses, expected: adminsOnly(200) },
  'list the signups': { method: 'GET', url: api.adminNewsletter, expected: adminsOnly(200) },
  'export the owners': { method: 'GET', url: api.adminBusinessesFile, expected: adminsOnly(200) },
  'export the signups': { method: 'GET', url: api.adminNewsletterFile, expected: adminsOnly(200) },
  'read what admins did': { method: 'GET', url: api.adminActions, expected: adminsOnly(200) },
  'pause an owner': {
    method: 'POST',
    url: api.adminToggleSubscription,
    payload: ({ targetId }) => ({ userId: targetId, action: 'pause' }),
    expected: adminsOnly(200),
  },
  'activate an owner': {
    method: 'POST',
    url: api.adminActivateUser,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: ({ targetId }) => ({ userId: targetId }),
    expected: adminsOnly(200),
  },
  'reset a password of nobody': {
    method: 'POST',
    url: api.adminResetPassword,
    payload: {},
    expected: adminsOnly(400),
  },
  'feature a business': {
    method: 'POST',
    url: api.adminFeaturedGems,
    payload: ({ businessId }) => ({ businessId }),
    expected: adminsOnly(200),
  },
  'list all gems': { method: 'GET', url: api.adminFeaturedGems, expected: adminsOnly(200) },
  'remove a gem that is none': {
    method: 'DELETE',
    url: ({ businessId }) => api.adminFeaturedGem(businessId),
    expected: adminsOnly(404),
  },
  'read the failed mail': { method: 'GET', url: api.adminOutbox, expected: adminsOnly(200) },
  'send a mail again that never was': {
    method: 'POST',
    url: api.adminOutboxRetry('nothing'),
    expected: adminsOnly(404),
  },
  'read the scheduled tasks': { method: 'GET', url: api.adminTasks, expected: adminsOnly(200) },
  'delete an owner': {
    method: 'DELETE',
    url: ({ targetId }) => api.adminUser(targetId),
    expected: adminsOnly(200),
  },
  'sign out everywhere': { method: 'POST', url: api.signOutEverywhere, expected: signedIn(200) },
}

describe.each(ENGINES)('who may call what on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it.each(Object.entries(ROWS))('%s', async (_name, { method, url, payload, expected }) => {
    const { cookies, ...world } = await createScene(app)
    const found: Partial<Record<Caller, number>> = {}
    for (const caller of CALLERS) {
      const answer = await app.server.inject({
        method,
        url: typeof url === 'function' ? url(world) : url,
        payload: typeof payload === 'function' ? payload(world) : payload,
        headers: cookies[caller] ? { cookie: cookies[caller] } : {},
      })
      found[caller] = answer.statusCode
    }
    expect(found).toEqual(expected)
  })
})
