import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { digestToken } from '#server/features/digest/digest-token.ts'
import { api, pages, withToken } from '#shared/paths.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('the choices in messages on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const subscribe = (email: string, of: TestApp = app) =>
    of.server.inject({ method: 'POST', url: api.newsletter, payload: { email } })
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
    expect(JSON.parse(message?.payload ?? '')).toEqual({ token, needsConfirmation: false })
  })

  it('changes nothing when a link is only opened', async () => {
    await subscribe('opened@example.co.za')
    const { token } = await signup('opened@example.co.za')
    const page = await app.server.inject(withToken(pages.newsletterUnsubscribe, token))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Leave the newsletter?')
    const opened = await app.server.inject(withToken(api.newsletterUnsubscribe, token))
    expect(opened.statusCode).toBe(302)
    expect(opened.headers.location).toBe(withToken(pages.newsletterUnsubscribe, token))
    expect((await signup('opened@example.co.za')).unsubscribedAt).toBeNull()
  })

  it("unsubscribes by a mail program's one click, and can be undone", async () => {
    const email = 'leaver@example.co.za'
    await subscribe(email)
    const { token } = await signup(email)
    const url = withToken(api.newsletterUnsubscribe, token)
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
    const answer = await app.server.inject({
      method: 'POST',
      url: withToken(api.newsletterUnsubscribe, token),
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    })
    expect(answer.statusCode).toBe(303)
    const page = await app.server.inject(String(answer.headers.location))
    expect(page.body).toContain('You are off the list')
  })

  it.each([api.newsletterUnsubscribe, api.newsletterConfirm, api.digestUnsubscribe])(
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
    expect((await oneClick(withToken(api.digestUnsubscribe, forged))).statusCode).toBe(404)
    expect((await oneClick(withToken(api.digestUnsubscribe, token))).statusCode).toBe(200)
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

  it('asks for confirmation if double opt-in is on, at most once a day', async () => {
    let now = new Date('2025-03-01T08:00:00.000Z')
    const strict = await createTestApp(
      engine,
      { NEWSLETTER_DOUBLE_OPT_IN: 'on' },
      { clock: () => now },
    )
    try {
      const email = 'careful@example.co.za'
      await subscribe(email, strict)
      const { token, confirmedAt } = await signup(email, strict)
      expect(confirmedAt).toBeNull()
      await subscribe(email, strict)
      await subscribe(email, strict)
      expect(await messages(email, strict)).toHaveLength(2)
      now = new Date('2025-03-02T08:00:00.000Z')
      await subscribe(email, strict)
      expect(await messages(email, strict)).toHaveLength(3)

      await strict.services.newsletter.confirm(token)
      expect((await signup(email, strict)).confirmedAt).toBe(now.toISOString())
      now = new Date('2025-03-03T08:00:00.000Z')
      await subscribe(email, strict)
      expect(await messages(email, strict)).toHaveLength(3)
    } finally {
      await strict.close()
    }
  })
})
