import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BusinessInput, createBusiness } from '#demo/factories/businesses.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { countWrongSums } from '#server/operations/tables.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { formAddress, withToken } from '#shared/paths.ts'
import { setVisited } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3600 * 1000
const OWNER = 'naledi.dube@gmail.com'
const ITSELF = 'may not review itself'

describe.each(USUAL_ENGINES)('owners and reviews of their own business on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-03-02T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' }, { clock: () => now })
  })
  afterAll(() => app.close())

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const send = (url: string, payload: object = {}, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  /** The device cookie that an answer sets. */
  const deviceOf = (answer: Awaited<ReturnType<typeof send>>) =>
    answer.cookies
      .filter(({ name }) => name.includes('device'))
      .map(({ name, value }) => `${name}=${value}`)
      .join('')
  let count = 0
  const create = (input: BusinessInput = {}) => {
    count += 1
    const email = OWNER.replace('@', `${count}@`)
    return createBusiness(app.context.db, {
      ...input,
      ownerInput: { email, password: TEST_PASSWORD, ...input.ownerInput },
    })
  }
  const review = (businessId: string, cookie = '', bookingToken = '') =>
    send('/api/rating', { businessId, stars: 5, bookingToken }, cookie)
  const visitor = (email = `visitor${count}@example.co.za`) => ({
    name: 'Thandi Mokoena',
    phone: '082 000 0100',
    email,
  })
  const tokenOf = (id: string) => bookingToken(app.context.secret, 'visitor', id)
  const book = async (businessId: string, email?: string, cookie = '') => {
    const answer = await send('/api/booking', { businessId, ...visitor(email) }, cookie)
    const { id } = answer.json().booking
    await setVisited(app, id)
    return { token: tokenOf(id), device: deviceOf(answer) }
  }
  const signInBy = (email: string, cookie = '') =>
    send('/api/login', { email, password: TEST_PASSWORD }, cookie)
  const expectRefused = async (answer: Awaited<ReturnType<typeof send>>, sentence = ITSELF) => {
    expect(answer.statusCode, answer.body).toBe(403)
    expect(answer.json().detail).toContain(sentence)
  }

  it('are refused while signed in, and on that browser afterwards', async () => {
    const business = await create()
    const session = await signIn(app, business.owner)
    const refused = await review(business.id, session)
    await expectRefused(refused)
    await expectRefused(await review(business.id, deviceOf(refused)), 'signed in as')
    const other = await create()
    expect((await review(business.id, await signIn(app, other.owner))).statusCode).toBe(201)
  })

  it('are refused in a browser that has signed in, also after a new password', async () => {
    const business = await create()
    const { email } = business.owner
    const signedIn = await signInBy(email)
    const device = deviceOf(signedIn)
    await expectRefused(await review(business.id, device), `signed in as ${business.businessName}`)
    const session = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const changed = await send(
      '/api/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: 'another fine long secret' },
      session,
    )
    expect(changed.statusCode, changed.body).toBeLessThan(300)
    await expectRefused(await review(business.id, device), ITSELF)
    const form = await send(formAddress('review'), { businessId: business.id, stars: '5' }, device)
    expect(form.body).toContain(ITSELF)
    const other = await create()
    expect((await review(other.id, device)).statusCode).toBe(201)
  })

  it('are refused for a booking with a mailbox of the business, in any spelling', async () => {
    const business = await create({ emailPublic: 'Hello@Salon.example' })
    const [name = ''] = business.owner.email.split('@')
    for (const email of [
      `${name.replaceAll('.', '').toUpperCase()}+visit@GoogleMail.com`,
      'hello+me@salon.example',
    ]) {
      const { token } = await book(business.id, email)
      await expectRefused(await review(business.id, '', token), 'made this booking itself')
    }
  })

  it('are refused for a booking from their browser, whenever it signs in', async () => {
    const business = await create()
    const { email } = business.owner
    const before = await book(business.id, 'before@example.co.za')
    await signInBy(email, before.device)
    const after = await book(business.id, 'after@example.co.za', before.device)
    const own = await book(
      business.id,
      'own@example.co.za',
      await signIn(app, { id: business.owner.id }),
    )
    for (const { token } of [before, after, own])
      await expectRefused(await review(business.id, '', token), 'made this booking itself')
    const group = await send(
      '/api/booking-groups',
      { businessIds: [business.id], ...visitor('group@example.co.za') },
      before.device,
    )
    const grouped = await app.context.db
      .selectFrom('bookings')
      .select('id')
      .where('email', '=', 'group@example.co.za')
      .executeTakeFirstOrThrow()
    expect(group.statusCode, group.body).toBe(201)
    await setVisited(app, grouped.id)
    await expectRefused(
      await review(business.id, '', tokenOf(grouped.id)),
      'made this booking itself',
    )
  })

  it('are no longer public once their mailbox confirms them, nor confirmed from their browser', async () => {
    const business = await create()
    const confirm = async (email: string, cookie = '') => {
      const written = await review(business.id)
      const { id } = written.json().rating
      const asked = await send(`/api/reviews/${id}/confirmation`, { email }, deviceOf(written))
      expect(asked.statusCode, asked.body).toBe(202)
      const mail = await app.context.db
        .selectFrom('outboxMessages')
        .select('payload')
        .where('recipient', '=', email)
        .where('kind', '=', 'confirm-review')
        .executeTakeFirstOrThrow()
      const { token } = readPayload(app.context.secret, mail.payload)
      return {
        id,
        answer: await send(withToken('/api/reviews/confirm', String(token)), {}, cookie),
      }
    }
    const [name = ''] = business.owner.email.split('@')
    const own = await confirm(`${name.replace('.', '')}+x@googlemail.com`)
    expect(own.answer.statusCode).toBe(409)
    expect(own.answer.json().detail).toContain(ITSELF)
    const { ratings } = (await app.server.inject(`/api/business/${business.id}`)).json()
    expect(ratings).toEqual([])
    const held = await app.context.db
      .selectFrom('ratings')
      .select(['state', 'reason', 'confirmed'])
      .where('id', '=', own.id)
      .executeTakeFirstOrThrow()
    expect(held).toEqual({ state: 'held', reason: 'owner', confirmed: 0 })
    expect(await countWrongSums(app.context.db)).toBe(0)

    const device = deviceOf(await signInBy(business.owner.email))
    const friend = await confirm('friend@example.co.za', device)
    await expectRefused(friend.answer, 'signed in as')
  })

  it('need a visit that can have taken place', async () => {
    const business = await create()
    const session = await signIn(app, business.owner)
    const start = new Date(now.getTime() + MINUTE_MS).toISOString()
    const asked = await send('/api/booking', {
      businessId: business.id,
      ...visitor('quick@example.co.za'),
      dateISO: start,
    })
    const { id } = asked.json().booking
    const act = async (action: string) => {
      const answer = await send(`/api/dashboard/bookings/${id}/${action}`, {}, session)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await act('accept')
    pass(2 * MINUTE_MS)
    await act('missed')
    await act('visited')
    const early = await review(business.id, '', tokenOf(id))
    expect(early.statusCode).toBe(409)
    expect(early.json().detail).toBe('A review can be written once the visit has taken place.')
    pass(60 * MINUTE_MS)
    expect((await review(business.id, '', tokenOf(id))).json().rating).toMatchObject({
      booked: true,
    })
  })

  it('count as one person by mailbox, whether booked or confirmed', async () => {
    const business = await create()
    const first = await book(business.id, 'regular@example.co.za')
    expect((await review(business.id, '', first.token)).statusCode).toBe(201)
    pass(DAY_MS)
    const second = await book(business.id, 'Regular+2@example.co.za')
    const again = await review(business.id, '', second.token)
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toContain('One review a month keeps it fair.')

    const plain = await review(business.id)
    const { id } = plain.json().rating
    const email = 'regular+3@example.co.za'
    await send(`/api/reviews/${id}/confirmation`, { email }, deviceOf(plain))
    const mail = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', email)
      .where('kind', '=', 'confirm-review')
      .executeTakeFirstOrThrow()
    const { token } = readPayload(app.context.secret, mail.payload)
    const confirmed = await send(withToken('/api/reviews/confirm', String(token)))
    expect(confirmed.statusCode).toBe(409)
    expect(confirmed.json().detail).toContain('One address can confirm one review.')

    pass(31 * DAY_MS)
    expect((await review(business.id, '', second.token)).statusCode).toBe(201)
  })
})
