import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effort } from '#tests/helpers/effort.ts'
import { createListedApp, isCall, type ListedApp } from '#tests/helpers/listed-app.ts'
import { expectOfAll } from './expect-of-all.ts'
import { insideOf } from './judge.ts'
import { brokenMessage } from './raw/broken-message.ts'
import { exchange } from './raw/exchange.ts'
import { HIDDEN, SMUGGLED_EMAIL, SMUGGLING } from './raw/smuggling.ts'
import { listen, type Sender } from './send.ts'
import { watchStorage } from './watch-storage.ts'

const MINUTES = 15 * 60_000
const CASES = effort(300, 20_000)

describe('broken transport', { timeout: MINUTES }, () => {
  let app: ListedApp
  let sender: Sender
  beforeAll(async () => {
    app = await createListedApp('sqlite')
    sender = await listen(app)
  })
  afterAll(async () => {
    await sender.close()
    await app.close()
  })

  const isAlive = async () => {
    const health = await sender.send({ method: 'GET', path: '/api/health', headers: {} })
    expect(health.status).toBe(200)
  }

  it('is rejected or closed, on every call, and stores nothing', async () => {
    const calls = app.routes.filter(isCall)
    const readStorage = await watchStorage(app)
    const before = await readStorage()
    await expectOfAll(
      fc.constantFrom(...calls).chain(brokenMessage),
      async (message) => {
        const { answers, text } = await exchange(sender.port, message)
        for (const { status } of answers) expect(status).toBeLessThan(500)
        expect(insideOf(text), text.slice(0, 1000)).toBeUndefined()
        expect(await readStorage()).toBe(before)
      },
      CASES,
    )
    await isAlive()
  })

  it.each(Object.entries(SMUGGLING))('runs no request hidden by %s', async (_name, message) => {
    const { answers } = await exchange(sender.port, Buffer.from(message, 'latin1'))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    const signup = await app.context.db
      .selectFrom('newsletterSignups')
      .select('id')
      .where('email', '=', SMUGGLED_EMAIL)
      .executeTakeFirst()
    expect(signup).toBeUndefined()
    await isAlive()
  })

  it('runs the hidden request if it is sent openly', async () => {
    const { db } = app.context
    const { answers } = await exchange(sender.port, Buffer.from(HIDDEN))
    expect(answers).toEqual([{ status: 200 }])
    const { numDeletedRows } = await db
      .deleteFrom('newsletterSignups')
      .where('email', '=', SMUGGLED_EMAIL)
      .executeTakeFirst()
    expect(Number(numDeletedRows)).toBe(1)
  })

  it('answers pipelined requests in their order', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    const message = get('/api/health') + get('/api/nothing') + get('/api/categories')
    const { answers } = await exchange(sender.port, Buffer.from(message))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  })

  it.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ])('does not wait for a body of %s without a length', async (type) => {
    for (const { method, url } of app.routes.filter(isCall)) {
      if (method === 'GET' || method === 'HEAD') continue
      const message = `${method} ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n\r\n`
      const { answers } = await exchange(sender.port, Buffer.from(message))
      expect(answers, `${method} ${url}`).toHaveLength(1)
      for (const { status } of answers) expect(status).toBeLessThan(500)
    }
  })

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is rejected and echoes nothing', async (method) => {
    const message = `${method} /api/health HTTP/1.1\r\nHost: localhost\r\nX-Word: repeated\r\n\r\n`
    const { answers, text } = await exchange(sender.port, Buffer.from(message))
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('repeated')
    await isAlive()
  })

  it('sends no error in place of the response to a request in flight', async () => {
    const { answers } = await exchange(sender.port, Buffer.from(`${HIDDEN}no http at all\r\n\r\n`))
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    await app.context.db.deleteFrom('newsletterSignups').execute()
  })

  it('says in a problem document what it could not read', async () => {
    const tooLong = `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
    const cases: [string, number][] = [
      ['no http at all\r\n\r\n', 400],
      [tooLong, 431],
    ]
    for (const [message, status] of cases) {
      const { answers, text } = await exchange(sender.port, Buffer.from(message))
      expect(answers).toEqual([{ status }])
      expect(text).toContain('application/problem+json')
      expect(text).toContain('"detail":"The ')
    }
  })
})
