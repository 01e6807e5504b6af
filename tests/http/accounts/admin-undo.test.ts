import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGem } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const TOO_LATE = 'It is too late to undo this. Open the user’s page to see how things stand.'

describe.each(USUAL_ENGINES)('Undo by an admin on %s', (engine) => {
  let app: TestApp
  let cookie: string
  let now = new Date('2026-11-18T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
    cookie = await signInAsAdmin(app)
  })
  afterAll(() => app.close())
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  beforeEach(() => pass(60))

  const db = () => app.context.db
  const ask = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
    app.server.inject({ method, url, ...(payload && { payload }), headers: { cookie } })
  const pause = async (userId: string, reason?: string): Promise<string> =>
    (
      await ask('POST', '/api/admin/toggle-subscription', { userId, action: 'pause', reason })
    ).json().undoId
  const undo = (id: string) => ask('POST', `/api/admin/undo/${id}`)
  const statusOf = async (id: string) =>
    (await db().selectFrom('users').select('status').where('id', '=', id).executeTakeFirst())
      ?.status
  const mailsTo = (email: string) =>
    db()
      .selectFrom('outboxMessages')
      .select(['kind', 'nextAttemptAt', 'payload'])
      .where('recipient', '=', email)
      .execute()
  const actionsOn = async (targetId: string) =>
    (
      await db()
        .selectFrom('adminActions')
        .select(['action', 'targetLabel'])
        .where('targetId', '=', targetId)
        .orderBy('createdAt')
        .execute()
    ).map(({ action, targetLabel }) => `${action}: ${targetLabel}`)
  const ledgerOf = async (userId: string) =>
    (
      await db()
        .selectFrom('ledgerEntries')
        .select('kind')
        .where('userId', '=', userId)
        .orderBy('position')
        .execute()
    ).map(({ kind }) => kind)

  it('of a pause makes everything as it was: status, sessions, calendar address, and no mail', async () => {
    const { owner, id } = await createBusiness(db(), { businessName: 'Kloof & Comb' })
    const session = await signIn(app, owner)
    const tokenHash = `hash-${owner.id}`
    const createdAt = now.toISOString()
    await db()
      .insertInto('calendarFeeds')
      .values({ businessId: id, tokenHash, createdAt })
      .execute()
    const isSignedIn = async () =>
      (await app.server.inject({ url: '/api/user', headers: { cookie: session } })).statusCode

    const undoId = await pause(owner.id)
    expect([await statusOf(owner.id), await isSignedIn()]).toEqual(['PAUSED', 401])
    const [mail] = await mailsTo(owner.email)
    expect(Date.parse(mail?.nextAttemptAt ?? '') - now.getTime()).toBeGreaterThanOrEqual(10_000)
    pass(10)
    expect((await undo(undoId)).statusCode).toBe(200)

    expect([await statusOf(owner.id), await isSignedIn()]).toEqual(['ACTIVE', 200])
    expect(await mailsTo(owner.email)).toEqual([])
    const feeds = await db()
      .selectFrom('calendarFeeds')
      .select('tokenHash')
      .where('businessId', '=', id)
      .execute()
    expect(feeds).toEqual([{ tokenHash }])
    expect(await actionsOn(owner.id)).toEqual(['pause: Kloof & Comb', 'undo-pause: Kloof & Comb'])
    // Twice is once.
    expect((await undo(undoId)).statusCode).toBe(200)
    expect(await actionsOn(owner.id)).toHaveLength(2)
  })

  it('keeps ended sessions ended if the owner has signed in again meanwhile', async () => {
    const { owner } = await createBusiness(db())
    const former = await signIn(app, owner)
    const undoId = await pause(owner.id)
    await signIn(app, owner)
    expect((await undo(undoId)).statusCode).toBe(200)
    const answer = await app.server.inject({ url: '/api/user', headers: { cookie: former } })
    expect(answer.statusCode).toBe(401)
  })

  it('comes too late after ten seconds, and once the mail is under way', async () => {
    const { owner } = await createBusiness(db())
    const undoId = await pause(owner.id, 'You asked us to.')
    pass(13)
    const late = await undo(undoId)
    expect([late.statusCode, late.json().detail]).toEqual([409, TOO_LATE])
    expect(await statusOf(owner.id)).toBe('PAUSED')
    const [mail] = await mailsTo(owner.email)
    expect(JSON.parse(mail?.payload ?? '')).toMatchObject({ reason: 'You asked us to.' })

    const other = await createBusiness(db())
    const otherId = await pause(other.owner.id)
    await db()
      .updateTable('outboxMessages')
      .set({ leaseOwner: 'a worker' })
      .where('recipient', '=', other.owner.email)
      .execute()
    expect((await undo(otherId)).statusCode).toBe(409)
    expect(await statusOf(other.owner.id)).toBe('PAUSED')
    expect((await undo('nothing')).statusCode).toBe(404)
  })

  it('of an activation waits for payment again, and welcomes once when it is activated after all', async () => {
    const owner = await createUser(db(), { status: 'PENDING' })
    const activate = async (): Promise<string> =>
      (await ask('POST', '/api/admin/activate-user', { userId: owner.id })).json().undoId
    expect((await undo(await activate())).statusCode).toBe(200)
    expect([await statusOf(owner.id), await mailsTo(owner.email)]).toEqual(['PENDING', []])
    await activate()
    expect(await statusOf(owner.id)).toBe('ACTIVE')
    expect((await mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['welcome'])
    expect(await ledgerOf(owner.id)).toEqual([
      'paid-otherwise',
      'activation-undone',
      'paid-otherwise',
    ])
  })

  it('of a removed gem brings it back with its days, once for 8 requests', async () => {
    const { id } = await createBusiness(db())
    await createGem(db(), id)
    const gem = () =>
      db().selectFrom('featuredGems').selectAll().where('businessId', '=', id).execute()
    const before = await gem()
    const removed = await ask('DELETE', `/api/admin/featured-gems/${id}`)
    expect(await gem()).toEqual([])
    const answers = await Promise.all(Array.from({ length: 8 }, () => undo(removed.json().undoId)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await gem()).toEqual(before)
    expect(await actionsOn(id)).toHaveLength(2)
  })

  it('leaves nothing behind when the owner is deleted', async () => {
    const { owner } = await createBusiness(db())
    const undoId = await pause(owner.id)
    expect((await ask('DELETE', `/api/admin/users/${owner.id}`)).statusCode).toBe(200)
    expect((await undo(undoId)).statusCode).toBe(404)
  })
})

describe.each(USUAL_ENGINES)('Undo where a card is charged on %s', (engine) => {
  const site = usePayingSite(engine)
  const pass = (seconds: number) => {
    site.now = new Date(site.now.getTime() + seconds * 1000)
  }
  const asAdmin = async () => {
    const headers = { cookie: await signInAsAdmin(site.app) }
    return (url: string, payload: object = {}) =>
      site.app.server.inject({ method: 'POST', url, headers, payload })
  }
  const isCancelled = (token: string) => site.provider.payfast.subscriptions.get(token)?.cancelled

  it('of a pause leaves the subscription alone; without it the provider is told after ten seconds', async () => {
    const { owner, token } = await site.subscribe('PREMIUM')
    const post = await asAdmin()
    const asked = { userId: owner.id, action: 'pause' }
    const paused = await post('/api/admin/toggle-subscription', asked)
    await processDue(site.app)
    expect(isCancelled(token)).toBe(false)
    expect((await post(`/api/admin/undo/${paused.json().undoId}`)).statusCode).toBe(200)
    pass(60)
    await processDue(site.app)
    expect(isCancelled(token)).toBe(false)
    const { standing } = await site.app.services.ledger.read(owner.id)
    expect(standing).toMatchObject({ status: 'ACTIVE', cancelled: false, openEnded: false })

    await post('/api/admin/toggle-subscription', asked)
    pass(13)
    await processDue(site.app)
    expect(isCancelled(token)).toBe(true)
  })

  it('of an activation is refused once a payment has come in between', async () => {
    const owner = await site.pendingOwner()
    const post = await asAdmin()
    const { undoId } = (await post('/api/admin/activate-user', { userId: owner.id })).json()
    await post('/api/admin/eft', {
      userId: owner.id,
      day: capeTownDay(site.now),
      reference: 'EFT 7',
    })
    const { lines } = await site.app.services.ledger.read(owner.id)
    expect(lines.map(({ kind }) => kind)).toContain('eft')
    const refused = await post(`/api/admin/undo/${undoId}`)
    expect([refused.statusCode, refused.json().detail]).toEqual([409, TOO_LATE])
    expect((await site.mailsTo(owner.email)).map(({ kind }) => kind)).toContain('welcome')
  })
})
