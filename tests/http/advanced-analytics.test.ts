import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBookings, createCounters } from '#demo/factories/activity.ts'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import type { AdvancedAnalytics } from '#shared/schemas/analytics.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)('advanced analytics on %s', (engine) => {
  let app: TestApp
  // A Wednesday, 16:30 in Cape Town.
  let now = new Date('2026-11-18T14:30:00.000Z')
  let business: CreatedBusiness
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    now = new Date(now.getTime() + 60_000)
    const ownerInput = { plan: 'PREMIUM' } as const
    business = await createBusiness(app.context.db, { ownerInput, industry: 'Hair Salon' })
  })

  const post = async (url: string, payload?: object, headers: Record<string, string> = {}) => {
    const answer = await app.server.inject({
      method: 'POST',
      url,
      headers: { 'user-agent': BROWSER, ...headers },
      ...(payload && { payload }),
    })
    const [set] = answer.cookies
    return { status: answer.statusCode, cookie: `${set?.name}=${set?.value}` }
  }
  const view = (from?: string, headers = {}) =>
    post(`/api/business/${business.id}/view`, from === undefined ? undefined : { from }, headers)
  const step = (name: string, headers = {}) =>
    post(`/api/business/${business.id}/step`, { step: name }, headers)
  const read = async (span = '30'): Promise<AdvancedAnalytics> => {
    await app.services.views.flush()
    const cookie = await signIn(app, business.owner)
    const answer = await app.server.inject({
      url: `/api/dashboard/analytics/advanced?days=${span}`,
      headers: { cookie },
    })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const ownOf = ({ figures }: AdvancedAnalytics) =>
    Object.fromEntries(figures.map(({ kind, own }) => [kind, own]))
  const medianOf = ({ figures }: AdvancedAnalytics, wanted: string) =>
    figures.find(({ kind }) => kind === wanted)?.median

  it('counts hours, suburbs, and words that three searches share', async () => {
    for (const _visitor of [1, 2])
      await view('/search?q=best+hair+salon+in+observatory+nomsa&near=-33.9,18.4')
    expect(await read()).toMatchObject({
      since: '2026-10-19',
      words: [],
      suburbs: [{ name: 'Observatory', count: 2 }],
    })
    await view('/search?q=hair+salon&area=Sea+Point')
    await view('/category/hair-salons/sea-point')
    await view()
    const found = await read()
    expect(found.words).toEqual([{ name: 'hair salon', count: 3 }])
    expect(found.suburbs).toEqual([
      { name: 'Observatory', count: 2 },
      { name: 'Sea Point', count: 2 },
    ])
    expect(found.hours[16]).toBe(5)
    expect(ownOf(found).views).toBe(5)
  })

  it('stores no text of a word that fewer searches share, and none of the rest', async () => {
    const odd = 'zanemvula'
    for (const _visitor of [1, 2]) await view(`/search?q=${odd}+0820000100+12+Rose+Street`)
    await app.services.views.flush()
    const rows = await app.context.db.selectFrom('visitCounters').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/zanemvula|082|Rose/i)
    await view(`/search?q=${odd}`)
    expect((await read()).words).toEqual([{ name: odd, count: 3 }])
  })

  it('finds words that are shared over several weeks', async () => {
    await view('/search?q=braids')
    await view('/search?q=braids')
    await read()
    now = new Date(now.getTime() + 7 * DAY_MS)
    await view('/search?q=braids')
    expect((await read()).words).toMatchObject([{ count: 3 }])
  })

  it('counts what visitors did next, once each in 30 minutes', async () => {
    const { cookie } = await step('call')
    await step('call', { cookie })
    await step('write', { cookie })
    await step('directions')
    await step('website')
    await step('website')
    await createBookings(app.context.db, business.id, [{ createdAt: now }])
    expect(ownOf(await read())).toEqual({
      views: 0,
      call: 1,
      write: 1,
      booking: 1,
      directions: 1,
      website: 2,
    })
    expect((await step('gossip')).status).toBe(400)
  })

  it('counts neither the owner nor crawlers, nor what is not public', async () => {
    const cookie = await signIn(app, business.owner)
    await view('/search?q=braids', { cookie })
    await step('call', { cookie })
    await step('call', { 'user-agent': 'curl/8.5.0' })
    await post('/api/business/nobody/step', { step: 'call' })
    const found = await read()
    expect(found.figures.every(({ own }) => own === 0)).toBe(true)
    expect(found.hours.every((count) => count === 0)).toBe(true)
  })

  it('shows the median of five others in the trade, and of fewer none', async () => {
    const industry = 'Legal'
    const { db } = app.context
    business = await createBusiness(db, { ownerInput: { plan: 'PREMIUM' }, industry })
    const others: string[] = []
    const add = async (views: number, ownerInput = {}) => {
      const { id } = await createBusiness(db, { industry, ownerInput })
      await createCounters(db, id, [{ day: capeTownDay(now), kind: 'view', count: views }])
      others.push(id)
    }
    for (const views of [4, 1000, 6, 8]) await add(views)
    await add(500, { status: 'PAUSED' })
    await createCounters(db, business.id, [{ day: capeTownDay(now), kind: 'view', count: 77 }])
    const few = await read()
    expect(few.others).toBe(0)
    expect(few.figures.every(({ median }) => median === null)).toBe(true)
    expect(JSON.stringify(few)).not.toContain('1000')

    await add(0)
    await step('call')
    // It is read once an hour.
    now = new Date(now.getTime() + 61 * 60_000)
    const enough = await read()
    expect(enough.others).toBe(5)
    expect(ownOf(enough)).toMatchObject({ views: 77, call: 1 })
    expect(medianOf(enough, 'views')).toBe(6)
    expect(medianOf(enough, 'call')).toBe(0)
  })

  it('belongs to PREMIUM', async () => {
    const basic = await createBusiness(app.context.db)
    const cookie = await signIn(app, basic.owner)
    const answer = await app.server.inject({
      url: '/api/dashboard/analytics/advanced',
      headers: { cookie },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().detail).toBe('Advanced analytics are part of the PREMIUM plan.')
  })

  it('forgets after 13 weeks', async () => {
    await view('/search?q=braids')
    await app.services.views.flush()
    await app.services.views.forgetOld()
    expect((await read('90')).hours.some((count) => count > 0)).toBe(true)
    now = new Date(now.getTime() + 14 * 7 * DAY_MS)
    expect(await app.services.views.forgetOld()).toBeGreaterThan(0)
    expect(await app.context.db.selectFrom('visitCounters').selectAll().execute()).toEqual([])
  })

  it('does not fill the table, however many words are tried', async () => {
    for (let visitor = 0; visitor < 55; visitor += 1)
      await view(
        `/search?q=${['aa', 'bb', 'cc', 'dd', 'ee'].map((two) => `${two}${letters(visitor)}`).join('+')}`,
      )
    await app.services.views.flush()
    const words = await app.context.db
      .selectFrom('visitCounters')
      .selectAll()
      .where('businessId', '=', business.id)
      .where('kind', '=', 'word')
      .execute()
    expect(words.length).toBeGreaterThan(100)
    expect(words.length).toBeLessThanOrEqual(200)
  })
})

const letters = (index: number) =>
  `q${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}w`
