import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { digestToken } from '#server/features/digest/digest-token.ts'
import { mailPages, withToken } from '#shared/paths.ts'
import { follow } from '#tests/helpers/follow.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('the choices in messages on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const subscribe = (email: string, of: TestApp = app) =>
    of.server.inject({ method: 'POST', url: '/api/newsletter', payload: { email } })
  const signup = (email: string, of: TestApp = app) =>
    of.context.db
      .selectFrom('newsletterSignups')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  const messages = (recipient: string, of: TestApp = app) =>
    of.context.db
      .selectFrom('outboxMessages')
      .selectAll()
      .where('recipient', '=', recipient)
      .execute()
  const oneClick = (url: string) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('mails a new subscriber once, however often they subscribe', async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe('thandi@example.co.za')))
    await subscribe('Thandi@Example.co.za')
    const { token } = await signup('thandi@example.co.za')
    const [message, ...others] = await messages('thandi@example.co.za')
    expect(others).toEqual([])
    expect(message?.kind).toBe('newsletter-confirmation')
    expect(JSON.parse(message?.payload ?? '')).toEqual({ token })
  })

  it('changes nothing when a link is only opened', async () => {
    await subscribe('opened@example.co.za')
    const { token } = await signup('opened@example.co.za')
    const page = await app.server.inject(withToken(mailPages.newsletterUnsubscribe, token))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Leave the newsletter?')
    const opened = await app.server.inject(withToken('/api/newsletter/unsubscribe', token))
    expect(opened.statusCode).toBe(302)
    expect(opened.headers.location).toBe(withToken(mailPages.newsletterUnsubscribe, token))
    expect((await signup('opened@example.co.za')).unsubscribedAt).toBeNull()
  })

  it("unsubscribes by a mail program's one click, and can be undone", async () => {
    const email = 'leaver@example.co.za'
    await subscribe(email)
    const { token } = await signup(email)
    const url = withToken('/api/newsletter/unsubscribe', token)
    expect((await oneClick(url)).statusCode).toBe(200)
    const first = (await signup(email)).unsubscribedAt
    expect(first).not.toBeNull()
    expect((await oneClick(url)).statusCode).toBe(200)
    expect((await signup(email)).unsubscribedAt).toBe(first)

    await subscribe(email)
    expect((await signup(email)).unsubscribedAt).toBeNull()
    expect(await messages(email)).toHaveLength(2)
  })

  it('shows a browser without script a page that says so', async () => {
    await subscribe('plain@example.co.za')
    const { token } = await signup('plain@example.co.za')
    const press = (of: string) =>
      app.server.inject({
        method: 'POST',
        url: mailPages.newsletterUnsubscribe,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${of}`,
      })
    expect(await follow(app, await press(token))).toContain('You are off the list')
    expect((await signup('plain@example.co.za')).unsubscribedAt).not.toBeNull()
    const unknown = await press('made-up')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('We don’t know that link.')
    expect(unknown.body).toContain('Leave the newsletter?')
  })

  it.each(['/api/newsletter/unsubscribe', '/api/newsletter/confirm', '/api/digest/unsubscribe'])(
    'rejects an invented or missing token at %s',
    async (url) => {
      expect((await oneClick(withToken(url, 'made-up.token'))).statusCode).toBe(404)
      expect((await oneClick(url)).statusCode).toBe(400)
    },
  )

  it('stops the monthly figures without sign-in', async () => {
    const owner = await createUser(app.context.db)
    const token = digestToken(app.context.secret, owner.id)
    const stranger = await createUser(app.context.db)
    const forged = `${stranger.id}.${token.split('.')[1]}`
    expect((await oneClick(withToken('/api/digest/unsubscribe', forged))).statusCode).toBe(404)
    expect((await oneClick(withToken('/api/digest/unsubscribe', token))).statusCode).toBe(200)
    const flags = await app.context.db
      .selectFrom('users')
      .select(['id', 'digestOptOut'])
      .where('id', 'in', [owner.id, stranger.id])
      .execute()
    expect(Object.fromEntries(flags.map((row) => [row.id, row.digestOptOut]))).toEqual({
      [owner.id]: 1,
      [stranger.id]: 0,
    })
  })

  it('asks for confirmation before anything else, at most once a day', async () => {
    let now = new Date('2025-03-01T08:00:00.000Z')
    const dated = await createTestApp(engine, {}, { clock: () => now })
    try {
      const email = 'careful@example.co.za'
      await subscribe(email, dated)
      const { token, confirmedAt } = await signup(email, dated)
      expect(confirmedAt).toBeNull()
      await subscribe(email, dated)
      await subscribe(email, dated)
      expect(await messages(email, dated)).toHaveLength(1)
      now = new Date('2025-03-02T08:00:00.000Z')
      await subscribe(email, dated)
      expect(await messages(email, dated)).toHaveLength(2)

      const exported = async () => {
        const cookie = await signInAsAdmin(dated)
        return (
          await dated.server.inject({ url: '/api/admin/newsletter.csv', headers: { cookie } })
        ).body
      }
      expect(await exported()).not.toContain(email)
      const page = await dated.server.inject(withToken(mailPages.newsletterConfirm, token))
      expect(page.body).toContain(`name="token" value="${token}"`)
      expect((await signup(email, dated)).confirmedAt).toBeNull()
      const confirmed = await dated.server.inject({
        method: 'POST',
        url: mailPages.newsletterConfirm,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${token}`,
      })
      expect(confirmed.statusCode).toBe(303)
      expect((await signup(email, dated)).confirmedAt).toBe(now.toISOString())
      expect(await exported()).toContain(email)
      now = new Date('2025-03-03T08:00:00.000Z')
      await subscribe(email, dated)
      expect(await messages(email, dated)).toHaveLength(2)

      // Somebody else who subscribes the address again, after it left, confirms nothing.
      await dated.services.newsletter.unsubscribe(token)
      await subscribe(email, dated)
      expect((await signup(email, dated)).confirmedAt).toBeNull()
      expect(await exported()).not.toContain(email)
    } finally {
      await dated.close()
    }
  })
})
