import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY = new Date('2026-03-10T08:00:00Z')

async function storeMail(db: Db, recipient: string, state: 'failed' | 'sent' | 'waiting') {
  const createdAt = DAY.toISOString()
  await db
    .insertInto('outboxMessages')
    .values({
      id: newId(),
      kind: 'welcome',
      recipient,
      payload: '{"secret":"x"}',
      state,
      attempts: 1,
      nextAttemptAt: createdAt,
      leaseUntil: null,
      leaseOwner: null,
      lastError: state === 'failed' ? '550 No such mailbox' : null,
      dedupeKey: null,
      createdAt,
      sentAt: state === 'sent' ? createdAt : null,
    })
    .execute()
}

async function storeAction(db: Db, adminEmail: string, action: string, createdAt: string) {
  await db
    .insertInto('adminActions')
    .values({
      id: newId(),
      adminId: 'a',
      adminEmail,
      action,
      targetId: 'somebody',
      targetLabel: `Salt & Smoke ${action}`,
      detail: '',
      createdAt,
    })
    .execute()
}

describe.each(USUAL_ENGINES)('what an admin looks for on %s', (engine) => {
  let app: TestApp
  let cookie = ''
  beforeAll(async () => {
    app = await createTestApp(engine)
    cookie = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const get = async (url: string) => {
    const answer = await app.server.inject({ url, headers: { cookie } })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  describe('in the reviews', () => {
    beforeAll(async () => {
      const { db } = app.context
      const cafe = await createBusiness(db, { businessName: 'Café Blou' })
      const motors = await createBusiness(db, { businessName: 'Salt Motors' })
      await createReviews(db, cafe.id, [
        { stars: 5, comment: 'The koeksisters!', authorName: 'Élise', createdAt: DAY },
        { stars: 1, comment: '100% rude', state: 'hidden', reason: 'An insult' },
      ])
      await createReviews(db, motors.id, [
        { stars: 2, comment: 'Salt in the oil', authorName: 'Thandi' },
        { stars: 4, comment: null, state: 'held', reason: 'burst' },
      ])
    })
    const starsOf = async (query: string) =>
      (await get(`/api/admin/reviews?${query}`)).reviews
        .map(({ stars }: { stars: number }) => stars)
        .sort()

    it.each([
      ['state=all', [1, 2, 4, 5]],
      ['state=all&q=KOEKSISTERS', [5]],
      ['state=all&q=%C3%89lise', [5]],
      ['state=all&q=thandi', [2]],
      ['state=all&q=cafe', [1, 5]],
      ['state=all&q=salt', [2, 4]],
      ['state=all&q=100%25', [1]],
      ['state=all&q=%25%25', []],
      ['state=all&q=_', []],
      ['state=hidden&q=cafe', [1]],
      ['state=held&q=thandi', []],
    ])('finds by %s', async (query, stars) => {
      expect(await starsOf(query)).toEqual(stars)
    })

    it('page by page, and not what its writer has withdrawn', async () => {
      const { reviews, total } = await get('/api/admin/reviews?state=all&q=salt&size=1&page=2')
      expect([reviews.length, total]).toEqual([1, 2])
      const { db } = app.context
      const withdrawnAt = DAY.toISOString()
      await db.updateTable('ratings').set({ withdrawnAt }).where('stars', '=', 5).execute()
      expect(await starsOf('state=all&q=cafe')).toEqual([1])
    })

    it('hides a published one that nobody reported', async () => {
      const { reviews } = await get('/api/admin/reviews?state=all&q=thandi')
      const [{ id, state }] = reviews
      expect(state).toBe('published')
      const hidden = await app.server.inject({
        method: 'POST',
        url: `/api/admin/reviews/${id}/hide`,
        payload: { reason: 'Names a person.' },
        headers: { cookie },
      })
      expect(hidden.statusCode, hidden.body).toBe(200)
      expect((await get('/api/admin/reviews?state=all&q=thandi')).reviews[0]).toMatchObject({
        state: 'hidden',
        reason: 'Names a person.',
      })
    })
  })

  it('in the newsletter, with how many may be written to', async () => {
    const { db } = app.context
    for (const [name, email, isConfirmed] of [
      ['Nomsa', 'nomsa@example.co.za', true],
      ['', 'zola@example.co.za', false],
    ] as const)
      await db
        .insertInto('newsletterSignups')
        .values({
          id: newId(),
          name,
          email,
          phone: '',
          consentVersion: 'test',
          consentSource: 'test',
          confirmedAt: isConfirmed ? DAY.toISOString() : null,
          unsubscribedAt: null,
          token: newId(),
          createdAt: DAY.toISOString(),
        })
        .execute()
    expect(await get('/api/admin/newsletter?q=ZOLA&page=1')).toMatchObject({
      signups: [{ email: 'zola@example.co.za' }],
      total: 1,
      reachable: 1,
    })
    expect(await get('/api/admin/newsletter?q=nomsa')).toMatchObject({ total: 1 })
    expect(await get('/api/admin/newsletter?q=nobody')).toMatchObject({ signups: [], total: 0 })
  })

  it('in the mail, by person and state, without what is in it', async () => {
    const { db } = app.context
    await storeMail(db, 'Sipho@example.co.za', 'sent')
    await storeMail(db, 'sipho@example.co.za', 'failed')
    await storeMail(db, 'zola@example.co.za', 'waiting')
    const all = await get('/api/admin/outbox?state=all&q=sipho')
    expect(all).toMatchObject({ total: 2, failed: 1 })
    expect(JSON.stringify(all)).not.toContain('secret')
    expect(await get('/api/admin/outbox?state=sent&q=sipho')).toMatchObject({
      messages: [{ recipient: 'Sipho@example.co.za', state: 'sent' }],
      total: 1,
    })
    expect(await get('/api/admin/outbox?state=waiting&q=zola')).toMatchObject({ total: 1 })
    expect(
      (await get('/api/admin/outbox?state=all&size=2&page=2')).messages.length,
    ).toBeGreaterThan(0)
    // As before where nothing is asked for.
    expect(await get('/api/admin/outbox')).toMatchObject({
      messages: [{ recipient: 'sipho@example.co.za', lastError: '550 No such mailbox' }],
    })
    expect((await get('/api/admin/stats')).todo).toMatchObject({ failedMails: 1, heldReviews: 1 })
  })

  it('in the record of actions, by admin, kind, person and day in Cape Town', async () => {
    const { db } = app.context
    await storeAction(db, 'one@example.co.za', 'pause', '2026-03-01T21:59:00.000Z')
    await storeAction(db, 'two@example.co.za', 'pause', '2026-03-01T22:01:00.000Z')
    await storeAction(db, 'two@example.co.za', 'resume', '2026-03-02T21:59:00.000Z')
    const found = async (query: string) =>
      (await get(`/api/admin/actions?q=smoke&${query}`)).actions.map(
        ({ adminEmail, action }: { adminEmail: string; action: string }) =>
          `${adminEmail.slice(0, 3)} ${action}`,
      )
    expect(await found('')).toEqual(['two resume', 'two pause', 'one pause'])
    expect(await found('by=two%40example.co.za')).toEqual(['two resume', 'two pause'])
    expect(await found('action=pause')).toEqual(['two pause', 'one pause'])
    expect(await found('from=2026-03-02')).toEqual(['two resume', 'two pause'])
    expect(await found('until=2026-03-01')).toEqual(['one pause'])
    expect(await found('from=2026-03-02&until=2026-03-02&action=pause')).toEqual(['two pause'])
    const { admins } = await get('/api/admin/actions?q=nothing')
    expect(admins).toEqual(expect.arrayContaining(['one@example.co.za', 'two@example.co.za']))
    for (const wrong of ['from=yesterday', 'until=2026-02-30', 'action=dance']) {
      const url = `/api/admin/actions?${wrong}`
      expect((await app.server.inject({ url, headers: { cookie } })).statusCode).toBe(400)
    }
  })
})
