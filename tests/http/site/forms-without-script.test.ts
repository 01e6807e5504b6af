import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { formAddress, moneyPages, pages } from '#shared/paths.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { follow } from '#tests/helpers/follow.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ALL_DAY = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
) as OperatingHours
const HTML = 'text/html; charset=utf-8'

describe.each(USUAL_ENGINES)('forms without JavaScript on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const send = (url: string, fields: Record<string, string>, headers = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  it('subscribe, and say what is wrong', async () => {
    const answer = await send(formAddress('newsletter'), {
      email: ' Plain@example.co.za ',
      website: '',
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await follow(app, answer)).toContain('Thank you for subscribing to our newsletter!')
    const stored = app.context.db.selectFrom('newsletterSignups').select('email')
    expect(await stored.execute()).toEqual([{ email: 'plain@example.co.za' }])

    const refused = await send(formAddress('newsletter'), { email: 'plain' })
    expect(refused.statusCode).toBe(400)
    expect(refused.headers['content-type']).toBe(HTML)
    expect(refused.headers['cache-control']).toBe('private, no-cache')
    expect(fieldError(refused.body, 'email')).toBe('Please enter a valid email address.')
    expect(refused.body).toContain('value="plain"')
    expect(refused.body).not.toContain('<script')
  })

  it('sign in with a session, and reject a wrong password with the same message', async () => {
    const { email } = await createUser(app.context.db, { password: TEST_PASSWORD })
    const answer = await send(formAddress('login'), { email, password: TEST_PASSWORD })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pages.dashboard])
    expect(sessionCookie(answer)).not.toBe('')

    const refused = await send(formAddress('login'), { email, password: 'wrong-one' })
    expect(refused.statusCode).toBe(401)
    expect(refused.body).toContain('The e-mail address or the password is not right.')
    expect(refused.body).toContain(`value="${email}"`)
    expect(refused.body).not.toContain('wrong-one')

    // The admin's form has another name for the same field, and is led back to.
    const asAdmin = await send(formAddress('login'), { username: email, password: TEST_PASSWORD })
    expect([asAdmin.statusCode, asAdmin.headers.location]).toEqual([303, pages.dashboard])
    const notAdmin = await send(formAddress('login'), { username: 'admin', password: 'wrong' })
    expect(notAdmin.body).toContain('name="username" value="admin"')
  })

  it('register once both passwords agree', async () => {
    const fields = { email: 'new@example.co.za', password: 'tafel-en-baai-9', plan: 'PREMIUM' }
    const refused = await send(formAddress('register'), { ...fields, confirmPassword: 'other' })
    expect(refused.statusCode).toBe(400)
    expect(fieldError(refused.body, 'confirmPassword')).toBe('Passwords don&#x27;t match')
    expect(refused.body).toContain('value="new@example.co.za"')
    expect(refused.body).toMatch(/<input[^>]*checked=""[^>]*value="PREMIUM"/)
    expect(refused.body).not.toContain(fields.password)

    const { password: confirmPassword } = fields
    const answer = await send(formAddress('register'), { ...fields, confirmPassword })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pages.dashboard])
    expect(sessionCookie(answer)).not.toBe('')
    const users = app.context.db.selectFrom('users').select('plan')
    expect(await users.where('email', '=', fields.email).execute()).toEqual([{ plan: 'PREMIUM' }])
  })

  it('book and review from pages of their own', async () => {
    const { id, businessName } = await createBusiness(app.context.db)
    for (const [path, field] of [
      [formAddress('booking'), 'name="phone"'],
      [formAddress('review'), 'name="stars"'],
    ] as const) {
      const page = await app.server.inject(`${path}?business=${id}`)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(field)
      expect(page.body).toContain(`name="businessId" value="${id}"`)
    }
    const visitor = { name: 'Thandi', phone: '082 000 0100', email: 'thandi@example.co.za' }
    const booked = await send(formAddress('booking'), {
      businessId: id,
      ...visitor,
      dateISO: '',
      notes: '',
    })
    const sent = await follow(app, booked)
    expect(sent).toContain(`Sent. ${businessName} will answer you`)

    const wishedDay = addDays(capeTownDay(new Date()), 30)
    const sitting = { dateISO: wishedDay, time: '19:30', people: '8', notes: 'By the window' }
    await send(formAddress('booking'), { businessId: id, ...visitor, ...sitting })
    const rows = app.context.db.selectFrom('bookings').select(['dateISO', 'notes'])
    expect(await rows.where('dateISO', 'is not', null).execute()).toEqual([
      { dateISO: `${wishedDay}T17:30:00.000Z`, notes: 'For 8 people.\nBy the window' },
    ])

    const odd = { businessId: id, ...visitor, email: 'odd@example.co.za', phone: '082' }
    const asked = await send(formAddress('booking'), odd)
    expect(asked.statusCode).toBe(400)
    expect(fieldError(asked.body, 'phone')).toContain('does not look like a phone number')
    expect(asked.body).toContain('name="askedPhone" value="082"')
    const meant = await send(formAddress('booking'), { ...odd, askedPhone: '082' })
    expect(meant.statusCode).toBe(303)

    const far = await send(formAddress('booking'), {
      businessId: id,
      ...visitor,
      dateISO: '9999-01-01',
    })
    expect(far.statusCode).toBe(400)
    expect(fieldError(far.body, 'dateISO')).toContain('That date is too far away.')
    expect(far.body).toContain('value="thandi@example.co.za"')

    const long = await send(formAddress('review'), {
      businessId: id,
      stars: '2',
      comment: `${'Lekker. '.repeat(250)}Kept <b>word</b> for word`,
      name: 'Thandi',
    })
    expect(long.statusCode).toBe(400)
    expect(fieldError(long.body, 'comment')).toBe('Please keep the review to 2,000 characters.')
    expect(long.body).toContain('<option value="2" selected="">2</option>')
    expect(long.body).toContain('Kept &lt;b&gt;word&lt;/b&gt; for word</textarea>')
    expect(long.body).toContain('value="Thandi"')

    const reviewed = await send(formAddress('review'), {
      businessId: id,
      stars: '4',
      comment: 'Lekker',
    })
    expect(await follow(app, reviewed)).toContain('Review submitted!')
    const ratings = app.context.db.selectFrom('ratings').select(['stars', 'comment'])
    expect(await ratings.execute()).toEqual([{ stars: 4, comment: 'Lekker' }])
  })

  it('list some days of many free times, and lead to the later ones', async () => {
    const business = await createBusiness(app.context.db, { operatingHours: ALL_DAY })
    const [service = ''] = await createBookingTimes(app.context.db, business.id, {
      services: [{ name: 'Quick question', minutes: 5 }],
    })
    const from = addDays(capeTownDay(new Date()), 2)
    const query = { business: business.id, service, from }
    const { body } = await app.server.inject({ url: formAddress('booking'), query })
    const times = body.match(/<option value="\d/g)?.length ?? 0
    expect(times).toBeGreaterThan(100)
    expect(times).toBeLessThan(450)
    const later = /from=([\d-]+)[^>]*>Later days/.exec(body)?.[1] ?? ''
    expect(later > from && later < addDays(from, 3)).toBe(true)
    expect(body).not.toContain(`<option value="${later}T1`)
  })

  it('book a free time: service, time, and the form again if it was taken', async () => {
    const business = await createBusiness(app.context.db, { operatingHours: ALL_DAY })
    const [service = ''] = await createBookingTimes(app.context.db, business.id, {
      services: [{ name: 'Wash & blow-dry', minutes: 60, price: 280 }],
    })
    const address = `${formAddress('booking')}?business=${business.id}`
    const services = await app.server.inject(address)
    expect(services.body).toContain('Wash &amp; blow-dry, 1 h, R280')
    const from = addDays(capeTownDay(new Date()), 2)
    const shown = await app.server.inject(`${address}&service=${service}&from=${from}`)
    expect(shown.body).toContain(`<option value="${from}T08:00:00.000Z">`)

    const fields = {
      businessId: business.id,
      serviceId: service,
      dateISO: `${from}T08:00:00.000Z`,
      name: 'Thandi "T" Mokoena',
      phone: '082 000 0100',
      email: 'clock@example.co.za',
    }
    const booked = await send(formAddress('booking'), fields)
    expect(await follow(app, booked)).toContain(`Sent. ${business.businessName} will answer you`)
    const late = await send(formAddress('booking'), { ...fields, notes: 'Second & last' })
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('10:00 has just gone. Please pick another time.')
    expect(late.body).toContain('value="Thandi &quot;T&quot; Mokoena"')
    expect(late.body).toContain('Second &amp; last</textarea>')
    expect(late.body).not.toContain(`<option value="${from}T08:00:00.000Z"`)
    expect(late.body).toContain(`<option value="${from}T09:00:00.000Z"`)
  })

  it('write nothing of a malicious address into the page', async () => {
    const page = await app.server.inject(`${formAddress('booking')}?business=%22%3E%3Cscript%3E`)
    expect(page.body).not.toContain('<script')
  })

  it('refuse what comes from another site', async () => {
    const answer = await send(
      formAddress('newsletter'),
      { email: 'cross@example.co.za' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.statusCode).toBe(403)
  })

  it('count towards the limits of the calls', async () => {
    const device = (await send(formAddress('newsletter'), { email: 'a@example.co.za' })).cookies[0]
    const cookie = `${device?.name}=${device?.value}`
    const codes: number[] = []
    for (let count = 0; count < 11; count += 1) {
      const email = `reader-${count}@example.co.za`
      codes.push((await send(formAddress('newsletter'), { email }, { cookie })).statusCode)
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303))
    expect(codes.at(10)).toBe(429)
    const refused = await send(formAddress('newsletter'), { email: 'b@example.co.za' }, { cookie })
    expect(refused.body).toContain('That was a lot at once. Please wait a moment and try again.')
    expect(refused.body).toContain('value="b@example.co.za"')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('count free times for each visitor alone, and say so if there were too many', async () => {
    const { db } = app.context
    const business = await createBusiness(db, { operatingHours: ALL_DAY })
    const [service = ''] = await createBookingTimes(db, business.id, {
      services: [{ name: 'Wash', minutes: 60 }],
    })
    const page = `${formAddress('booking')}?business=${business.id}&service=${service}`
    const newVisitor = async () => {
      const given = (await app.server.inject(page)).cookies[0]
      return { [given?.name ?? '']: given?.value ?? '' }
    }
    const eager = await newVisitor()
    const other = await newVisitor()
    const call = `/api/business/${business.id}/times?service=none`
    for (let count = 0; count < 300; count += 1)
      await app.server.inject({ url: call, cookies: eager })

    const refused = await app.server.inject({ url: page, cookies: eager })
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('That was a lot at once. Please wait a moment and try again.')
    expect(refused.body).not.toContain('nothing is free')
    const shown = await app.server.inject({ url: page, cookies: other })
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('name="dateISO"')
  })

  it.each([pages.dashboard, pages.adminPanel, pages.forgotPassword, pages.confirmEmail])(
    '%s says that it needs JavaScript',
    async (path) => {
      const { body } = await app.server.inject(path)
      expect(body).toContain('<noscript><div class="section"><div class="wrap"><h1>This page needs')
    },
  )

  it.each([
    [pages.dashboard, moneyPages.billing, 'Plan &amp; billing'],
    [pages.adminPanel, moneyPages.money, 'Money'],
  ])('%s names the page that works without it', async (path, href, label) => {
    const [, instead = ''] =
      /<noscript>(.*?)<\/noscript>/.exec((await app.server.inject(path)).body) ?? []
    expect(instead).toContain(`<a href="${href}">${label}</a>`)
  })

  it('do not show that sentence if the page itself is available', async () => {
    expect((await app.server.inject(pages.login)).body).not.toContain('needs JavaScript')
  })
})
