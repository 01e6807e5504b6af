import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)('reviewing a business on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const review = (payload: object) =>
    app.server.inject({ method: 'POST', url: '/api/rating', payload })
  const detail = async (id: string) => (await app.server.inject(`/api/business/${id}`)).json()

  it('stores it, shows it, and mails the owner', async () => {
    const business = await createBusiness(app.context.db)
    const answer = await review({ businessId: business.id, stars: 4, comment: '  Lekker.\r\n ' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().rating).toMatchObject({ stars: 4, comment: 'Lekker.' })

    const { business: shown, ratings } = await detail(business.id)
    expect(shown).toMatchObject({ ratingAvg: 4, ratingCount: 1 })
    expect(ratings).toEqual([answer.json().rating])

    const mails = await app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', business.owner.email)
      .execute()
    expect(mails.map((mail) => [mail.kind, readPayload(app.context.secret, mail.payload)])).toEqual(
      [
        [
          'new-review',
          {
            businessName: business.businessName,
            businessId: business.id,
            stars: 4,
            comment: 'Lekker.',
            replyToken: expect.stringContaining(answer.json().rating.id),
          },
        ],
      ],
    )
  })

  it('accepts an optional first name', async () => {
    const business = await createBusiness(app.context.db)
    const named = await review({ businessId: business.id, stars: 5, name: '  Zoë ' })
    expect(named.json().rating).toMatchObject({ name: 'Zoë', booked: false, confirmed: false })
    await review({ businessId: business.id, stars: 5, name: '' })
    const { ratings, spread } = await detail(business.id)
    expect(ratings.map(({ name }: { name: string | null }) => name).sort()).toEqual(['Zoë', null])
    expect(spread).toEqual([0, 0, 0, 0, 2])
  })

  it('invalidates every cached page', async () => {
    const business = await createBusiness(app.context.db)
    const before = app.context.catalogue.current()
    await review({ businessId: business.id, stars: 5 })
    expect(app.context.catalogue.current()).not.toBe(before)
  })

  it('shows the five newest', async () => {
    const business = await createBusiness(app.context.db)
    for (const stars of [1, 2, 3, 4, 5, 1]) await review({ businessId: business.id, stars })
    const { ratings } = await detail(business.id)
    expect(ratings).toHaveLength(5)
    expect(ratings[0]).not.toHaveProperty('deviceHash')
  })

  it.each([
    [{ stars: 0 }, 'Please select a rating'],
    [{}, 'Please select a rating'],
    [{ stars: '5' }, 'Please select a rating'],
    [{ stars: 4.5 }, 'Please select a rating'],
    [{ stars: 6 }, 'Please choose one to five stars.'],
    [{ stars: 5, name: 'x'.repeat(41) }, 'Please keep the name to 40 characters.'],
    [{ stars: 5, name: '082 123' }, 'Please give a first name in letters, or leave it out.'],
    [{ stars: 5, name: 'Best.Co.Za' }, 'Please give a first name in letters, or leave it out.'],
    [{ stars: 5, comment: 'a'.repeat(2001) }, 'Please keep the review to 2,000 characters.'],
  ])('rejects %j with a message', async (fields, sentence) => {
    const business = await createBusiness(app.context.db)
    const answer = await review({ businessId: business.id, ...fields })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().detail).toBe(sentence)
  })

  it.each(['PENDING', 'PAUSED'] as const)(
    'refuses a business whose owner is %s',
    async (status) => {
      const business = await createBusiness(app.context.db, { ownerInput: { status } })
      const answer = await review({ businessId: business.id, stars: 5 })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toBe(`${business.businessName} is not listed at the moment.`)
    },
  )

  it.each(['nobody', '', 'a\u0000b', "'; drop table ratings; --"])(
    'answers 404 for the business %j',
    async (businessId) => {
      const answer = await review({ businessId, stars: 5 })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toBe('We can’t find that business.')
    },
  )

  it('removes characters that cannot be stored', async () => {
    const business = await createBusiness(app.context.db)
    const answer = await review({ businessId: business.id, stars: 5, comment: 'a\u0000b' })
    expect(answer.json().rating.comment).toBe('ab')
  })

  it('stores text as typed and shows it as plain text: HTML, links, numbers, other alphabets', async () => {
    const business = await createBusiness(app.context.db)
    const comment =
      '<a href="https://spam.example" onclick="x()">win</a> https://spam.example 082 000 0100 مطعم ممتاز 好吃 🐧'
    const answer = await review({ businessId: business.id, stars: 4, comment, name: 'Žofie' })
    expect(answer.json().rating).toMatchObject({ comment, name: 'Žofie' })
    const { body } = await app.server.inject(pages.business(business.id))
    const [, shown = ''] = /<p class="review__text" dir="auto">(.*?)<\/p>/s.exec(body) ?? []
    expect(shown).toContain('&lt;a href=&quot;https://spam.example&quot;')
    expect(shown).toContain('082 000 0100 مطعم ممتاز 好吃 🐧')
    expect(shown).not.toMatch(/<|href="/)
  })

  it('treats invisible text as empty, and removes bidirectional control characters', async () => {
    const business = await createBusiness(app.context.db)
    const unseen = await review({
      businessId: business.id,
      stars: 5,
      comment: '\u200b\u2063\u3164\n\u2800',
      name: '\u2060\u200e',
    })
    expect(unseen.json().rating).toMatchObject({ comment: null, name: null })
    const comment = 'Nice \u202eelpoep'
    const turned = await review({ businessId: business.id, stars: 5, comment })
    expect(turned.json().rating.comment).toBe('Nice elpoep')
    const page = await app.server.inject(pages.business(business.id))
    expect(page.body).toContain('<p class="review__text" dir="auto">Nice elpoep</p>')
    expect(page.body.match(/class="review__text"/g)).toHaveLength(1)
  })

  it('thanks a bot and stores nothing', async () => {
    const business = await createBusiness(app.context.db)
    const answer = await review({
      businessId: business.id,
      stars: 5,
      website: 'https://spam.example',
    })
    expect(answer.statusCode).toBe(201)
    expect((await detail(business.id)).business.ratingCount).toBe(0)
  })
})

