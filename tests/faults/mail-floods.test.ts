import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { mailsTo as written } from '#tests/helpers/booked.ts'
import { effort } from '#tests/helpers/effort.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const CALLS = effort(62, 2000)

describe.each(ENGINES)('a flood of mail to a stranger, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  /** Each call from a network of its own and without a cookie: nothing but the recipient is the same. */
  const flood = async (url: string, payload: (index: number) => object, calls = CALLS) => {
    const answers = []
    for (let index = 0; index < calls; index += 1) {
      await setImmediate()
      const remoteAddress = `10.${index >> 8}.${index & 255}.1`
      const body = payload(index)
      answers.push(await app.server.inject({ method: 'POST', url, payload: body, remoteAddress }))
    }
    return answers
  }
  const mailsTo = async (pattern: string) => {
    const { count } = await app.context.db
      .selectFrom('outboxMessages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('recipient', 'like', pattern)
      .executeTakeFirstOrThrow()
    return count
  }
  /** One mailbox in many spellings. */
  const spelling = (name: string, index: number) =>
    [`${name}@gmail.com`, `${name}+${index}@gmail.com`, `${name[0]}.${name.slice(1)}@Gmail.com`][
      index % 3
    ]
  const accepted = (answers: Awaited<ReturnType<typeof flood>>) =>
    answers.filter(({ statusCode }) => statusCode < 300)

  it('is not possible with booking confirmations, whatever business and spelling', async () => {
    const businesses = [
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
    ]
    const answers = await flood('/api/booking', (index) => ({
      businessId: businesses[index % businesses.length]?.id,
      name: `Visitor ${index}`,
      phone: '082 000 0100',
      email: spelling('stranger', index),
    }))
    expect(accepted(answers)).toHaveLength(8)
    expect(await mailsTo('s%tranger%')).toBe(8)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.json().detail).toBe(
      'Many requests were made with this e-mail address. Please wait an hour, or phone the business.',
    )
    const { count } = await app.context.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(8)
  })

  it('does not count a booking that is sent again with the same key or text', async () => {
    const business = await createBusiness(app.context.db)
    const repeat = (fields: object) =>
      flood(
        '/api/booking',
        () => ({ businessId: business.id, name: 'Visitor', phone: '082 000 0100', ...fields }),
        30,
      )
    const email = 'patient@example.co.za'
    const keyed = await repeat({ email, requestKey: 'a-key-of-the-form' })
    const worded = await repeat({ email })
    expect(accepted([...keyed, ...worded])).toHaveLength(60)
    expect(new Set([...keyed, ...worded].map((answer) => answer.json().booking.id)).size).toBe(2)
    expect(await mailsTo(email)).toBe(2)
    // The other six of the hour are still allowed, and no more.
    const others = await flood(
      '/api/booking',
      (index) => ({
        businessId: business.id,
        name: `Visitor ${index}`,
        phone: '082 000 0100',
        email,
      }),
      8,
    )
    expect(accepted(others)).toHaveLength(6)
  })

  it('is not possible with booking requests to one owner', async () => {
    const [victim, other] = [
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
    ]
    const book = (businessId: string) => (index: number) => ({
      businessId,
      name: `Visitor ${index}`,
      phone: '082 000 0100',
      email: `visitor-${index}@example.co.za`,
    })
    const calls = effort(110, 2000)
    const answers = await flood('/api/booking', book(victim.id), calls)
    expect(accepted(answers)).toHaveLength(100)
    expect(await mailsTo(victim.owner.email)).toBe(100)
    expect(answers.at(-1)?.json().detail).toBe(
      'This business has had a lot of requests. Please phone, or try again in an hour.',
    )
    const elsewhere = await flood('/api/booking', (index) => book(other.id)(calls + index), 3)
    expect(accepted(elsewhere)).toHaveLength(3)
  })

  it('to one owner from one network is limited before others cannot book', async () => {
    const business = await createBusiness(app.context.db)
    const book = (index: number, remoteAddress: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/booking',
        remoteAddress,
        payload: {
          businessId: business.id,
          name: 'Visitor',
          phone: '082 000 0100',
          email: `neighbour-${index}@example.co.za`,
        },
      })
    const statuses = []
    for (let index = 0; index < 25; index += 1)
      statuses.push((await book(index, `2001:db8:7:7::${index}`)).statusCode)
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(429)])
    expect((await book(99, '2001:db8:7:8::1')).statusCode).toBe(201)
  })

  it('is not possible with takedown notices, and none carries words of the sender', async () => {
    const business = await createBusiness(app.context.db)
    const [reviewId = ''] = await createReviews(app.context.db, business.id, [{ stars: 1 }])
    const advert = 'Cheap pills, call 082 000 0100 or see www.spam.example today. '.repeat(3)
    const notice = (index: number, remoteAddress: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/reviews/${reviewId}/notice`,
        remoteAddress,
        payload: {
          name: advert,
          address: '1 Long Street',
          email: `notice-${index}@example.co.za`,
          rightInfringed: advert,
          remedy: advert,
          goodFaith: 'yes',
          truth: 'yes',
          signature: advert,
        },
      })
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 1)
      statuses.push((await notice(index, '10.200.0.1')).statusCode)
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(25).fill(429)])
    // From elsewhere it is one more mail, but not to the admin, who has had the first of the day.
    expect((await notice(30, '10.200.0.2')).statusCode).toBe(201)
    expect(await mailsTo('notice-%')).toBe(6)
    expect(await mailsTo(app.context.config.admin.email)).toBe(1)
    for (let index = 0; index < 5; index += 1)
      for (const { html, text, subject } of await written(app, `notice-${index}@example.co.za`))
        expect(html + text + subject).not.toMatch(/pills|spam|082 000/)
  })

  it.each([
    ['newsletter confirmations', '/api/newsletter', 'reader'],
    ['registrations', '/api/register', 'owner'],
  ])('is not possible with %s', async (_, url, name) => {
    const answers = await flood(
      url,
      (index) => ({ email: spelling(name, index), password: 'tafelberg at dawn' }),
      effort(20, 500),
    )
    expect(await mailsTo(`${name[0]}%${name.slice(1)}%@gmail.com`)).toBeLessThanOrEqual(5)
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.json().detail).toBe(
      'We have sent several messages to this e-mail address. Please try again later.',
    )
  })
})
