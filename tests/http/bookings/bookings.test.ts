import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const VISITOR = { name: 'Thandi Mokoena', phone: '082 000 0100', email: 'thandi@example.co.za' }

describe.each(ENGINES)('booking on %s', (engine) => {
  let app: TestApp
  // Half past midnight on the 11th in Cape Town.
  const now = new Date('2025-06-10T22:30:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const book = (payload: object) =>
    app.server.inject({ method: 'POST', url: '/api/booking', payload })
  const bookings = (businessId: string) =>
    app.context.db.selectFrom('bookings').selectAll().where('businessId', '=', businessId).execute()
  const mails = (recipient: string) =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', recipient)
      .execute()

  it('rejects a day more than two years away, and accepts the last one before', async () => {
    const { id: businessId } = await createBusiness(app.context.db)
    for (const dateISO of ['9999-12-31', '2027-06-12', '2027-06-12T10:00:00.000Z']) {
      const answer = await book({ businessId, ...VISITOR, dateISO })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        errors: { dateISO: 'That date is too far away. Please choose one within two years.' },
      })
    }
    expect((await book({ businessId, ...VISITOR, dateISO: '2027-06-11' })).statusCode).toBe(201)
  })

  it('stores the request and mails both sides', async () => {
    const business = await createBusiness(app.context.db, {
      businessName: 'Harbour Table',
      phone: '021 000 0143',
    })
    const visitor = { ...VISITOR, email: 'both@example.co.za' }
    const answer = await book({
      businessId: business.id,
      ...visitor,
      dateISO: '2025-06-11',
      notes: ' Window table ',
    })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      message:
        'Your booking request has been sent to Harbour Table. They will contact you shortly.',
      booking: { businessId: business.id, dateISO: '2025-06-11', createdAt: now.toISOString() },
    })
    expect(await bookings(business.id)).toMatchObject([
      { ...visitor, dateISO: '2025-06-11', notes: 'Window table' },
    ])

    const [toOwner] = await mails(business.owner.email)
    expect(toOwner?.kind).toBe('booking-request')
    expect(JSON.parse(toOwner?.payload ?? '')).toEqual({
      ownerToken: expect.any(String),
      expiresISO: '2025-06-11T22:00:00.000Z',
      businessName: 'Harbour Table',
      visitorName: visitor.name,
      visitorPhone: visitor.phone,
      visitorEmail: visitor.email,
      dateISO: '2025-06-11',
      notes: 'Window table',
      serviceName: null,
      personName: null,
    })
    const [toVisitor] = await mails(visitor.email)
    expect(toVisitor?.kind).toBe('booking-confirmation')
    expect(JSON.parse(toVisitor?.payload ?? '')).toMatchObject({
      businessId: business.id,
      businessPhone: '021 000 0143',
      visitorName: visitor.name,
    })
  })

  it('accepts requests without date and notes', async () => {
    const business = await createBusiness(app.context.db)
    await book({ businessId: business.id, ...VISITOR })
    await book({ businessId: business.id, ...VISITOR, name: 'Sipho', dateISO: '', notes: null })
    for (const row of await bookings(business.id))
      expect(row).toMatchObject({ dateISO: null, notes: null })
  })

  it('books once for 64 concurrent requests with one key, with the same answer', async () => {
    const business = await createBusiness(app.context.db)
    const payload = { businessId: business.id, ...VISITOR, requestKey: 'a-key-of-the-form' }
    const answers = await Promise.all(Array.from({ length: 64 }, () => book(payload)))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await bookings(business.id)).toHaveLength(1)
    expect(await mails(business.owner.email)).toHaveLength(1)
  })

  it('books once for the same text without a key, and twice for different texts', async () => {
    const business = await createBusiness(app.context.db)
    const payload = { businessId: business.id, ...VISITOR }
    await Promise.all(Array.from({ length: 8 }, () => book(payload)))
    expect(await bookings(business.id)).toHaveLength(1)
    await book({ ...payload, notes: 'On the stoep' })
    expect(await bookings(business.id)).toHaveLength(2)
  })

  it('treats the same key at two businesses as two', async () => {
    const requestKey = 'the-same-key'
    for (const business of [
      await createBusiness(app.context.db),
      await createBusiness(app.context.db),
    ]) {
      await book({ businessId: business.id, ...VISITOR, requestKey })
      expect(await bookings(business.id)).toHaveLength(1)
    }
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ name: '\u200b\u3164' }, 'name', 'Name is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ email: undefined }, 'email', 'Valid email is required'],
    [{ dateISO: 'soon' }, 'dateISO', 'Please choose a valid date.'],
    [
      { dateISO: '2025-06-10' },
      'dateISO',
      'That date has passed. Please choose a day from today on.',
    ],
    [
      { dateISO: '2025-06-10T22:29:00.000Z' },
      'dateISO',
      'That time has passed. Please choose one that is still to come.',
    ],
    [{ notes: 'a'.repeat(2001) }, 'notes', 'Please keep the notes to 2,000 characters.'],
  ])('refuses %j', async (fields, field, sentence) => {
    const business = await createBusiness(app.context.db)
    const answer = await book({ businessId: business.id, ...VISITOR, ...fields })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ [field]: sentence })
    expect(answer.json().detail).toBe(sentence)
    expect(await bookings(business.id)).toEqual([])
  })

  it('refuses a paused and an unknown business', async () => {
    const paused = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
    const answer = await book({ businessId: paused.id, ...VISITOR })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().detail).toBe(`${paused.businessName} is not listed at the moment.`)
    expect(await mails(paused.owner.email)).toEqual([])
    const unknown = await book({ businessId: 'nobody', ...VISITOR })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().detail).toBe('We can’t find that business.')
  })

  it('thanks a bot and stores nothing', async () => {
    const business = await createBusiness(app.context.db)
    const answer = await book({ businessId: business.id, ...VISITOR, website: 'x' })
    expect(answer.statusCode).toBe(201)
    expect(await bookings(business.id)).toEqual([])
  })
})