describe.each(USUAL_ENGINES)('one review a business from a device on %s', (engine) => {
  let app: TestApp
  let now = new Date('2025-03-03T10:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' }, { clock: () => now })
  })
  afterAll(() => app.close())

  const review = async (businessId: string, cookie?: string) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId, stars: 5 },
      headers: cookie ? { cookie } : {},
    })
    const [set] = answer.cookies
    return { answer, cookie: cookie ?? `${set?.name}=${set?.value}` }
  }

  it('lasts 30 days, per business, and not for other devices', async () => {
    const [one, other] = [
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
    ]
    const { answer, cookie } = await review(one.id)
    expect(answer.statusCode).toBe(201)

    now = new Date(now.getTime() + 30 * DAY_MS - 1)
    const again = await review(one.id, cookie)
    expect(again.answer.statusCode).toBe(409)
    expect(again.answer.json().detail).toContain(`You have reviewed ${one.businessName}`)
    expect((await review(other.id, cookie)).answer.statusCode).toBe(201)
    expect((await review(one.id)).answer.statusCode).toBe(201)

    now = new Date(now.getTime() + 1)
    expect((await review(one.id, cookie)).answer.statusCode).toBe(201)
  })

  it('accepts one of many concurrent ones', async () => {
    const known = await review((await createBusiness(app.context.db)).id)
    const business = await createBusiness(app.context.db)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => review(business.id, known.cookie)),
    )
    const statuses = answers.map(({ answer }) => answer.statusCode).sort()
    expect(statuses).toEqual([201, ...Array(7).fill(409)])
  })
})
