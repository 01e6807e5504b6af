import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { api } from '#shared/paths.ts'
import {
  changePasswordSchema,
  confirmEmailSchema,
  forgotPasswordSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordSchema,
} from '#shared/schemas/account.ts'
import { createUser } from '#tests/factories/users.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'
import { fuzzCall } from './fuzz-call.ts'

const MINUTES = 15 * 60_000

/** Rare: a good address leads to a hash, which is slow on purpose. */
const email = fc.oneof(
  { arbitrary: fc.emailAddress(), weight: 1 },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 9 },
)

describe.each(ENGINES)('bad input to the account calls on %s', { timeout: MINUTES }, (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const ownerCookie = async () => signIn(app, await createUser(app.context.db))

  it('login', () =>
    fuzzCall(app, { method: 'POST', url: api.login, schema: loginRequestSchema, good: { email } }))

  it('register', () =>
    fuzzCall(app, {
      method: 'POST',
      url: api.register,
      schema: registerRequestSchema,
      good: { email },
    }))

  it('forgot-password', () =>
    fuzzCall(app, {
      method: 'POST',
      url: api.forgotPassword,
      schema: forgotPasswordSchema,
      good: { email },
    }))

  it('reset-password', () =>
    fuzzCall(app, { method: 'POST', url: api.resetPassword, schema: resetPasswordSchema }))

  it('confirm-email', () =>
    fuzzCall(app, { method: 'POST', url: api.confirmEmail, schema: confirmEmailSchema }))

  it('change-password', async () =>
    fuzzCall(app, {
      method: 'POST',
      url: api.changePassword,
      schema: changePasswordSchema,
      // No credential behind this owner, so nothing is hashed and every case is refused.
      cookie: await ownerCookie(),
    }))

  it('logout', () => fuzzCall(app, { method: 'POST', url: api.logout }))

  it('sign-out-everywhere, signed out', () =>
    fuzzCall(app, { method: 'POST', url: api.signOutEverywhere }))
})
