import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { feeds, pages } from '#shared/paths.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const HOUR_MS = 3600 * 1000
const AT_ONCE = 20
/** A thousand reviews take long on a busy machine. */
const TIMEOUT_MS = effort(60_000, 300_000)

describe.each(ENGINES)('a script cannot move a rating on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-03-02T10:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' }, { clock: () => now })
  })
  afterAll(() => app.close())

  const review = (businessId: string, remoteAddress: string, fields: object = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId, stars: 1, comment: 'Do not go there.', ...fields },
      remoteAddress,
    })
  const detail = async (id: string) => (await app.server.inject(`/api/business/${id}`)).json()
  /** Spread over months, like the reviews of an ordinary business. */
  const createKnown = async () => {
    const business = await createBusiness(app.context.db)
    const createdAt = new Date(now.getTime() - 60 * 24 * HOUR_MS)
    const stars = [5, 4, 5, 4, 4]
    await createReviews(
      app.context.db,
      business.id,
      stars.map((given) => ({ stars: given, createdAt })),
    )
    // Older than any later review, so that the sitemap would show one.
    const { db } = app.context
    const updatedAt = createdAt.toISOString()
    await db.updateTable('businesses').set({ updatedAt }).where('id', '=', business.id).execute()
    return business
  }
  const flood = async (
    businessId: string,
    count: number,
    addressOf: (index: number) => string,
  ): Promise<number[]> => {
    const statuses: number[] = []
    for (let start = 0; start < count; start += AT_ONCE) {
      await setImmediate()
      const size = Math.min(AT_ONCE, count - start)
      const answers = await Promise.all(
        Array.from({ length: size }, (_, index) => review(businessId, addressOf(start + index))),
      )
      statuses.push(...answers.map(({ statusCode }) => statusCode))
    }
    return statuses
  }
  const messages = async (recipient: string) =>
    (
      await app.context.db
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', '=', recipient)
        .execute()
    ).map(({ kind }) => kind)
  const admin = async () =>
    signIn(app, await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD }))

  /** The share picture, whose address changes with what it shows, and what search engines read. */
  const markupOf = async (id: string): Promise<string[]> => {
    const { body } = await app.server.inject(pages.business(id))
    return body.match(/og:image" content="[^"]*"|application\/ld\+json">[^<]*/g) ?? []
  }

  it.each([
    ['one address', () => '198.51.100.1', 60],
    ['a walk through IPv6', (index: number) => `2001:db8:9:9::${index.toString(16)}`, 60],
    ['fifty networks', (index: number) => `10.9.${index % 50}.1`, effort(60, 1000)],
  ])(
    'a flood from %s changes no public rating',
    async (_, addressOf, count) => {
      const business = await createKnown()
      const before = await detail(business.id)
      const sitemap = (await app.server.inject(feeds.sitemapOfBusinesses(1))).body
      const shared = await markupOf(business.id)
      expect(shared.join()).toContain('"aggregateRating"')
      expect(shared.join()).toContain('/share/business/')
      const statuses = await flood(business.id, count, addressOf)
      expect(statuses.filter((status) => status === 201)).toHaveLength(count)

      expect(await detail(business.id)).toEqual({ ...before, checking: true })
      expect((await app.server.inject(pages.business(business.id))).body).not.toContain('Do not go')
      expect(await markupOf(business.id)).toEqual(shared)
      expect((await app.server.inject(feeds.sitemapOfBusinesses(1))).body).toBe(sitemap)
      expect(await countWrongSums(app.context.db)).toBe(0)
      const kinds = (await messages(business.owner.email)).sort()
      expect(kinds.length).toBeLessThanOrEqual(2)
      expect(new Set(kinds).size).toBe(kinds.length)
      expect(await messages(app.context.config.admin.email)).toEqual(['reviews-held'])
      report(
        `${engine}: ${count} one-star reviews, and the average stayed at ${before.business.ratingAvg}`,
      )
    },
    TIMEOUT_MS,
  )

  it('of people behind one mobile address a few are published at once, the others by an admin', async () => {
    const business = await createKnown()
    const states = []
    for (let index = 0; index < 5; index += 1) {
      const answer = await review(business.id, '203.0.113.9', { stars: 5, comment: 'Lekker' })
      expect(answer.statusCode).toBe(201)
      states.push(answer.json().state)
      now = new Date(now.getTime() + 2 * HOUR_MS)
    }
    expect(states).toEqual(['published', 'published', 'published', 'held', 'held'])
    expect((await detail(business.id)).business).toMatchObject({ ratingCount: 8, ratingAvg: 4.6 })
    expect((await review(business.id, '203.0.113.10')).json().state).toBe('published')
    now = new Date(now.getTime() + 24 * HOUR_MS)
    expect((await review(business.id, '203.0.113.9')).json().state).toBe('published')
  })

  it('copied texts are held, also with other punctuation, at another business or with a word exchanged', async () => {
    const [one, other] = [await createKnown(), await createKnown()]
    const words = `Worst place in all of Kalk Bay, do not go there, says review ${one.id}.`
    const send = async (businessId: string, network: number, comment: string) =>
      (await review(businessId, `192.0.2.${network}`, { comment })).json().state
    expect(await send(one.id, 1, words)).toBe('published')
    expect(await send(one.id, 2, ` ${words.toUpperCase().replaceAll(' ', '\u200b  ')}!!`)).toBe(
      'held',
    )
    expect(await send(one.id, 3, words.replace('Worst', 'Saddest'))).toBe('held')
    expect(await send(other.id, 4, words)).toBe('held')
    expect(await send(other.id, 5, 'We waited an hour, and then the card machine was down.')).toBe(
      'published',
    )
    expect((await detail(one.id)).business.ratingCount).toBe(6)
    expect((await detail(other.id)).business.ratingCount).toBe(6)
    const reasons = await app.context.db
      .selectFrom('ratings')
      .select('reason')
      .where('businessId', 'in', [one.id, other.id])
      .where('state', '=', 'held')
      .execute()
    expect(reasons).toEqual(Array(3).fill({ reason: 'words' }))
  })

  it('an admin publishes and hides held reviews; average and audit log follow', async () => {
    const cookie = await admin()
    const business = await createKnown()
    await flood(business.id, 7, (index) => `10.7.${index}.1`)
    const list = async (state: string) => {
      const url = `/api/admin/reviews?state=${state}&size=100`
      const { reviews } = (await app.server.inject({ url, headers: { cookie } })).json()
      return reviews.filter((each: { businessId: string }) => each.businessId === business.id)
    }
    const decide = (id: string, verdict: 'publish' | 'hide', reason = 'Part of a flood.') =>
      app.server.inject({
        method: 'POST',
        url: `/api/admin/reviews/${id}/${verdict}`,
        headers: { cookie },
        payload: { reason },
      })
    const held = await list('held')
    expect(held).toHaveLength(7)
    expect(held[0]).toMatchObject({ businessName: business.businessName, reason: 'burst' })
    expect(held[0]).not.toHaveProperty('networkHash')

    expect((await decide(held[0].id, 'publish')).statusCode).toBe(200)
    const silent = await decide(held[1].id, 'hide', '  ')
    expect(silent.statusCode).toBe(400)
    expect(silent.json().errors.reason).toBe('Please say why it is hidden.')
    expect((await decide(held[1].id, 'hide')).statusCode).toBe(200)
    expect((await decide(held[1].id, 'hide')).statusCode).toBe(409)
    expect((await decide('nothing-of-that-id', 'hide')).statusCode).toBe(404)
    expect((await detail(business.id)).business.ratingCount).toBe(6)
    expect(await list('hidden')).toMatchObject([{ id: held[1].id, reason: 'Part of a flood.' }])
    // What an admin has decided is not held again by the next review of the burst.
    expect((await review(business.id, '10.8.0.1')).json().state).toBe('held')
    expect((await detail(business.id)).business.ratingCount).toBe(6)
    expect((await decide(held[1].id, 'publish')).statusCode).toBe(200)
    expect((await detail(business.id)).business.ratingCount).toBe(7)
    expect(await countWrongSums(app.context.db)).toBe(0)

    const actions = await app.context.db
      .selectFrom('adminActions')
      .select(['action', 'detail'])
      .where('targetId', 'in', [held[0].id, held[1].id])
      .orderBy('action')
      .execute()
    expect(actions).toEqual([
      { action: 'hide-review', detail: 'Part of a flood.' },
      { action: 'publish-review', detail: '' },
      { action: 'publish-review', detail: '' },
    ])
  })

  it('an admin decides all reviews seen of a burst at once, and none that came later', async () => {
    const cookie = await admin()
    const business = await createKnown()
    const decideAll = (verdict: 'publish' | 'hide', until: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/admin/businesses/${business.id}/held-reviews/${verdict}`,
        headers: { cookie },
        payload: { until, reason: 'Part of a flood.' },
      })
    const seen = async () => {
      const url = '/api/admin/reviews?state=held'
      const { heldBusinesses } = (await app.server.inject({ url, headers: { cookie } })).json()
      return heldBusinesses.find((each: { businessId: string }) => each.businessId === business.id)
    }
    await flood(business.id, 8, (index) => `10.4.${index % 4}.1`)
    const burst = await seen()
    expect(burst).toEqual({
      businessId: business.id,
      businessName: business.businessName,
      held: 8,
      networks: 4,
      oldestAt: now.toISOString(),
      newestAt: now.toISOString(),
    })
    now = new Date(now.getTime() + 1000)
    await flood(business.id, 2, (index) => `10.3.${index}.1`)

    expect((await decideAll('hide', burst.newestAt)).json()).toEqual({ message: 'Hidden: 8.' })
    expect((await decideAll('hide', burst.newestAt)).statusCode).toBe(409)
    expect((await seen()).held).toBe(2)
    // They were never public, so none counts as removed after publication.
    expect(await detail(business.id)).toMatchObject({ business: { ratingCount: 5 }, removed: 0 })
    const told = await messages(business.owner.email)
    expect((await decideAll('publish', now.toISOString())).json()).toEqual({
      message: 'Published: 2.',
    })
    expect((await detail(business.id)).business.ratingCount).toBe(7)
    expect((await messages(business.owner.email)).slice(told.length)).toEqual(['more-reviews'])
    expect(await countWrongSums(app.context.db)).toBe(0)
    const actions = await app.context.db
      .selectFrom('adminActions')
      .select(['action', 'targetLabel', 'detail'])
      .where('targetId', '=', business.id)
      .orderBy('action')
      .execute()
    expect(actions).toEqual([
      {
        action: 'hide-reviews',
        targetLabel: `8 for ${business.businessName}`,
        detail: 'Part of a flood.',
      },
      { action: 'publish-reviews', targetLabel: `2 for ${business.businessName}`, detail: '' },
    ])
  })

  it('cancels the message at the end of the hour if all of that hour are held', async () => {
    const business = await createKnown()
    await flood(business.id, 3, (index) => `10.2.${index}.1`)
    expect((await messages(business.owner.email)).sort()).toEqual(['more-reviews', 'new-review'])
    await flood(business.id, 3, (index) => `10.2.${index + 3}.1`)
    expect(await messages(business.owner.email)).toEqual(['new-review'])
  })

  it('sums stay exact with 64 concurrent reviews and decisions', async () => {
    const cookie = await admin()
    const business = await createKnown()
    await flood(business.id, 20, (index) => `10.6.${index}.1`)
    const held = await app.context.db
      .selectFrom('ratings')
      .select('id')
      .where('businessId', '=', business.id)
      .where('state', '=', 'held')
      .execute()
    const answers = await Promise.all([
      ...held.flatMap(({ id }) =>
        (['publish', 'hide'] as const).map((verdict) =>
          app.server.inject({
            method: 'POST',
            url: `/api/admin/reviews/${id}/${verdict}`,
            headers: { cookie },
            payload: { reason: 'Part of a flood.' },
          }),
        ),
      ),
      ...(['publish', 'hide'] as const).map((verdict) =>
        app.server.inject({
          method: 'POST',
          url: `/api/admin/businesses/${business.id}/held-reviews/${verdict}`,
          headers: { cookie },
          payload: { until: now.toISOString(), reason: 'Part of a flood.' },
        }),
      ),
      ...Array.from({ length: 24 }, (_, index) => review(business.id, `10.5.${index}.1`)),
    ])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(await countWrongSums(app.context.db)).toBe(0)
  })
})
