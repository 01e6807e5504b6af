import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookings, createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type CreatedUser, createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { photo } from '#tests/helpers/photos.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 3_600_000

describe.each(USUAL_ENGINES)('what an admin does to users on %s', (engine) => {
  let app: TestApp
  let admin: CreatedUser
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    admin = await createUser(app.context.db, { role: 'ADMIN' })
    cookie = await signIn(app, admin)
  })
  afterAll(() => app.close())

  const db = () => app.context.db
  const post = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const remove = (userId: string) =>
    app.server.inject({ method: 'DELETE', url: `/api/admin/users/${userId}`, headers: { cookie } })
  const toggle = (userId: string, action: string) =>
    post('/api/admin/toggle-subscription', { userId, action })
  const statusOf = async (userId: string) =>
    (await db().selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst())
      ?.status
  const mailsTo = async (email: string) =>
    (
      await db()
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', '=', email)
        .orderBy('createdAt')
        .execute()
    ).map((mail) => mail.kind)
  const actionsOn = async (targetId: string) =>
    (
      await db()
        .selectFrom('adminActions')
        .select(['action', 'adminId', 'adminEmail', 'targetLabel'])
        .where('targetId', '=', targetId)
        .orderBy('createdAt')
        .execute()
    ).map(({ action, ...rest }) => {
      expect(rest).toMatchObject({ adminId: admin.id, adminEmail: admin.email })
      return `${action}: ${rest.targetLabel}`
    })
  const isSignedIn = async (session: string) =>
    (await app.server.inject({ url: '/api/user', headers: { cookie: session } })).statusCode === 200

  it('changes nothing when an ACTIVE owner is activated', async () => {
    const owner = await createUser(db())
    expect((await post('/api/admin/activate-user', { userId: owner.id })).statusCode).toBe(200)
    expect(await mailsTo(owner.email)).toEqual([])
    expect(await actionsOn(owner.id)).toEqual([])
  })

  it('pauses and resumes with a mail each, hides the listing, and ends the sessions on pause', async () => {
    const { owner, id } = await createBusiness(db(), { businessName: 'Kloof & Comb' })
    const session = await signIn(app, owner)
    const versions = [app.context.catalogue.current()]
    expect((await toggle(owner.id, 'pause')).json()).toEqual({
      userId: owner.id,
      status: 'PAUSED',
      undoId: expect.any(String),
    })
    versions.push(app.context.catalogue.current())
    expect(await isSignedIn(session)).toBe(false)
    const paused = await db()
      .selectFrom('businesses')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(paused.status).toBe('PAUSED')
    expect((await toggle(owner.id, 'unpause')).json()).toEqual({
      userId: owner.id,
      status: 'ACTIVE',
      undoId: null,
    })
    versions.push(app.context.catalogue.current())
    expect(new Set(versions).size).toBe(3)
    expect(await mailsTo(owner.email)).toEqual(['plan-paused', 'plan-resumed'])
    const label = 'Kloof & Comb'
    expect(await actionsOn(owner.id)).toEqual([`pause: ${label}`, `resume: ${label}`])
  })

  it('pauses once for 16 concurrent requests', async () => {
    const owner = await createUser(db())
    const answers = await Promise.all(Array.from({ length: 16 }, () => toggle(owner.id, 'pause')))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(16).fill(200))
    expect(await mailsTo(owner.email)).toEqual(['plan-paused'])
  })

  it.each(['pause', 'unpause'])('refuses to %s a PENDING owner with a sentence', async (action) => {
    const owner = await createUser(db(), { status: 'PENDING' })
    const answer = await toggle(owner.id, action)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().detail).toBe(
      'This user has not been activated yet, so there is nothing to pause or resume.',
    )
    expect(await statusOf(owner.id)).toBe('PENDING')
    expect(await mailsTo(owner.email)).toEqual([])
  })

  it('resets a password: the new one works once, the old one and the sessions are gone', async () => {
    const owner = await createUser(db(), { password: TEST_PASSWORD })
    const session = await signIn(app, owner)
    const answer = await post('/api/admin/reset-password', { userId: owner.id })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { password } = answer.json()
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect(await isSignedIn(session)).toBe(false)
    const login = (tried: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: owner.email, password: tried },
      })
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401)
    expect((await login(password)).json().user.mustChangePassword).toBe(true)
    const actions = await db()
      .selectFrom('adminActions')
      .selectAll()
      .where('targetId', '=', owner.id)
      .execute()
    expect(actions.map((action) => action.action)).toEqual(['reset-password'])
    expect(JSON.stringify(actions)).not.toContain(password)
    expect(
      (await post('/api/admin/reset-password', { userId: owner.id })).json().password,
    ).not.toBe(password)
  })

  it('deletes an owner with all data, and keeps the audit log entry', async () => {
    const owner = await createUser(db(), { password: TEST_PASSWORD })
    const imageKey = await app.services.uploads.create(owner.id, await photo().jpeg().toBuffer())
    const { id } = await createBusiness(db(), { owner, businessName: 'Gone Fishing', imageKey })
    const pictureStatus = async () =>
      (await app.server.inject(`/images/${imageKey}/800.webp`)).statusCode
    expect(await pictureStatus()).toBe(200)
    await createReviews(db(), id, [{ stars: 5 }])
    await createBookings(db(), id, [{}])
    await createGem(db(), id)
    const session = await signIn(app, owner)
    expect((await remove(owner.id)).statusCode).toBe(200)
    expect(await isSignedIn(session)).toBe(false)
    expect(await pictureStatus()).toBe(404)
    for (const table of ['ratings', 'bookings', 'featuredGems'] as const) {
      expect(
        await db().selectFrom(table).select('id').where('businessId', '=', id).execute(),
        table,
      ).toEqual([])
    }
    for (const table of ['businesses', 'sessions', 'credentials'] as const) {
      expect(
        await db().selectFrom(table).select('userId').where('userId', '=', owner.id).execute(),
        table,
      ).toEqual([])
    }
    expect(await actionsOn(owner.id)).toEqual(['delete: Gone Fishing'])
    expect((await remove(owner.id)).statusCode).toBe(404)
  })

  it('deletes once for 16 concurrent requests', async () => {
    const { owner } = await createBusiness(db())
    const answers = await Promise.all(Array.from({ length: 16 }, () => remove(owner.id)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(15).fill(404)])
    expect(await actionsOn(owner.id)).toHaveLength(1)
  })

  it('forbids actions on the own account and those of other admins', async () => {
    const colleague = await createUser(db(), { role: 'ADMIN' })
    for (const userId of [admin.id, colleague.id]) {
      expect((await toggle(userId, 'pause')).statusCode).toBe(409)
      expect((await remove(userId)).statusCode).toBe(409)
      expect((await post('/api/admin/reset-password', { userId })).statusCode).toBe(409)
      expect((await post('/api/admin/activate-user', { userId })).statusCode).toBe(409)
      expect(await statusOf(userId)).toBe('ACTIVE')
    }
    expect((await remove(admin.id)).json().detail).toBe(
      'This is your own account. It cannot be changed here.',
    )
  })

  it.each([
    ['/api/admin/activate-user', { userId: 'nobody' }, 404],
    ['/api/admin/toggle-subscription', { userId: 'nobody', action: 'pause' }, 404],
    ['/api/admin/toggle-subscription', { userId: 'nobody', action: 'stop' }, 400],
    ['/api/admin/reset-password', { userId: 'nobody' }, 404],
    ['/api/admin/reset-password', {}, 400],
  ])('answers %s with %j by %i', async (url, payload, status) => {
    expect((await post(url, payload)).statusCode).toBe(status)
  })
})

