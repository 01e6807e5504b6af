import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { effort } from '#tests/helpers/effort.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0'
const AT_ONCE = 64
const ROUNDS = effort(1, 20)
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)

describe.each(ENGINES)(`${AT_ONCE} at once on %s`, (engine) => {
  let app: TestApp
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    cookie = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const db = () => app.context.db
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'POST', url, payload, headers })
  type Answer = Awaited<ReturnType<typeof post>>
  const atOnce = (send: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)))
  const statuses = (answers: Answer[]) => answers.map((answer) => answer.statusCode).sort()
  const oneAnd = (first: number, others: number) => [first, ...Array(AT_ONCE - 1).fill(others)]
  const mailsTo = async (recipient: string) =>
    (
      await db()
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', '=', recipient)
        .execute()
    ).map((mail) => mail.kind)
  const actionsOn = async (targetId: string) =>
    (
      await db()
        .selectFrom('adminActions')
        .select('action')
        .where('targetId', '=', targetId)
        .execute()
    ).map((row) => row.action)

  it.each(rounds)('registrations with one e-mail create one account (round %i)', async (round) => {
    const email = `thandi-${round}@example.co.za`
    const answers = await atOnce((index) =>
      post('/api/register', {
        email: index % 2 ? email : email.toUpperCase(),
        password: `${TEST_PASSWORD} ${index}`,
      }),
    )
    expect(statuses(answers)).toEqual(oneAnd(200, 409))
    const refused = answers.find((answer) => answer.statusCode === 409)
    expect(refused?.json().detail).toBe(
      'There is already an account with this e-mail address. Sign in instead.',
    )
    const users = await db().selectFrom('users').select('id').where('email', '=', email).execute()
    expect(users).toHaveLength(1)
    const passwords = await db()
      .selectFrom('credentials')
      .select('userId')
      .where('userId', '=', users[0]?.id ?? '')
      .execute()
    expect(passwords).toHaveLength(1)
    expect(await mailsTo(email)).toEqual(['email-confirmation'])
  })

  it.each(rounds)('a business becomes a gem once (round %i)', async () => {
    const { id } = await createBusiness(db())
    const answers = await atOnce(() =>
      post('/api/admin/featured-gems', { businessId: id }, { cookie }),
    )
    const [first, ...others] = statuses(answers)
    expect(first).toBeLessThan(300)
    expect(new Set(others)).toEqual(new Set([409]))
    const gems = await db()
      .selectFrom('featuredGems')
      .select('id')
      .where('businessId', '=', id)
      .execute()
    expect(gems).toHaveLength(1)
    expect(await actionsOn(id)).toEqual(['add-gem'])
  })

  it.each(rounds)(
    'an activation sends one mail and has one audit log entry (round %i)',
    async () => {
      const owner = await createUser(db(), { status: 'PENDING' })
      const answers = await atOnce(() =>
        post('/api/admin/activate-user', { userId: owner.id }, { cookie }),
      )
      expect(statuses(answers)).toEqual(Array(AT_ONCE).fill(200))
      expect(answers[0]?.json()).toMatchObject({ userId: owner.id, status: 'ACTIVE' })
      // One of them can take it back.
      expect(answers.filter((answer) => answer.json().undoId !== null)).toHaveLength(1)
      expect(await mailsTo(owner.email)).toEqual(['welcome'])
      expect(await actionsOn(owner.id)).toEqual(['activate'])
    },
  )

  it.each(rounds)('ratings add up exactly (round %i)', async (round) => {
    const { id, owner } = await createBusiness(db())
    const stars = (index: number) => 1 + ((index * round) % 5)
    const answers = await atOnce((index) =>
      post('/api/rating', { businessId: id, stars: stars(index) }),
    )
    expect(statuses(answers)).toEqual(Array(AT_ONCE).fill(201))
    const row = await db()
      .selectFrom('businesses')
      .select(['ratingSum', 'ratingCount'])
      .where('id', '=', id)
      .executeTakeFirst()
    const ratingSum = Array.from({ length: AT_ONCE }, (_, index) => stars(index)).reduce(
      (sum, star) => sum + star,
    )
    expect(row).toEqual({ ratingSum, ratingCount: AT_ONCE })
    expect(await mailsTo(owner.email)).toHaveLength(AT_ONCE)
  })

  it.each(rounds)('views and shares are counted exactly (round %i)', async () => {
    const { id } = await createBusiness(db(), { views: 7 })
    const answers = await atOnce((index) =>
      index % 2
        ? post('/api/share/track', { businessId: id })
        : post(`/api/business/${id}/view`, {}, { 'user-agent': BROWSER }),
    )
    expect(statuses(answers)).toEqual(Array(AT_ONCE).fill(204))
    await app.services.views.flush()
    const counters = await db()
      .selectFrom('dailyCounters')
      .select(['kind', 'day', 'count'])
      .where('businessId', '=', id)
      .orderBy('kind')
      .execute()
    const day = capeTownDay(new Date())
    expect(counters).toEqual([
      { kind: 'share', day, count: AT_ONCE / 2 },
      { kind: 'view', day, count: AT_ONCE / 2 },
    ])
    const { views } = await db()
      .selectFrom('businesses')
      .select('views')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(views).toBe(7 + AT_ONCE / 2)
  })
})
