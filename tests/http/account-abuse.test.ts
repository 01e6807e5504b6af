import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { api } from '#shared/paths.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'

const work = vi.hoisted(() => ({ hashes: 0, checks: 0 }))
vi.mock('#server/features/accounts/password-hash.ts', async (original) => {
  const real = await original<typeof import('#server/features/accounts/password-hash.ts')>()
  return {
    hashPassword: (password: string) => {
      work.hashes += 1
      return real.hashPassword(password)
    },
    verifyPassword: (hashed: string, password: string) => {
      work.checks += 1
      return real.verifyPassword(hashed, password)
    },
  }
})

describe('guessing at accounts', () => {
  let app: TestApp
  beforeAll(async () => {
    // The files of a worker share their modules: the server is loaded anew, with the hash that counts.
    vi.resetModules()
    const { createTestApp } = await import('#tests/helpers/test-app.ts')
    app = await createTestApp('sqlite', { RATE_LIMIT: 'on' })
  })
  afterAll(async () => {
    await app.close()
    vi.resetModules()
  })
  beforeEach(() => {
    work.hashes = 0
    work.checks = 0
  })

  const post = (url: string, payload: object, remoteAddress: string) =>
    app.server.inject({ method: 'POST', url, payload, remoteAddress })
  const statuses = async (count: number, send: (index: number) => ReturnType<typeof post>) => {
    const seen: number[] = []
    for (let index = 0; index < count; index += 1) seen.push((await send(index)).statusCode)
    return seen
  }

  it('costs one slow hash whether the address is known or not', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const withoutPassword = await createUser(app.context.db)
    work.hashes = 0
    for (const email of [user.email, withoutPassword.email, 'nobody@example.co.za']) {
      const before = work.hashes + work.checks
      const answer = await post(api.login, { email, password: 'wrong password' }, '10.1.0.1')
      expect(answer.statusCode).toBe(401)
      expect(work.hashes + work.checks - before).toBe(1)
    }
  })

  it('slows one visitor down on one account, and lets the owner in from elsewhere', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const wrong = { email: user.email, password: 'wrong password' }
    const seen = await statuses(12, () => post(api.login, wrong, '10.2.0.1'))
    expect(seen).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await post(api.login, wrong, '10.2.0.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const right = { email: user.email, password: TEST_PASSWORD }
    expect((await post(api.login, right, '10.2.0.2')).statusCode).toBe(200)
  })

  it('slows a crowd down on one account, known or not', async () => {
    await createUser(app.context.db, { email: 'crowd@example.co.za' })
    const crowds = ['crowd@example.co.za', 'ghost@example.co.za'].map((email, net) =>
      statuses(62, (index) =>
        post(api.login, { email, password: 'wrong password' }, `10.3${net}.${index}.1`),
      ),
    )
    for (const seen of await Promise.all(crowds))
      expect(seen).toEqual([...Array(60).fill(401), 429, 429])
  })

  it('sends no flood of mails to one mailbox', async () => {
    const user = await createUser(app.context.db)
    for (const email of [user.email, 'unknown@example.co.za']) {
      const seen = await statuses(7, (index) =>
        post(api.forgotPassword, { email }, `10.4.${index}.1`),
      )
      expect(seen).toEqual([...Array(5).fill(200), 429, 429])
    }
  })

  it('refuses a password that is too long before any hashing', async () => {
    const password = 'x'.repeat(257)
    for (const url of [api.login, api.register]) {
      const answer = await post(url, { email: 'long@example.co.za', password }, '10.5.0.1')
      expect(answer.statusCode).toBe(400)
    }
    expect(work.hashes + work.checks).toBe(0)
  })

  it('takes long and odd passwords as they are', async () => {
    const passwords = [
      'nul \0 inside it',
      '🐧⛰️🌊☀️ braai',
      'é'.repeat(256),
      ` ${'spaces'} round it `,
    ]
    for (const [index, password] of passwords.entries()) {
      const email = `odd-${index}@example.co.za`
      const remote = `10.6.${index}.1`
      expect((await post(api.register, { email, password }, remote)).statusCode).toBe(200)
      expect((await post(api.login, { email, password }, remote)).statusCode).toBe(200)
      const trimmed = { email, password: password.slice(0, -1) }
      expect((await post(api.login, trimmed, remote)).statusCode).toBe(401)
    }
  })
})
