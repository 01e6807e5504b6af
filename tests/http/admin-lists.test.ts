import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookings, createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { AdminBusiness } from '#shared/schemas/admin.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

async function createSignup(
  db: Db,
  email: string,
  input: { name?: string; left?: boolean; confirmed?: boolean } = {},
) {
  const createdAt = new Date(`2024-07-0${email.length % 9 || 1}T23:30:00Z`).toISOString()
  await db
    .insertInto('newsletterSignups')
    .values({
      id: newId(),
      name: input.name ?? '',
      email,
      phone: '+27 82 000 0000',
      consentVersion: 'test',
      consentSource: 'test',
      confirmedAt: input.confirmed === false ? null : createdAt,
      unsubscribedAt: input.left ? createdAt : null,
      token: newId(),
      createdAt,
    })
    .execute()
}

describe.each(USUAL_ENGINES)('what an admin reads on %s', (engine) => {
  let app: TestApp
  let cookie: string
  const made: Record<string, { userId: string; id: string }> = {}
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    cookie = await signInAsAdmin(app)
    const day = (date: number) => new Date(Date.UTC(2024, 6, date, 12))
    const business = async (
      key: string,
      input: Parameters<typeof createBusiness>[1] & { owner?: never },
    ) => {
      const { id, owner } = await createBusiness(db, input)
      made[key] = { userId: owner.id, id }
    }
    await business('kloof', {
      businessName: 'Kloof & Comb',
      area: 'City Bowl',
      emailPublic: 'hello@kloof.example',
      ownerInput: { email: 'kloof@example.co.za', plan: 'PREMIUM', createdAt: day(1) },
    })
    await business('cafe', {
      businessName: '=Café "Blou", Bergie',
      area: 'West Coast',
      ownerInput: { email: 'cafe_1@example.co.za', status: 'PAUSED', createdAt: day(2) },
    })
    await business('motors', {
      businessName: 'Mitchells Plain Motors',
      area: 'Cape Flats',
      ownerInput: { email: 'motors@example.co.za', createdAt: day(3) },
    })
    const pending = await createUser(db, {
      email: 'new@example.co.za',
      status: 'PENDING',
      plan: 'PREMIUM',
      createdAt: day(4),
    })
    made.pending = { userId: pending.id, id: '' }
    await createBookings(db, made.kloof?.id ?? '', [{}, {}])
    await createReviews(db, made.kloof?.id ?? '', [
      { stars: 4 },
      { stars: 1, state: 'held' },
      { stars: 1, state: 'hidden' },
    ])
    await createSignup(db, 'a@example.co.za', { name: '@here' })
    await createSignup(db, 'left@example.co.za', { left: true })
    await createSignup(db, 'asked@example.co.za', { confirmed: false })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.server.inject({ url, headers: { cookie } })
  const find = async (query: string) => {
    const answer = await get(`/api/admin/businesses${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as { businesses: AdminBusiness[]; total: number }
  }
  const emails = async (query: string) =>
    (await find(query)).businesses.map((business) => business.email.replace('@example.co.za', ''))

  it('counts the seven figures, and the held reviews', async () => {
    expect((await get('/api/admin/stats')).json()).toEqual({
      totalBusinesses: 3,
      activeSubscriptions: 2,
      premiumUsers: 1,
      monthlyRevenue: 99 + 299,
      totalBookings: 2,
      totalRatings: 3,
      totalNewsletter: 3,
      reviewsWaiting: 1,
      todo: {
        newMessages: 0,
        overdueMessages: 0,
        heldReviews: 1,
        reportedReviews: 0,
        payments: 0,
        failedMails: 0,
        unpaidOwners: 1,
        gemRequests: 0,
        dueRequests: 0,
        claims: 0,
        corrections: 0,
      },
      faults: [],
      warnings: [],
    })
  })

  it('lists every owner without parameters, also one without a profile, and no admin', async () => {
    const { businesses, total } = await find('')
    expect(total).toBe(4)
    expect(businesses.map((business) => business.email)).toEqual([
      'new@example.co.za',
      'motors@example.co.za',
      'cafe_1@example.co.za',
      'kloof@example.co.za',
    ])
    expect(businesses[0]).toEqual({
      userId: made.pending?.userId,
      email: 'new@example.co.za',
      profileId: null,
      businessName: null,
      emailPublic: null,
      plan: 'PREMIUM',
      status: 'PENDING',
      area: null,
      industry: null,
      profileCreatedAt: null,
      userCreatedAt: '2024-07-04T12:00:00.000Z',
    })
    expect(businesses[3]).toMatchObject({
      profileId: made.kloof?.id,
      businessName: 'Kloof & Comb',
      emailPublic: 'hello@kloof.example',
      area: 'City Bowl',
      industry: 'Other',
    })
  })

  it.each([
    ['?q=KLOOF', ['kloof']],
    ['?q=kloof+%26+c', ['kloof']],
    ['?q=hello%40kloof', ['kloof']],
    ['?q=cafe', ['cafe_1']],
    ['?q=%22blou%22', ['cafe_1']],
    ['?q=cape+flats', ['motors']],
    ['?q=new%40', ['new']],
    ['?q=cafe_', ['cafe_1']],
    ['?q=cafe%25', []],
    ['?q=%25%25', []],
    ['?q=_otors', []],
    ['?q=%5C', []],
    ['?q=%27%3B+drop+table+users%3B--', []],
    ['?q=+++', ['new', 'motors', 'cafe_1', 'kloof']],
    ['?status=PENDING', ['new']],
    ['?q=example&status=PAUSED', ['cafe_1']],
    ['?sort=name', ['cafe_1', 'kloof', 'motors', 'new']],
    ['?sort=name&order=desc', ['motors', 'kloof', 'cafe_1', 'new']],
    ['?sort=created&order=asc', ['kloof', 'cafe_1', 'motors', 'new']],
    ['?sort=area', ['motors', 'kloof', 'cafe_1', 'new']],
    ['?sort=plan&order=desc', ['new', 'kloof', 'motors', 'cafe_1']],
    ['?sort=status', ['motors', 'kloof', 'cafe_1', 'new']],
  ])('answers %s with %j', async (query, expected) => {
    expect(await emails(query)).toEqual(expected)
  })

  it('has pages, and the total number', async () => {
    expect(await emails('?page=1&size=3')).toEqual(['new', 'motors', 'cafe_1'])
    expect(await emails('?page=2&size=3')).toEqual(['kloof'])
    expect(await find('?page=9&size=3&q=example')).toEqual({ businesses: [], total: 4 })
  })

  it.each(['?page=0', '?page=x', '?size=101', '?sort=email', '?status=gone', '?order=up'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/admin/businesses${query}`)).statusCode).toBe(400)
    },
  )

  it('exports the filtered list for a spreadsheet', async () => {
    const answer = await get('/api/admin/businesses.csv?q=e&sort=name')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="users.csv"')
    expect(answer.body).toBe(
      [
        '\uFEFF"Business Name","Email","Plan","Status","Area","Created Date"',
        '"","new@example.co.za","PREMIUM","PENDING","","2024-07-04"',
        '"Mitchells Plain Motors","motors@example.co.za","BASIC","ACTIVE","Cape Flats","2024-07-03"',
        '"\'=Café ""Blou"", Bergie","cafe_1@example.co.za","BASIC","PAUSED","West Coast","2024-07-02"',
        '"Kloof & Comb","kloof@example.co.za","PREMIUM","ACTIVE","City Bowl","2024-07-01"',
        '',
      ].join('\r\n'),
    )
    expect((await get('/api/admin/businesses.csv?q=kloof')).body.split('\r\n')).toHaveLength(3)
  })

  it('lists all signups, and exports those who may get mail, by day in Cape Town', async () => {
    const { signups, total } = (await get('/api/admin/newsletter')).json()
    expect(total).toBe(3)
    expect(signups.map((signup: { email: string }) => signup.email).sort()).toEqual([
      'a@example.co.za',
      'asked@example.co.za',
      'left@example.co.za',
    ])
    expect((await get('/api/admin/newsletter?page=2&size=1')).json().signups).toHaveLength(1)
    expect((await get('/api/admin/newsletter.csv')).body).toBe(
      '\uFEFF"Name","Email","Phone","Signup Date"\r\n' +
        '"\'@here","a@example.co.za","\'+27 82 000 0000","2024-07-07"\r\n',
    )
  })

  it('writes exports to the audit log', async () => {
    const { actions, total } = (await get('/api/admin/actions?size=2')).json()
    expect(total).toBeGreaterThanOrEqual(3)
    expect(actions).toHaveLength(2)
    expect(actions[0]).toMatchObject({ action: 'export-newsletter' })
  })

  it('features a business once, also with 64 concurrent requests', async () => {
    const businessId = made.motors?.id ?? ''
    const before = app.context.catalogue.current()
    const answers = await Promise.all(
      Array.from({ length: 64 }, () =>
        app.server.inject({
          method: 'POST',
          url: '/api/admin/featured-gems',
          payload: { businessId },
          headers: { cookie },
        }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(63).fill(409)])
    expect(answers.find((answer) => answer.statusCode === 409)?.json().detail).toBe(
      'This business is already a featured gem.',
    )
    expect(app.context.catalogue.current()).not.toBe(before)
    const { gems } = (await get('/api/featured-gems')).json()
    expect(gems).toHaveLength(1)
    expect(await emails('?featurable=true&sort=name')).toEqual(['cafe_1', 'kloof'])
  })

  it('also shows admins the gems that are not on home, and removes a gem once', async () => {
    await createGem(app.context.db, made.cafe?.id ?? '', new Date('2024-01-01T00:00:00Z'))
    const { gems } = (await get('/api/admin/featured-gems')).json()
    expect(gems.map(({ business }: { business: { status: string } }) => business.status)).toEqual([
      'ACTIVE',
      'PAUSED',
    ])
    const remove = () =>
      app.server.inject({
        method: 'DELETE',
        url: `/api/admin/featured-gems/${made.motors?.id ?? ''}`,
        headers: { cookie },
      })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect((await get('/api/featured-gems')).json()).toEqual({ gems: [] })
    const { actions } = (await get('/api/admin/actions?size=2')).json()
    expect(
      actions.map((entry: { action: string; targetLabel: string }) => [
        entry.action,
        entry.targetLabel,
      ]),
    ).toEqual([
      ['remove-gem', 'Mitchells Plain Motors'],
      ['add-gem', 'Mitchells Plain Motors'],
    ])
  })

  it('cannot feature a business that does not exist', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/admin/featured-gems',
      payload: { businessId: 'nothing' },
      headers: { cookie },
    })
    expect(answer.statusCode).toBe(404)
  })
})
