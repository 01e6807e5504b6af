import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingPages, pages } from '#shared/paths.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { book, mailsTo } from '#tests/helpers/booked.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ASKED = new Date('2026-06-10T08:00:00.000Z')
const WISH = '2026-06-20T12:30:00.000Z'

describe.each(USUAL_ENGINES)('the pages of a booking on %s', (engine) => {
  let app: TestApp
  let now = ASKED
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const open = (url: string) => app.server.inject(url)
  const post = (url: string, fields: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const status = async (id: string) =>
    (
      await app.context.db
        .selectFrom('bookings')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status

  it('shows the visitor the current state, to nobody else and without script', async () => {
    now = ASKED
    const { id, token, business } = await book(
      app,
      { dateISO: WISH, notes: '<b>Window</b> & "view"' },
      { phone: '082 000 0143' },
    )
    const page = await open(bookingPages.visitor(token))
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('Waiting for an answer')
    expect(page.body).toContain('You asked for Sat 20 Jun, 14:30')
    expect(page.body).toContain('&lt;b&gt;Window&lt;/b&gt; &amp; &quot;view&quot;')
    expect(page.body).toContain('href="tel:+27820000143"')
    expect(decodeURIComponent(page.body)).toContain(
      `Hello ${business.businessName}, this is Thandi Mokoena about my booking for Saturday 20 June, 14:30`,
    )
    expect(page.body).not.toContain(business.owner.email)
    for (const path of ['', '/cancel', '/accept', '/stop-mails', '/calendar.ics'])
      await open(`${bookingPages.visitor(token)}${path}`)
    expect(await status(id)).toBe('requested')
  })

  it('tells the owner the year of a day that is not in this one', async () => {
    // The stub goes by the clock of the machine.
    const thisYear = new Date().getUTCFullYear()
    now = new Date(`${thisYear}-12-01T08:00:00.000Z`)
    const far = await book(app, { dateISO: `${thisYear + 1}-01-09` })
    const near = await book(app, { dateISO: `${thisYear}-12-09` })
    const stubOf = async (token: string) => {
      const { body } = await open(bookingPages.answer(token))
      const [, stub = ''] = /class="booking-request__day">(.*?)<\/div>/.exec(body) ?? []
      return stub.replaceAll(/<[^>]*>/g, ' ')
    }
    expect(await stubOf(far.ownerToken)).toContain(`Jan ${thisYear + 1}`)
    expect(await stubOf(near.ownerToken)).toMatch(/Dec\s*$/)
  })

  it('has the search and the links of every page, and the dashboard for who is signed in', async () => {
    now = ASKED
    const { token } = await book(app)
    const url = bookingPages.visitor(token)
    const { body } = await open(url)
    expect(body).toContain(`action="${pages.search}"`)
    expect(body).toContain(`href="${pages.categories}"`)
    expect(body).toContain('>List Your Business</a>')
    expect(body).not.toContain(`href="${pages.dashboard}"`)
    const signedIn = await app.server.inject({ url, cookies: { [SIGNED_IN_COOKIE]: '1' } })
    expect(signedIn.body).toContain(`href="${pages.dashboard}"`)
    expect(signedIn.body).not.toContain('>List Your Business</a>')
  })

  it('lets the visitor act by plain forms, and shows an error on the current page', async () => {
    now = ASKED
    const email = 'forms@example.co.za'
    const { id, token, ownerToken, business } = await book(app, { dateISO: '2026-06-20', email })
    const suggested = await post(`${bookingPages.answer(ownerToken)}/suggest`, {
      startISO: '2026-06-21T10:00',
      message: 'Sunday is quiet.',
    })
    expect(suggested.statusCode).toBe(303)
    expect(suggested.headers.location).toBe(bookingPages.answer(ownerToken))
    const offered = await open(bookingPages.visitor(token))
    expect(offered.body).toContain('How about Sunday instead?')
    expect(offered.body).toContain('Sunday is quiet.')
    const taken = await post(`${bookingPages.visitor(token)}/accept`)
    expect(taken.headers.location).toBe(bookingPages.visitor(token))
    expect(await status(id)).toBe('accepted')
    const { body: agreed } = await open(bookingPages.visitor(token))
    const shared = agreed.match(/(?:https:\/\/wa\.me\/\?text=|mailto:\?)[^"]+/g) ?? []
    expect(shared).toHaveLength(2)
    for (const link of shared) {
      expect(decodeURIComponent(link)).toContain(pages.business(business.id))
      expect(link).not.toContain(token)
    }

    const file = await open(`${bookingPages.visitor(token)}/calendar.ics`)
    expect(file.headers['content-disposition']).toContain('booking.ics')
    const calendar = new ICAL.Component(ICAL.parse(file.body))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(event.sequence).toBe(2)
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-06-21T08:00:00.000Z')

    const late = await post(`${bookingPages.visitor(token)}/decline`)
    expect(late.statusCode).toBe(409)
    expect(late.body).toContain('This booking has already been accepted.')
    expect(late.body).toContain('You’re booked, Thandi')
    expect((await post(`${bookingPages.visitor(token)}/stop-mails`)).statusCode).toBe(303)
    expect((await open(bookingPages.visitor(token))).body).toContain('You get no mails.')
    expect((await post(`${bookingPages.visitor(token)}/cancel`)).statusCode).toBe(303)
    expect(await mailsTo(app, email)).toHaveLength(3)
  })

  it('lets the owner answer from the mail without signing in; opening the link changes nothing', async () => {
    now = ASKED
    const { id, ownerToken, business } = await book(app, { dateISO: WISH })
    const [mail] = await mailsTo(app, business.owner.email)
    expect(mail?.html).toContain(bookingPages.answer(ownerToken))
    const page = await open(bookingPages.answer(ownerToken))
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('<script')
    for (const words of ['Accept', 'Suggest', 'Decline', 'Expires Saturday 13 June, 10:00'])
      expect(page.body).toContain(words)
    for (const action of ['accept', 'decline', 'suggest'])
      expect((await open(`${bookingPages.answer(ownerToken)}/${action}`)).statusCode).toBe(302)
    expect(await status(id)).toBe('requested')

    const noTime = await post(`${bookingPages.answer(ownerToken)}/suggest`, { message: 'Later?' })
    expect(noTime.statusCode).toBe(400)
    expect(fieldError(noTime.body, 'startISO')).toBe('Please choose a day and a time.')
    expect(noTime.body).toContain('<details class="suggest-part" open="">')
    expect(noTime.body).toContain('Later?</textarea>')
    expect((await post(`${bookingPages.answer(ownerToken)}/accept`)).statusCode).toBe(303)
    expect(await status(id)).toBe('accepted')
    const accepted = await open(bookingPages.answer(ownerToken))
    expect(accepted.body).toContain('Accepted. Thandi gets a mail.')
    const again = await post(`${bookingPages.answer(ownerToken)}/accept`)
    expect(again.statusCode).toBe(409)
    expect(again.body).toContain('This booking has already been accepted.')
    const other = await app.server.inject({
      method: 'POST',
      url: `${bookingPages.answer(ownerToken)}/cancel`,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(other.statusCode).toBe(403)
    expect(await status(id)).toBe('accepted')
  })

  it('invalidates the owner’s link when the booking is over', async () => {
    now = ASKED
    const { token, ownerToken } = await book(app, { dateISO: WISH })
    await app.server.inject({ method: 'POST', url: `/api/bookings/${token}/cancel` })
    const over = await open(bookingPages.answer(ownerToken))
    expect(over.statusCode).toBe(200)
    expect(over.body).toContain('This booking has been cancelled by the visitor.')
    expect(over.body).not.toContain('082 000 0100')
    // The bar's search alone.
    expect(over.body.match(/<form[^>]*>/g)).toEqual([expect.stringContaining(pages.search)])
    expect((await post(`${bookingPages.answer(ownerToken)}/missed`)).statusCode).toBe(409)
  })

  it('answers truncated and unknown links, and those of a deleted business, with a message', async () => {
    now = ASKED
    const { token, ownerToken, business } = await book(app, { dateISO: WISH })
    for (const url of [
      bookingPages.visitor(token.slice(0, 20)),
      bookingPages.visitor(ownerToken),
      bookingPages.answer(token),
      `${bookingPages.visitor('x')}/calendar.ics`,
    ])
      expect((await open(url)).statusCode).toBe(404)
    expect((await open(bookingPages.visitor('cut'))).body).toContain('Maybe part of it is missing?')
    await app.context.db.deleteFrom('users').where('id', '=', business.owner.id).execute()
    expect((await open(bookingPages.visitor(token))).statusCode).toBe(404)
    expect((await post(`${bookingPages.visitor(token)}/cancel`)).statusCode).toBe(404)
  })
})
