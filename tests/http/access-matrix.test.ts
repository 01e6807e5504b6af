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
  'change the password without knowing it': {
    method: 'POST',
    url: api.changePassword,
    payload: { currentPassword: 'a guess', newPassword: TEST_PASSWORD },
    expected: { ...signedIn(400), newPasswordDue: 200 },
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
