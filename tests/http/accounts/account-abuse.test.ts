import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import type { TestApp } from '#tests/helpers/test-app.ts'

const work = vi.hoisted(() => ({
  hashes: 0,
  checks: 0,
  /** If only the counting matters: every password is wrong, without hashing. */
  skipped: false,
  /** Runs between the password check and what follows. */
  afterCheck: async () => {},
}))
vi.mock('#server/features/accounts/passwords/password-hash.ts', async (original) => {
  const real =
    await original<typeof import('#server/features/accounts/passwords/password-hash.ts')>()
  return {
    hashPassword: (password: string) => {
      work.hashes += 1
      return work.skipped ? Promise.resolve('skipped') : real.hashPassword(password)
    },
    verifyPassword: async (hashed: string, password: string) => {
      work.checks += 1
      const right = !work.skipped && (await real.verifyPassword(hashed, password))
      await work.afterCheck()
      return right
    },
  }
})

describe('guessing at accounts', () => {
  let app: TestApp
  beforeAll(async () => {
    // Test files share their modules: the server is loaded again, with a hash function that counts calls.
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
    work.skipped = false
    work.afterCheck = async () => {}
  })

  const post = (url: string, payload: object, remoteAddress: string, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      headers: cookie === '' ? {} : { cookie },
    })
  const deviceOf = (answer: Awaited<ReturnType<typeof post>>) => {
    const device = answer.cookies.find(({ name }) => name === 'cpt_device')
    return device ? `cpt_device=${device.value}` : ''
  }
  const statuses = async (count: number, send: (index: number) => ReturnType<typeof post>) => {
    const seen: number[] = []
    for (let index = 0; index < count; index += 1) seen.push((await send(index)).statusCode)
    return seen
  }

  it('costs one hash whether the address is known or not', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const withoutPassword = await createUser(app.context.db)
    work.hashes = 0
    for (const email of [user.email, withoutPassword.email, 'nobody@example.co.za']) {
      const before = work.hashes + work.checks
      const answer = await post('/api/login', { email, password: 'wrong password' }, '10.1.0.1')
      expect(answer.statusCode).toBe(401)
      expect(work.hashes + work.checks - before).toBe(1)
    }
  })

  it('limits one visitor on one account, and lets the owner in from elsewhere', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const wrong = { email: user.email, password: 'wrong password' }
    const seen = await statuses(12, () => post('/api/login', wrong, '10.2.0.1'))
    expect(seen).toEqual([...Array(10).fill(401), 429, 429])
    const refused = await post('/api/login', wrong, '10.2.0.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const right = { email: user.email, password: TEST_PASSWORD }
    expect((await post('/api/login', right, '10.2.0.2')).statusCode).toBe(200)
  })

  it('counts one address as one visitor, however many devices it claims to be', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const wrong = { email: user.email, password: 'wrong password' }
    work.skipped = true
    let device = ''
    const seen = await statuses(65, async () => {
      const answer = await post('/api/login', wrong, '10.7.0.1', device)
      device = deviceOf(await post('/api/logout', {}, `10.7.1.${(work.checks % 9) + 1}`))
      return answer
    })
    expect(device).not.toBe('')
    expect(seen).toEqual([...Array(10).fill(401), ...Array(55).fill(429)])
    work.skipped = false
    const right = { email: user.email, password: TEST_PASSWORD }
    expect((await post('/api/login', right, '10.7.0.2')).statusCode).toBe(200)
  })

  const guessAtOnce = (emails: string[], network: string) => {
    work.skipped = true
    return statuses(62, (index) =>
      post(
        '/api/login',
        { email: emails[index % emails.length], password: 'wrong password' },
        `${network}.${index}.1`,
      ),
    ).finally(() => {
      work.skipped = false
    })
  }
  const stopped = [...Array(60).fill(401), 429, 429]

  it('limits many visitors on one account, known or not, by its short name or its address', async () => {
    const { email } = await createUser(app.context.db)
    const admin = app.context.config.admin.email
    await createUser(app.context.db, { email: admin, role: 'ADMIN', password: TEST_PASSWORD })
    expect(await guessAtOnce([email], '10.31')).toEqual(stopped)
    expect(await guessAtOnce(['ghost@example.co.za'], '10.32')).toEqual(stopped)
    expect(await guessAtOnce(['admin', admin, ' ADMIN '], '10.33')).toEqual(stopped)
  })

  it('does not stop a device that has signed in before, and a reset ends the count', async () => {
    const { db } = app.context
    const user = await createUser(db, { password: TEST_PASSWORD })
    const right = { email: user.email, password: TEST_PASSWORD }
    const home = '10.8.0.1'
    const own = deviceOf(await post('/api/login', right, home))
    const other = await createUser(db, { password: TEST_PASSWORD })
    const elsewhere = deviceOf(await post('/api/login', { ...right, email: other.email }, home))
    expect((await guessAtOnce([user.email], '10.34')).at(-1)).toBe(429)

    expect((await post('/api/login', right, home, own)).statusCode).toBe(200)
    expect((await post('/api/login', right, '10.8.0.2')).statusCode).toBe(429)
    expect((await post('/api/login', right, '10.8.0.2', elsewhere)).statusCode).toBe(429)
    const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect((await post('/api/login', right, '10.8.0.2', forged)).statusCode).toBe(429)
    // It is still limited.
    work.skipped = true
    const seen = await statuses(10, () => post('/api/login', right, home, own))
    expect(seen).toEqual([...Array(9).fill(401), 429])
    work.skipped = false

    await post('/api/forgot-password', { email: user.email }, '10.8.0.3')
    const { payload } = await db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', user.email)
      .where('kind', '=', 'password-reset')
      .executeTakeFirstOrThrow()
    const newPassword = 'koeksisters op Sondag'
    const reset = await post(
      '/api/reset-password',
      { token: readPayload(app.context.secret, payload).token, newPassword },
      '10.8.0.3',
    )
    expect(reset.statusCode).toBe(200)
    const next = { email: user.email, password: newPassword }
    expect((await post('/api/login', next, '10.8.0.4')).statusCode).toBe(200)
    // The link makes its browser known, so that attempts by others do not block it.
    expect((await guessAtOnce([user.email], '10.35')).at(-1)).toBe(429)
    expect((await post('/api/login', next, '10.8.0.3', deviceOf(reset))).statusCode).toBe(200)
    expect((await post('/api/login', next, home, own)).statusCode).toBe(429)
  })

  it('opens no session for a password that was replaced during the check', async () => {
    const { db } = app.context
    const user = await createUser(db, { password: TEST_PASSWORD })
    work.afterCheck = async () => {
      work.afterCheck = async () => {}
      await db.transaction().execute((trx) => app.services.passwords.issue(trx, user, 'another'))
    }
    const answer = await post(
      '/api/login',
      { email: user.email, password: TEST_PASSWORD },
      '10.9.0.1',
    )
    expect(answer.statusCode).toBe(401)
    const left = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .execute()
    expect(left).toEqual([])
  })

  it('limits signing out too', async () => {
    const device = deviceOf(await post('/api/logout', {}, '10.10.0.1'))
    const seen = await statuses(31, () => post('/api/logout', {}, '10.10.0.1', device))
    expect(seen).toEqual([...Array(30).fill(200), 429])
  })

  it('sends no flood of mails to one mailbox', async () => {
    const user = await createUser(app.context.db)
    for (const email of [user.email, 'unknown@example.co.za']) {
      const seen = await statuses(7, (index) =>
        post('/api/forgot-password', { email }, `10.4.${index}.1`),
      )
      expect(seen).toEqual([...Array(5).fill(200), 429, 429])
    }
  })

  it('sends a confirmation again three times an hour, from wherever it is asked for', async () => {
    const owner = { email: 'eager@example.co.za', password: TEST_PASSWORD }
    const cookie = sessionCookie(await post('/api/register', owner, '10.11.0.1'))
    const seen = await statuses(5, (index) =>
      post('/api/confirm-email/resend', {}, `10.11.${index}.1`, cookie),
    )
    expect(seen).toEqual([...Array(3).fill(200), 429, 429])
  })

  it('refuses a password that is too long before any hashing', async () => {
    const password = 'x'.repeat(257)
    for (const url of ['/api/login', '/api/register']) {
      const answer = await post(url, { email: 'long@example.co.za', password }, '10.5.0.1')
      expect(answer.statusCode).toBe(400)
    }
    expect(work.hashes + work.checks).toBe(0)
  })

  it('accepts long and unusual passwords unchanged', async () => {
    const passwords = [
      'nul \0 inside it',
      '🐧⛰️🌊☀️ braai',
      'é'.repeat(256),
      ` ${'spaces'} round it `,
    ]
    for (const [index, password] of passwords.entries()) {
      const email = `odd-${index}@example.co.za`
      const remote = `10.6.${index}.1`
      expect((await post('/api/register', { email, password }, remote)).statusCode).toBe(200)
      expect((await post('/api/login', { email, password }, remote)).statusCode).toBe(200)
      const trimmed = { email, password: password.slice(0, -1) }
      expect((await post('/api/login', trimmed, remote)).statusCode).toBe(401)
    }
  })
})