describe('with DEFAULT_PASSWORD', () => {
  it('resets to that password', async () => {
    const app = await createTestApp('sqlite', { DEFAULT_PASSWORD: 'welkom-in-die-kaap' })
    const cookie = await signInAsAdmin(app)
    const owner = await createUser(app.context.db)
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/admin/reset-password',
      payload: { userId: owner.id },
      headers: { cookie },
    })
    expect(answer.json()).toEqual({ password: 'welkom-in-die-kaap' })
    const stats = await app.server.inject({ url: '/api/admin/stats', headers: { cookie } })
    expect(stats.json().warnings).toEqual([expect.stringContaining('DEFAULT_PASSWORD is set')])
    await app.close()
  })
})

describe('without DEFAULT_PASSWORD', () => {
  it('makes another random password each time, good for a week', async () => {
    let now = new Date('2026-11-18T08:00:00.000Z')
    const app = await createTestApp('sqlite', {}, { clock: () => now })
    const owner = await createUser(app.context.db)
    const post = async (url: string, payload: object, cookie = '') =>
      app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
    const admin = await signInAsAdmin(app)
    const reset = async () =>
      (await post('/api/admin/reset-password', { userId: owner.id }, admin)).json().password
    const first = await reset()
    const password = await reset()
    expect(password).toMatch(/^[\w-]{16}$/)
    expect(password).not.toBe(first)
    const login = () => post('/api/login', { email: owner.email, password })
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect((await login()).json().user.mustChangePassword).toBe(true)
    now = new Date(now.getTime() + 1)
    const late = await login()
    expect(late.statusCode).toBe(401)
    expect(late.json().detail).toContain('within a week')
    await app.close()
  })
})
