import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { formPages, pages } from '#shared/paths.ts'
import { book, mailsTo } from '#tests/helpers/booked.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

// A Wednesday, ten in the morning in Cape Town.
const ASKED = '2026-06-10T08:00:00.000Z'
const ALWAYS = Object.fromEntries(
  WEEKDAYS.map((day) => [day, { open: '08:00', close: '20:00', closed: false }]),
) as OperatingHours

describe.each(ENGINES)('scheduled steps of bookings on %s', (engine) => {
  let app: TestApp
  let now = new Date(ASKED)
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const at = async (iso: string) => {
    now = new Date(iso)
    await app.services.bookingSteps.runDue()
  }
  const start = () => {
    now = new Date(ASKED)
  }
  const subjects = async (recipient: string) =>
    (await mailsTo(app, recipient)).map(({ subject }) => subject)
  const get = (id: string) =>
    app.context.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const accept = (id: string, cookie: string) =>
    app.server.inject({
      method: 'POST',
      url: `/api/dashboard/bookings/${id}/accept`,
      headers: { cookie },
    })

  it('reminds the owner twice, then closes the request and names three that are open', async () => {
    start()
    const email = 'waits@example.co.za'
    const place = { industry: 'Hair Salon', area: 'City Bowl' } as const
    for (const businessName of ['Near One', 'Near Two', 'Near Three', 'Near Four'])
      await createBusiness(app.context.db, {
        ...place,
        businessName,
        operatingHours: ALWAYS,
      })
    const { id, business } = await book(
      app,
      { email },
      { ...place, businessName: 'Slow Salon', operatingHours: ALWAYS },
    )
    const owner = business.owner.email
    await at('2026-06-10T11:59:00.000Z')
    expect(await subjects(owner)).toHaveLength(1)
    await at('2026-06-10T12:00:00.000Z')
    await at('2026-06-10T12:05:00.000Z')
    expect(await subjects(owner)).toHaveLength(2)
    await at('2026-06-11T08:00:00.000Z')
    await at('2026-06-13T07:59:00.000Z')
    expect((await subjects(owner)).slice(1)).toEqual([
      'Thandi Mokoena is waiting for your answer',
      'Thandi Mokoena is waiting for your answer',
    ])
    await at('2026-06-13T08:00:00.000Z')
    await at('2026-06-14T08:00:00.000Z')
    expect(await get(id)).toMatchObject({ status: 'expired', movedBy: 'system', nextStepAt: null })
    const [, expired, ...others] = await mailsTo(app, email)
    expect(others).toEqual([])
    expect(expired?.subject).toBe('No answer from Slow Salon')
    expect(expired?.text.match(/Near \w+: Hair Salon/g)).toHaveLength(3)
    expect((await subjects(owner)).at(-1)).toBe('The request of Thandi Mokoena expired')
  })

  it('reminds the visitor the day before and asks once for a review, on PREMIUM only', async () => {
    start()
    const email = 'guest@example.co.za'
    for (const plan of ['PREMIUM', 'BASIC'] as const) {
      start()
      const to = `${plan.toLowerCase()}-${email}`
      const { id, cookie } = await book(
        app,
        { dateISO: '2026-06-20T12:30:00.000Z', email: to },
        { ownerInput: { plan } },
      )
      await accept(id, cookie)
      await at('2026-06-19T12:29:00.000Z')
      expect(await subjects(to)).toHaveLength(2)
      await at('2026-06-19T12:30:00.000Z')
      await at('2026-06-20T13:30:00.000Z')
      expect((await get(id)).status).toBe('completed')
      await at('2026-06-21T13:30:00.000Z')
      await at('2026-06-25T13:30:00.000Z')
      const later = (await subjects(to)).slice(2)
      if (plan === 'BASIC') expect(later).toEqual([])
      else
        expect(later).toEqual([
          expect.stringContaining('Tomorrow: '),
          expect.stringContaining('How was it at '),
        ])
    }
  })

  it('reminds late after a downtime, of today, and not once the visit has begun', async () => {
    for (const [back, reminders] of [
      ['2026-06-19T20:00:00.000Z', [/^Tomorrow: /]],
      ['2026-06-20T07:00:00.000Z', [/^Today: /]],
      ['2026-06-20T12:40:00.000Z', []],
    ] as const) {
      start()
      const email = `reminded-${back.slice(8, 13)}@example.co.za`
      const { id, cookie } = await book(
        app,
        { dateISO: '2026-06-20T12:30:00.000Z', email },
        { ownerInput: { plan: 'PREMIUM' } },
      )
      await accept(id, cookie)
      await at(back)
      const later = (await subjects(email)).slice(2)
      expect(later).toEqual(reminders.map((words) => expect.stringMatching(words)))
    }
  })

  it('invites to a review after a downtime of up to three days, once', async () => {
    for (const [index, back] of [
      '2026-06-24T13:00:00.000Z',
      '2026-06-24T14:00:00.000Z',
    ].entries()) {
      start()
      const email = `late-${index}@example.co.za`
      const { id, cookie } = await book(
        app,
        { dateISO: '2026-06-20T12:30:00.000Z', email },
        { ownerInput: { plan: 'PREMIUM' } },
      )
      await accept(id, cookie)
      await at('2026-06-19T12:30:00.000Z')
      await at(back)
      await at(back)
      await at('2026-06-30T12:00:00.000Z')
      const invitations = (await subjects(email)).filter((subject) => /How was it/.test(subject))
      expect(invitations).toHaveLength(index === 0 ? 1 : 0)
    }
  })

  it('runs a step once in several processes, and only the last one after a long downtime', async () => {
    start()
    const { id, business } = await book(app, { dateISO: '2026-06-30' })
    now = new Date('2026-06-10T12:00:00.000Z')
    await Promise.all(Array.from({ length: 6 }, () => app.services.bookingSteps.runDue()))
    expect(await subjects(business.owner.email)).toHaveLength(2)
    await at('2026-07-20T08:00:00.000Z')
    expect((await subjects(business.owner.email)).slice(2)).toEqual([
      expect.stringContaining('expired'),
    ])
    expect((await get(id)).sequence).toBe(1)
  })

  it('expires a request for the evening at its time, and says so to a late answer', async () => {
    start()
    const { id, cookie } = await book(app, { dateISO: '2026-06-10T16:00:00.000Z' })
    now = new Date('2026-06-10T16:00:01.000Z')
    const late = await accept(id, cookie)
    expect(late.statusCode).toBe(409)
    expect(late.json().detail).toContain('expired')
    await at('2026-06-10T16:05:00.000Z')
    expect((await get(id)).status).toBe('expired')
  })

  it('shows how fast a business answers after five answers, and removes it when it is no longer true', async () => {
    start()
    const { id, business, cookie } = await book(app, { dateISO: '2026-06-30' })
    const values = Array.from({ length: 4 }, (_, index) => ({
      id: `${id}${index}`,
      businessId: business.id,
      name: 'A',
      phone: '1',
      email: 'a@example.co.za',
      requestKey: null,
      createdAt: '2026-06-01T08:00:00.000Z',
      answeredAt: '2026-06-01T09:30:00.000Z',
      status: 'accepted' as const,
    }))
    await app.context.db.insertInto('bookings').values(values).execute()
    now = new Date('2026-06-10T09:30:00.000Z')
    await accept(id, cookie)
    const hours = async () =>
      (
        await app.context.db
          .selectFrom('businesses')
          .select('answersWithinHours')
          .where('id', '=', business.id)
          .executeTakeFirstOrThrow()
      ).answersWithinHours
    expect(await hours()).toBe(2)
    const says = 'Usually answers within 2 hours'
    const form = await app.server.inject(formPages.booking({ business: business.id }))
    expect(form.body).toContain(`${says}.`)
    const analytics = await app.server.inject({
      url: '/api/dashboard/analytics',
      headers: { cookie },
    })
    expect(analytics.json().answers).toEqual({ asked: 5, answered: 5, typicalMinutes: 90, says })
    expect((await app.server.inject(pages.business(business.id))).body).toContain(says)
    now = new Date('2026-12-10T09:30:00.000Z')
    await app.services.answerSpeed.refreshAll()
    expect(await hours()).toBeNull()
    expect((await app.server.inject(pages.business(business.id))).body).not.toContain(says)
  })
})
