import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookings, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { ownPages } from '#shared/own-paths.ts'
import { formAddress, moneyPages, pages } from '#shared/paths.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('the page of one user on %s', (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    cookie = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const db = () => app.context.db
  const open = async (userId: string) =>
    (await app.server.inject({ url: ownPages.user(userId), headers: { cookie } })).body
  const send = (url: string, payload: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(payload).toString(),
    })
  const mailsTo = (email: string) =>
    db()
      .selectFrom('outboxMessages')
      .select(['kind', 'payload', 'state'])
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .execute()

  it('shows contact, bookings, reviews, sign-ins, mails and what admins did', async () => {
    const { owner, id } = await createBusiness(db(), {
      businessName: 'Kloof & Comb',
      phone: '021 555 0123',
    })
    await createBookings(db(), id, [{ name: 'Nomsa Dlamini' }])
    await createReviews(db(), id, [{ stars: 4, comment: 'Neat and quick.' }])
    await signIn(app, owner)
    await send(ownPages.userAction(owner.id, 'pause'), { reason: 'Moving house.' })
    const page = await open(owner.id)
    for (const text of [
      'Kloof &amp; Comb',
      '021 555 0123',
      owner.email,
      'Nomsa Dlamini',
      'Neat and quick.',
      'Plan paused',
      'Paused the subscription',
      'Moving house.',
      'Undo',
    ])
      expect(page, text).toContain(text)
  })

  it('pauses with a reason in the mail, and undoes it', async () => {
    const { owner } = await createBusiness(db())
    expect(
      (await send(ownPages.userAction(owner.id, 'pause'), { reason: 'As you asked.' })).statusCode,
    ).toBe(303)
    const [mail] = await mailsTo(owner.email)
    expect(JSON.parse(mail?.payload ?? '')).toMatchObject({ reason: 'As you asked.' })
    const undoId = /name="id" value="(\w+)"/.exec(await open(owner.id))?.[1] ?? ''
    expect((await send(ownPages.userAction(owner.id, 'undo'), { id: undoId })).statusCode).toBe(303)
    expect(await mailsTo(owner.email)).toEqual([])
    expect(await open(owner.id)).not.toContain('value="Undo"')
  })

  it('sends a link for a new password, which changes nothing by itself', async () => {
    const { owner } = await createBusiness(db())
    const session = await signIn(app, owner)
    const sent = await send(ownPages.userAction(owner.id, 'reset-link'))
    expect(sent.headers.location).toContain('done=reset-link')
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['password-reset'])
    const answer = await app.server.inject({ url: '/api/user', headers: { cookie: session } })
    expect(answer.statusCode).toBe(200)
    expect(await open(owner.id)).toContain('Sent a link for a new password')
  })

  it('sends a failed mail again', async () => {
    const { owner } = await createBusiness(db())
    const at = new Date().toISOString()
    await db()
      .insertInto('outboxMessages')
      .values({
        id: newId(),
        kind: 'welcome',
        recipient: owner.email,
        payload: '{}',
        state: 'failed',
        attempts: 24,
        nextAttemptAt: at,
        leaseUntil: null,
        leaseOwner: null,
        lastError: '550 No such mailbox',
        dedupeKey: null,
        createdAt: at,
        sentAt: null,
      })
      .execute()
    const page = await open(owner.id)
    expect(page).toContain('550 No such mailbox')
    const id = /name="id" value="(\w+)"/.exec(page)?.[1] ?? ''
    expect((await send(ownPages.userAction(owner.id, 'send-again'), { id })).statusCode).toBe(303)
    expect((await mailsTo(owner.email)).map(({ state }) => state)).toEqual(['waiting'])
  })

  it('sends a welcome or a link again, and says that nothing else of a sent mail is kept', async () => {
    const { owner } = await createBusiness(db())
    const at = new Date().toISOString()
    const sent = { payload: '{}', state: 'sent' as const, attempts: 1, nextAttemptAt: at }
    const none = { leaseUntil: null, leaseOwner: null, lastError: null, dedupeKey: null }
    for (const kind of ['welcome', 'password-reset', 'payment-receipt'])
      await db()
        .insertInto('outboxMessages')
        .values({
          ...{ ...sent, ...none, id: newId(), kind, recipient: owner.email },
          createdAt: at,
          sentAt: at,
        })
        .execute()
    const page = await open(owner.id)
    expect(page.match(/>Send again</g)).toHaveLength(2)
    expect(page).toContain(`action="${ownPages.userAction(owner.id, 'reset-link')}"`)
    expect(page).toContain('What a sent mail said is not kept.')
    const again = await send(ownPages.userAction(owner.id, 'welcome'))
    expect(again.statusCode).toBe(303)
    const waiting = (await mailsTo(owner.email)).filter(({ state }) => state === 'waiting')
    expect(waiting).toMatchObject([{ kind: 'welcome' }])
    expect(JSON.parse(waiting[0]?.payload ?? '')).toMatchObject({ plan: owner.plan })
    expect(await open(owner.id)).toMatch(/Sent a mail again<.*Welcome, /)

    await send(ownPages.userAction(owner.id, 'pause'))
    expect((await send(ownPages.userAction(owner.id, 'welcome'))).statusCode).toBe(409)
  })

  it('leads to Reset Password of this user', async () => {
    const { owner } = await createBusiness(db())
    const [, href = ''] =
      /<a href="([^"]+)">Reset Password in the list/.exec(await open(owner.id)) ?? []
    const { searchParams } = new URL(href.replaceAll('&amp;', '&'), 'http://localhost')
    expect(Object.fromEntries(searchParams)).toEqual({ tab: 'users', q: owner.email })
  })

  it.each([
    ['021 555 0199', true],
    ['+27 21 555-0199', true],
    ['5550199', true],
    ['Observatory', true],
    ['021 555 0198', false],
  ])('is found by %s', async (q, isFound) => {
    const businessName = `Found ${newId()}`
    await createBusiness(db(), {
      businessName,
      phone: '(021) 555-0199',
      address: '3 Lower Main Road, Observatory',
    })
    const url = `/api/admin/businesses?q=${encodeURIComponent(q)}`
    const { body } = await app.server.inject({ url, headers: { cookie } })
    expect(body.includes(businessName)).toBe(isFound)
  })

  it('has Logout like the panel', async () => {
    const other = await signInAsAdmin(app)
    const answer = await app.server.inject({
      method: 'POST',
      url: formAddress('logout'),
      headers: { cookie: other },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pages.home])
    const after = await app.server.inject({ url: moneyPages.money, headers: { cookie: other } })
    expect(after.statusCode).toBe(303)
  })
})
