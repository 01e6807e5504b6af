import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

describe.each(USUAL_ENGINES)('counting views on %s', (engine) => {
  let app: TestApp
  let now = new Date('2025-06-10T21:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const view = async (id: string, cookie?: string, userAgent = BROWSER) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/business/${encodeURIComponent(id)}/view`,
      headers: { 'user-agent': userAgent, ...(cookie ? { cookie } : {}) },
    })
    expect(answer.statusCode).toBe(204)
    const [set] = answer.cookies
    return cookie ?? `${set?.name}=${set?.value}`
  }
  const counts = async (businessId: string) => {
    await app.services.views.flush()
    const { db } = app.context
    const business = await db
      .selectFrom('businesses')
      .select('views')
      .where('id', '=', businessId)
      .executeTakeFirstOrThrow()
    const days = await db
      .selectFrom('dailyCounters')
      .select(['day', 'count'])
      .where('businessId', '=', businessId)
      .where('kind', '=', 'view')
      .orderBy('day')
      .execute()
    return { views: business.views, days: Object.fromEntries(days.map((d) => [d.day, d.count])) }
  }

  it('counts 64 concurrent visitors exactly, by day in Cape Town', async () => {
    const business = await createBusiness(app.context.db, { views: 7 })
    await Promise.all(Array.from({ length: 64 }, () => view(business.id)))
    expect(await counts(business.id)).toEqual({ views: 71, days: { '2025-06-10': 64 } })
  })

  it('counts a visitor once in 30 minutes, through batches', async () => {
    const business = await createBusiness(app.context.db)
    const cookie = await view(business.id)
    await Promise.all(Array.from({ length: 64 }, () => view(business.id, cookie)))
    expect((await counts(business.id)).views).toBe(1)
    now = new Date(now.getTime() + 29 * 60_000)
    await view(business.id, cookie)
    expect((await counts(business.id)).views).toBe(1)
    now = new Date(now.getTime() + 60_000)
    await view(business.id, cookie)
    expect((await counts(business.id)).views).toBe(2)
  })

  it('counts the same visitor on each business', async () => {
    const [one, other] = [
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
    ]
    const cookie = await view(one.id)
    await view(other.id, cookie)
    expect((await counts(one.id)).views).toBe(1)
    expect((await counts(other.id)).views).toBe(1)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'curl/8.5.0',
  ])('does not count %s', async (crawler) => {
    const business = await createBusiness(app.context.db)
    await view(business.id, undefined, crawler)
    expect((await counts(business.id)).views).toBe(0)
  })

  it('does not count the owner, but does count other owners', async () => {
    const mine = await createBusiness(app.context.db)
    const theirs = await createBusiness(app.context.db)
    const cookie = await signIn(app, mine.owner)
    await view(mine.id, cookie)
    await view(theirs.id, cookie)
    expect((await counts(mine.id)).views).toBe(0)
    expect((await counts(theirs.id)).views).toBe(1)
  })

  it('counts nothing for a business that is not public, and goes on with the others', async () => {
    const hidden = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
    const shown = await createBusiness(app.context.db)
    await view(hidden.id)
    await view('nobody')
    await view('%00')
    await view(shown.id)
    expect((await counts(hidden.id)).views).toBe(0)
    expect((await counts(shown.id)).views).toBe(1)
  })

  it('does not invalidate cached pages', async () => {
    const business = await createBusiness(app.context.db)
    const before = app.context.catalogue.current()
    await view(business.id)
    await counts(business.id)
    expect(app.context.catalogue.current()).toBe(before)
  })

  it('deletes the hashes of visitors after 30 minutes', async () => {
    const business = await createBusiness(app.context.db)
    await view(business.id)
    await counts(business.id)
    now = new Date(now.getTime() + 31 * 60_000)
    await view(business.id)
    await counts(business.id)
    const rows = await app.context.db.selectFrom('recentViews').select('viewedAt').execute()
    expect(rows).toHaveLength(1)
  })
})

it('counts 60 views of a business from one network in half an hour, with any number of devices', async () => {
  const app = await createTestApp('sqlite', { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' })
  onTestFinished(() => app.close())
  const { id } = await createBusiness(app.context.db, { views: 0 })
  const view = (address: string) =>
    app.server.inject({
      method: 'POST',
      url: `/api/business/${encodeURIComponent(id)}/view`,
      headers: { 'user-agent': BROWSER, 'x-forwarded-for': address },
    })
  for (let turn = 0; turn < 70; turn += 1)
    expect((await view(`2001:db8::${turn}`)).statusCode).toBe(204)
  await view('198.51.100.7')
  await app.services.views.flush()
  const { views } = await app.context.db
    .selectFrom('businesses')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(views).toBe(61)
})

describe.each(USUAL_ENGINES)('tracking a share on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const share = (businessId: string) =>
    app.server.inject({ method: 'POST', url: '/api/share/track', payload: { businessId } })

  it('answers 404 for a business that is not public', async () => {
    const hidden = await createBusiness(app.context.db, { ownerInput: { status: 'PENDING' } })
    for (const id of [hidden.id, 'nobody']) expect((await share(id)).statusCode).toBe(404)
  })
})
