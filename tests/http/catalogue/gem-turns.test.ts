import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGem } from '#demo/factories/activity.ts'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const WEEK_MS = 7 * 24 * 3600 * 1000
const REASON = 'We have baked koesisters on this corner for forty years.'

describe.each(USUAL_ENGINES)('turns among the featured gems on %s', (engine) => {
  let app: TestApp
  let admin: string
  // A Wednesday.
  let now = new Date('2026-11-18T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    admin = await signInAsAdmin(app)
    await app.context.db.deleteFrom('featuredGems').execute()
    await app.context.db.deleteFrom('gemRequests').execute()
  })

  const premium = (ownerInput = {}) =>
    createBusiness(app.context.db, { ownerInput: { plan: 'PREMIUM', ...ownerInput } })
  const post = (url: string, cookie: string, fields: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const open = (cookie: string) => app.server.inject({ url: ownPages.gems, headers: { cookie } })
  const decide = (id: string, verdict: 'accept' | 'decline', payload = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/admin/gem-requests/${id}/${verdict}`,
      headers: { cookie: admin },
      payload,
    })
  const queue = async () =>
    (await app.server.inject({ url: '/api/admin/gem-requests', headers: { cookie: admin } })).json()
  const shown = async (): Promise<string[]> =>
    (await app.server.inject('/api/featured-gems'))
      .json()
      .gems.map((gem: { businessId: string }) => gem.businessId)
  const mailsTo = (email: string) =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', email)
      .execute()
  /** In line without the forms. */
  const accept = async (business: CreatedBusiness) => {
    const cookie = await signIn(app, business.owner)
    await post(ownPages.gems, cookie, { reason: REASON })
    expect((await decide(business.id, 'accept')).statusCode).toBe(200)
    now = new Date(now.getTime() + 60_000)
    return cookie
  }
  const inLine = async (count: number) => {
    const businesses: CreatedBusiness[] = []
    for (let index = 0; index < count; index += 1) {
      const business = await premium()
      await accept(business)
      businesses.push(business)
    }
    return businesses.map(({ id }) => id)
  }
  const nextWeek = async () => {
    now = new Date(now.getTime() + WEEK_MS)
    admin = await signInAsAdmin(app)
    await app.services.gems.beginWeek()
  }

  it('are asked for with a reason, accepted by an admin, and shown at once', async () => {
    const business = await premium()
    const cookie = await signIn(app, business.owner)
    expect((await open(cookie)).body).toContain('What makes your business worth a visit?')

    const short = await post(ownPages.gems, cookie, { reason: 'Lekker' })
    expect(short.statusCode).toBe(400)
    expect(short.body).toContain('Please say in a sentence or two')
    expect(short.body).toContain('Lekker')

    const asked = await post(ownPages.gems, cookie, { reason: `  ${REASON}\u0000 ` })
    expect(asked.headers.location).toBe(`${ownPages.gems}?done=asked`)
    const again = await post(ownPages.gems, cookie, { reason: REASON })
    expect(again.statusCode).toBe(409)
    expect(await shown()).toEqual([])

    const { requests } = await queue()
    expect(requests).toMatchObject([{ businessId: business.id, reason: REASON }])
    expect((await decide(business.id, 'accept')).statusCode).toBe(200)
    expect((await decide(business.id, 'accept')).statusCode).toBe(409)
    expect(await shown()).toEqual([business.id])
    expect((await app.server.inject(pages.home)).body).toContain(pages.business(business.id))
    expect((await open(cookie)).body).toContain('On the home page now')
    expect((await queue()).line).toMatchObject([{ businessId: business.id, isOnHome: true }])
    const mails = await mailsTo(business.owner.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['gem-request-decided'])
  })

  it('are declined with a reason that the owner gets, and can be asked for after 30 days', async () => {
    const business = await premium()
    const cookie = await signIn(app, business.owner)
    await post(ownPages.gems, cookie, { reason: REASON })
    expect((await decide(business.id, 'decline', { reason: '  ' })).statusCode).toBe(400)
    await decide(business.id, 'decline', { reason: 'Please add a picture first.' })
    const [mail] = await mailsTo(business.owner.email)
    expect(JSON.stringify(mail?.payload)).toContain('Please add a picture first.')
    const page = await open(cookie)
    expect(page.body).toContain('Please add a picture first.')
    expect(page.body).not.toContain('What makes your business worth a visit?')
    expect((await post(ownPages.gems, cookie, { reason: REASON })).statusCode).toBe(409)

    now = new Date(now.getTime() + 31 * 24 * 3600 * 1000)
    admin = await signInAsAdmin(app)
    const later = await signIn(app, business.owner)
    expect((await post(ownPages.gems, later, { reason: REASON })).statusCode).toBe(303)
    expect((await queue()).requests).toHaveLength(1)
  })

  it('are for PREMIUM only, and for saved profiles', async () => {
    const basic = await createBusiness(app.context.db)
    const cookie = await signIn(app, basic.owner)
    const refused = await post(ownPages.gems, cookie, { reason: REASON })
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('part of the PREMIUM plan')
    expect((await open(cookie)).body).toContain('Asking for a turn is part of PREMIUM')
    expect((await queue()).requests).toEqual([])
  })

  it('fill the places behind the picks of the admins, and change with the week', async () => {
    const ids = await inLine(5)
    const pick = await createBusiness(app.context.db)
    await createGem(app.context.db, pick.id, now)
    app.context.catalogue.raise()
    await nextWeek()
    const first = await shown()
    expect(first).toEqual([pick.id, ...ids.slice(0, 3)])
    const home = await app.server.inject(pages.home)
    expect(home.body).toContain(pages.business(ids[0] ?? ''))
    expect(home.body).not.toContain(pages.business(ids[4] ?? ''))

    // The page is cached for a minute; nothing is written when the week changes.
    now = new Date(now.getTime() + WEEK_MS)
    const second = await app.server.inject(pages.home)
    expect(second.body).toContain(pages.business(ids[4] ?? ''))
    expect(await shown()).toEqual([pick.id, ids[0], ids[3], ids[4]])
    // Noting it changes nothing of what is shown, however often.
    expect(await app.services.gems.beginWeek()).toBe(3)
    expect(await app.services.gems.beginWeek()).toBe(0)
    expect(await shown()).toEqual([pick.id, ids[0], ids[3], ids[4]])
  })

  it('pass over who has left, was downgraded or paused, until they are back', async () => {
    const ids = await inLine(6)
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids
    await nextWeek()
    expect(await shown()).toEqual([a, b, c, d])
    const ownerOf = async (id: string) =>
      (
        await app.context.db
          .selectFrom('businesses')
          .select('userId')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).userId
    const set = async (id: string, change: object) =>
      app.context.db
        .updateTable('users')
        .set(change)
        .where('id', '=', await ownerOf(id))
        .execute()
    await set(a, { plan: 'BASIC' })
    await set(b, { status: 'PAUSED' })
    expect(await shown()).toEqual([c, d, e, f])
    await set(a, { plan: 'PREMIUM' })
    expect(await shown()).toEqual([a, c, d, e])
    await nextWeek()
    // Who stood in has the whole of the next week, and whoever had a turn is behind.
    expect(await shown()).toEqual([a, c, e, f])
  })

  it('end when the owner leaves, once or twice, without a way to jump the line', async () => {
    const [one, other] = [await premium(), await premium()]
    const cookie = await accept(one)
    await accept(other)
    await nextWeek()
    const later = await signIn(app, one.owner)
    for (const _twice of [1, 2])
      expect((await post(ownPages.gemsLeave, later)).headers.location).toBe(
        `${ownPages.gems}?done=left`,
      )
    expect(cookie).not.toBe('')
    expect(await shown()).toEqual([other.id])
    await post(ownPages.gems, later, { reason: REASON })
    await decide(one.id, 'accept')
    const { line } = await queue()
    const turns = line.map(({ lastTurn }: { lastTurn: string | null }) => lastTurn)
    expect(turns).toEqual([turns[0], turns[0]])
    expect(turns[0]).not.toBeNull()
  })

  it('leave the admins’ own picks as they are, of which all are in the answer', async () => {
    const [id = ''] = await inLine(1)
    const picks: string[] = []
    for (let index = 0; index < 5; index += 1) {
      const pick = await createBusiness(app.context.db)
      await app.server.inject({
        method: 'POST',
        url: '/api/admin/featured-gems',
        headers: { cookie: admin },
        payload: { businessId: pick.id },
      })
      now = new Date(now.getTime() + 1000)
      picks.unshift(pick.id)
    }
    expect(await shown()).toEqual(picks)
    for (const pick of picks.slice(0, 2))
      await app.server.inject({
        method: 'DELETE',
        url: `/api/admin/featured-gems/${pick}`,
        headers: { cookie: admin },
      })
    expect(await shown()).toEqual([...picks.slice(2), id])
  })
})
