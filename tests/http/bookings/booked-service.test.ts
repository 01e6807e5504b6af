import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlockedTime, createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { bookingPages } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const SERVICE = 'Wash and blow-dry'
const HOURS = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '08:00', close: '18:00', closed: false }]),
) as OperatingHours

describe.each(USUAL_ENGINES)('the service that was booked, on %s', (engine) => {
  let app: TestApp
  const now = new Date('2026-06-09T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const bookService = async (email: string, setup: { confirmAtOnce: boolean }) => {
    const { db, secret } = app.context
    const business = await createBusiness(db, {
      ownerInput: { plan: 'PREMIUM' },
      operatingHours: HOURS,
      businessName: 'Crown & Coil',
    })
    const services = [{ name: SERVICE, minutes: 60, price: 280 }]
    const [serviceId = ''] = await createBookingTimes(db, business.id, { services, ...setup })
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload: {
        businessId: business.id,
        serviceId,
        name: 'Thandi Mokoena',
        phone: '082 000 0100',
        email,
        dateISO: '2026-06-10T10:00:00.000Z',
      },
    })
    const { id } = answer.json<{ booking: { id: string } }>().booking
    const headers = { cookie: await signIn(app, business.owner) }
    return { business, id, headers, token: bookingToken(secret, 'visitor', id) }
  }
  const bodyOf = async (url: string, headers = {}) =>
    (await app.server.inject({ url, headers })).body

  it('is shown wherever either side sees the booking', async () => {
    const email = 'confirmed@example.co.za'
    const { business, headers, token } = await bookService(email, { confirmAtOnce: true })
    const page = await bodyOf(bookingPages.visitor(token))
    expect(page).toContain(`<dt>Service</dt><dd>${SERVICE}</dd>`)
    expect(page).toContain('<dt>Price</dt><dd>R280</dd>')
    expect(new URL(/https:\/\/calendar\.google[^"]*/.exec(page)?.[0] ?? '').search).toContain(
      'text=Wash+and+blow-dry+at+Crown',
    )
    expect(await bodyOf(`${bookingPages.visitor(token)}/calendar.ics`)).toContain(
      `SUMMARY:${SERVICE} at Crown & Coil`,
    )

    const found = JSON.parse(await bodyOf('/api/dashboard/bookings?q=blow-dry', headers))
    expect(found).toMatchObject({ total: 1, bookings: [{ serviceName: SERVICE }] })
    const blocked = { startISO: '2026-06-05T08:00:00.000Z', endISO: '2026-06-08T08:00:00.000Z' }
    await createBlockedTime(app.context.db, business.id, blocked)
    await createBlockedTime(app.context.db, business.id)
    const week = JSON.parse(await bodyOf('/api/dashboard/bookings/week?from=2026-06-08', headers))
    expect(week).toMatchObject({
      bookings: [{ serviceName: SERVICE }],
      blockedTimes: [{ ...blocked, note: 'Dentist' }],
    })
    const [columns, line] = (await bodyOf('/api/dashboard/bookings.csv', headers)).split('\r\n')
    expect(columns).toContain('"When","Service","Notes"')
    expect(line).toContain(`,"${SERVICE}",`)
    const feed = await app.server.inject({
      method: 'POST',
      url: '/api/dashboard/calendar',
      headers,
    })
    const { url } = feed.json<{ url: string }>()
    expect(await bodyOf(new URL(url).pathname)).toContain(`SUMMARY:Thandi Mokoena\\, ${SERVICE}`)

    for (const recipient of [email, business.owner.email]) {
      const [mail] = await mailsTo(app, recipient)
      expect(mail?.html).toContain(SERVICE)
      expect(mail?.text).toContain(`Service: ${SERVICE}`)
    }
    const [mail] = await mailsTo(app, email)
    expect(mail?.calendar?.content).toContain(`SUMMARY:${SERVICE} at Crown & Coil`)
  })

  it('is in the mails of a request, too', async () => {
    const email = 'asked@example.co.za'
    const { business } = await bookService(email, { confirmAtOnce: false })
    for (const recipient of [email, business.owner.email]) {
      const [mail] = await mailsTo(app, recipient)
      expect(mail?.text).toContain(`Service: ${SERVICE}`)
    }
  })
})
