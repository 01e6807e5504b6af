import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { groupPages, pages, reviewPages, withToken } from '#shared/paths.ts'
import { mailsTo, setVisited } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let visitors = 0

describe.each(USUAL_ENGINES)('the page that the device gets which has booked on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const post = (url: string, payload: object = {}, headers = {}) =>
    app.server.inject({ method: 'POST', url, payload, headers })

  const bookNow = async () => {
    visitors += 1
    const email = `mistyped-${visitors}@example.co.za`
    const business = await createBusiness(app.context.db)
    const request = { businessId: business.id, name: 'Thandi', phone: '082 000 0100', email }
    const { id, page } = (await post('/api/booking', request)).json().booking
    const token = page.split('/').at(-1)
    const mailToken = bookingToken(app.context.secret, 'visitor', id)
    const correct = (address: string) => post(`/api/bookings/${token}/email`, { email: address })
    return { business, request, id, page, token, mailToken, email, correct }
  }
  const openedBy = async () =>
    (await app.context.db.selectFrom('mailboxes').select('openedAt').execute()).filter(
      ({ openedAt }) => openedAt !== null,
    )
  const read = async (url: string) => {
    const answer = await app.server.inject({ url, headers: { 'user-agent': 'Mozilla/5.0' } })
    return { status: answer.statusCode, text: answer.body }
  }

  /** What the page tells the device to remember. */
  const bookedIn = (html: string): unknown => {
    const [, booked = 'null'] = /data-booked="([^"]*)"/.exec(html) ?? []
    return JSON.parse(booked.replaceAll('&quot;', '"'))
  }

  it('is in the answer, also to the same request again, and shows where the mails go', async () => {
    const { page, request, email, mailToken } = await bookNow()
    expect((await post('/api/booking', request)).json().booking.page).toBe(page)
    const seen = await read(page)
    expect(seen.status).toBe(200)
    expect(seen.text).toContain(email)
    expect(seen.text).toContain('Wrong address?')
    const fromMail = (await read(`/booking/${mailToken}`)).text
    expect(fromMail).not.toContain('Wrong address?')
    expect(fromMail).not.toContain(email)
    // 'My bookings' of the device.
    expect(bookedIn(seen.text)).toMatchObject({ page })
    expect(bookedIn(fromMail)).toBeNull()
  })

  it('leads to all answers of a request to several, and proves no mailbox', async () => {
    const businesses = [
      await createBusiness(app.context.db, { industry: 'Hair Salon', businessName: 'Nan Cuts' }),
      await createBusiness(app.context.db, { industry: 'Hair Salon', businessName: 'Oz Cuts' }),
    ]
    const email = 'asks-several@example.co.za'
    const fields = new URLSearchParams({ name: 'Thandi', phone: '082 000 0100', email })
    for (const { id } of businesses) fields.append('business', id)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const asked = await app.server.inject({
      method: 'POST',
      url: groupPages.ask,
      headers,
      payload: fields.toString(),
    })
    const sent = await read(asked.headers.location ?? '')
    const [page = ''] = /\/booking-group\/[^"]+/.exec(sent.text) ?? []
    expect(sent.text).toContain('See all answers')
    const booked = { page, businessName: 'Nan Cuts, Oz Cuts', when: '' }
    expect(bookedIn(sent.text)).toEqual(booked)
    const before = await openedBy()
    const { status, text } = await read(page)
    expect(status).toBe(200)
    const links = [...text.matchAll(/href="(\/booking\/[^"]+)"/g)].map(([, link = '']) => link)
    expect(links).toHaveLength(2)
    for (const link of links) {
      const one = await read(link)
      expect(one.status).toBe(200)
      // Only on the device that booked.
      expect(one.text).toContain('Wrong address?')
      expect(bookedIn(one.text)).toBeNull()
    }
    expect(await openedBy()).toEqual(before)
    expect((await read(`${page.slice(0, -1)}~`)).status).toBe(404)
    const [, booking = ''] = links[0]?.split('/booking/') ?? []
    expect((await read(groupPages.group(booking))).status).toBe(404)
    const stopped = await app.server.inject({ method: 'POST', url: `${page}/stop-mails`, headers })
    expect(stopped.statusCode).toBe(303)
  })

  it('opens after a booking without script', async () => {
    const { request } = await bookNow()
    const sent = await app.server.inject({
      method: 'POST',
      url: '/forms/booking',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...request, name: 'Sipho' }).toString(),
    })
    expect(sent.statusCode).toBe(303)
    expect((await read(String(sent.headers.location))).text).toContain('will answer you')
  })

  it('is no proof of the mailbox: neither opened nor a review', async () => {
    const { id, token, page, business } = await bookNow()
    const before = await openedBy()
    await read(page)
    expect(await openedBy()).toEqual(before)
    await setVisited(app, id)
    expect((await read(page)).text).not.toContain('/forms/review')
    const review = {
      businessId: business.id,
      stars: 5,
      text: 'Lovely people.',
      firstName: 'Thandi',
    }
    const refused = await post('/api/rating', { ...review, bookingToken: token })
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toContain('the link in our mail')
    expect((await read(withToken(reviewPages.edit, token))).status).toBe(404)
  })

  it('can do what the visitor can', async () => {
    const { id, token, page } = await bookNow()
    expect((await post(`/api/bookings/${token}/cancel`)).statusCode).toBe(200)
    const stored = await app.context.db
      .selectFrom('bookings')
      .select(['status', 'movedBy'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ status: 'cancelled', movedBy: 'visitor' })
    expect((await read(page)).text).not.toContain('Wrong address?')
  })

  it('corrects the mail address once; the links of the old one end', async () => {
    const { id, token, mailToken, email, page, correct, business } = await bookNow()
    const right = `right-${visitors}@example.co.za`
    expect((await correct('nobody')).json().errors.email).toBe('Valid email is required')
    expect((await correct(email)).json().errors.email).toBe('That is the address we already have.')
    const both = await Promise.all([correct(right), correct(`other-${visitors}@example.co.za`)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])

    const { email: kept } = await app.context.db
      .selectFrom('bookings')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [mail] = await mailsTo(app, kept)
    const link = mail?.text.match(/\/booking\/[\w-]+/)?.[0] ?? ''
    expect(link).not.toContain(mailToken)
    expect((await read(link)).status).toBe(200)
    expect((await read(`/booking/${mailToken}`)).status).toBe(404)
    expect((await read(page)).text).not.toContain('Wrong address?')

    // Later mails and later moves keep the new link.
    const cookie = await signIn(app, business.owner)
    await post(`/api/dashboard/bookings/${id}/accept`, {}, { cookie })
    expect((await read(link)).status).toBe(200)
    expect((await mailsTo(app, kept)).at(-1)?.text).toContain(link)
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await correct(email)).statusCode).toBe(409)
    const foreign = await post(`/api/bookings/${link.split('/').at(-1)}/email`, { email })
    expect(foreign.statusCode).toBe(403)
    expect((await post(`/api/bookings/${token}x/email`, { email })).statusCode).toBe(404)
  })

  it('opens nobody else’s booking by a guessed key', async () => {
    const { request } = await bookNow()
    const requestKey = '20261118'
    const mine = { ...request, name: 'Nomsa', email: `key-${visitors}@example.co.za`, requestKey }
    const { page } = (await post('/api/booking', mine)).json().booking
    const again = (await post('/api/booking', mine)).json().booking
    expect(again.page).toBe(page)
    const guessed = (await post('/api/booking', { ...request, requestKey })).json().booking
    expect(guessed.page).toBe(pages.business(request.businessId))
  })

  it('takes a corrected booking out of its group, whose link the old mailbox has', async () => {
    const { business } = await bookNow()
    const other = await createBusiness(app.context.db)
    const email = `group-${visitors}@example.co.za`
    const who = {
      name: 'Thandi',
      phone: '082 000 0100',
      email,
      requestKey: `group-key-${visitors}`,
    }
    await post('/api/booking-groups', { ...who, businessIds: [business.id, other.id] })
    const { page } = (await post('/api/booking', { ...who, businessId: business.id })).json()
      .booking
    const right = `right-group-${visitors}@example.co.za`
    const corrected = await post(`/api/bookings/${page.split('/').at(-1)}/email`, { email: right })
    expect(corrected.statusCode, corrected.body).toBe(200)

    const [mail] = await mailsTo(app, email)
    const group = await read(mail?.text.match(/\/booking-group\/[\w-]+/)?.[0] ?? '')
    expect(group.status).toBe(200)
    expect(group.text).toContain(other.businessName)
    const [toRight] = await mailsTo(app, right)
    const secret = toRight?.text.match(/\/booking\/[\w-]+/)?.[0] ?? 'none'
    expect(group.text).not.toContain(secret)
    expect((await read(secret)).text).not.toContain('/booking-group/')
  })

  it('undoes no stop by another spelling of the same mailbox', async () => {
    const { token, email, correct } = await bookNow()
    await post(`/api/bookings/${token}/stop-mails`)
    const refused = await correct(email.replace('@', '+again@'))
    expect(refused.json().errors.email).toBe('That is the address we already have.')
  })

  it('moves a booking only a few times: nobody has read a mail', async () => {
    const { id, token, business } = await bookNow()
    const cookie = await signIn(app, business.owner)
    const startISO = (day: number) =>
      new Date(app.context.clock().getTime() + day * 86_400_000).toISOString()
    const accepted = { startISO: startISO(2) }
    expect(
      (await post(`/api/dashboard/bookings/${id}/accept`, accepted, { cookie })).statusCode,
    ).toBe(200)
    const move = (day: number) => post(`/api/bookings/${token}/move`, { startISO: startISO(day) })
    const codes = []
    for (const day of [3, 4, 5, 6, 7]) codes.push((await move(day)).statusCode)
    expect(codes.slice(0, 3)).toEqual([200, 200, 200])
    expect(codes.at(-1)).toBe(409)
  })

  it('is not given to a robot', async () => {
    const { request } = await bookNow()
    const answer = await post('/api/booking', { ...request, website: 'https://spam.example' })
    expect(answer.json().booking.page).toBe(pages.business(request.businessId))
  })
})
