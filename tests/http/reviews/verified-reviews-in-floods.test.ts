import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { pages, reviewPages, withToken } from '#shared/paths.ts'
import { book, setVisited } from '#tests/helpers/booked.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const MINUTE_MS = 60_000

describe.each(USUAL_ENGINES)('verified reviews in a flood on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-03-02T10:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' }, { clock: () => now })
  })
  afterAll(() => app.close())

  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS)
  }
  const send = (url: string, payload: object = {}, remoteAddress = '203.0.113.1', cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, remoteAddress, headers: { cookie } })
  const write = async (businessId: string, remoteAddress: string, fields: object = {}) => {
    const answer = await send('/api/rating', { businessId, stars: 1, ...fields }, remoteAddress)
    expect(answer.statusCode, answer.body).toBe(201)
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return { id: answer.json().rating.id as string, state: answer.json().state, cookie }
  }
  const confirm = async ({ id, cookie }: { id: string; cookie: string }, email: string) => {
    await send(`/api/reviews/${id}/confirmation`, { email }, '203.0.113.1', cookie)
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    const { token } = readPayload(app.context.secret, payload)
    const answer = await send(withToken('/api/reviews/confirm', String(token)))
    expect(answer.statusCode, answer.body).toBe(200)
  }
  let flooded = 0
  const flood = async (businessId: string, count: number, minutesApart: number) => {
    flooded += 1
    for (let index = 0; index < count; index += 1) {
      await write(businessId, `198.51.100.${flooded}`)
      pass(minutesApart)
    }
  }
  const figures = async (id: string) => {
    const { business } = (await app.server.inject(`/api/business/${id}`)).json()
    return [business.ratingAvg, business.ratingCount]
  }

  it.each([
    ['at once', 0],
    ['over an hour', 5],
    ['over a day', 30],
  ])('twelve one-stars from one address %s move nothing', async (when, minutesApart) => {
    const business = await createBusiness(app.context.db)
    const honest = await write(business.id, '203.0.113.7', { stars: 5 })
    await confirm(honest, `honest.${minutesApart}@example.co.za`)
    await flood(business.id, 12, minutesApart)
    expect(await figures(business.id), when).toEqual([5, 1])
    expect(await countWrongSums(app.context.db)).toBe(0)
  })

  it('a booking’s review is published in the middle of one, and does not count towards it', async () => {
    const { id, business, token } = await book(app)
    await setVisited(app, id)
    await flood(business.id, 6, 0)
    const booked = await write(business.id, `198.51.100.${flooded}`, {
      stars: 5,
      bookingToken: token,
    })
    expect(booked.state).toBe('published')
    await flood(business.id, 6, 0)
    expect(await figures(business.id)).toEqual([5, 1])
  })

  it('a confirmed address publishes a review that was held for the flood, and the owner hears of it', async () => {
    const business = await createBusiness(app.context.db)
    await flood(business.id, 6, 0)
    const honest = await write(business.id, '203.0.113.8', { stars: 4, comment: 'Fair and fast.' })
    expect(honest.state).toBe('held')
    pass(60)
    await confirm(honest, 'held@example.co.za')
    expect(await figures(business.id)).toEqual([4, 1])
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', business.owner.email)
      .where('kind', '=', 'new-review')
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    expect(payload).toContain('Fair and fast.')
  })

  it('many confirmed addresses are a flood of their own', async () => {
    const business = await createBusiness(app.context.db)
    for (let index = 0; index < 8; index += 1)
      await confirm(await write(business.id, `10.1.${index}.1`), `many${index}@example.net`)
    const [, count] = await figures(business.id)
    // Five by themselves, before there is a flood; none of those held since.
    expect(count).toBe(5)
  })

  it('the page of the business says that reviews are checked, until an admin has decided', async () => {
    const business = await createBusiness(app.context.db)
    const pagesOf = [pages.business(business.id), reviewPages.all(business.id)]
    const says = async () =>
      Promise.all(
        pagesOf.map(async (url) =>
          (await app.server.inject(url)).body.includes('Somebody is checking them'),
        ),
      )
    expect(await says()).toEqual([false, false])
    await flood(business.id, 6, 0)
    expect(await says()).toEqual([true, true])
    const admin = await signInAsAdmin(app)
    const said = { until: now.toISOString(), reason: 'Part of a flood.' }
    const hide = `/api/admin/businesses/${business.id}/held-reviews/hide`
    await send(hide, said, '203.0.113.1', admin)
    expect(await says()).toEqual([false, false])
  })

  it('what an admin hid is no longer part of one', async () => {
    const admin = await signInAsAdmin(app)
    const business = await createBusiness(app.context.db)
    await flood(business.id, 12, 0)
    const hide = `/api/admin/businesses/${business.id}/held-reviews/hide`
    const said = { until: now.toISOString(), reason: 'Part of a flood.' }
    expect((await send(hide, said, '203.0.113.1', admin)).json()).toEqual({
      message: 'Hidden: 12.',
    })
    expect((await write(business.id, `198.51.100.${flooded}`, { stars: 5 })).state).toBe(
      'published',
    )
    expect(await figures(business.id)).toEqual([5, 1])
  })
})
