import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { transitionBooking } from '#server/features/bookings/booking-transition.ts'
import { NOBODY_LISTED, NOT_ONE_KIND } from '#shared/booking/group-copy.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { bookingPages, groupPages } from '#shared/paths.ts'
import {
  type BookingGroupAnswer,
  NOBODY_CHOSEN,
  TOO_MANY_CHOSEN,
} from '#shared/schemas/bookings/booking-group.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { follow } from '#tests/helpers/follow.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let visitors = 0
const visitor = () => ({
  name: 'Thandi Mokoena',
  phone: '082 000 0100',
  email: `thandi${++visitors}@example.co.za`,
})

describe.each(USUAL_ENGINES)('one request to several businesses, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const create = (businessName: string, industry: Industry = 'Hair Salon') =>
    createBusiness(app.context.db, { businessName, industry })
  const pause = (userId: string) =>
    app.context.db.updateTable('users').set({ status: 'PAUSED' }).where('id', '=', userId).execute()
  const ask = (payload: object) =>
    app.server.inject({ method: 'POST', url: '/api/booking-groups', payload })
  const bookingsOf = (email: string) =>
    app.context.db
      .selectFrom('bookings')
      .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
      .select(['bookings.id', 'businessName', 'bookings.status', 'groupId', 'serviceId'])
      .where('email', '=', email)
      .orderBy('businessName')
      .execute()
  /** The page that the one mail leads to. */
  const linkOf = async (email: string) => {
    const [mail] = await mailsTo(app, email)
    return /\/booking-group\/[\w-]{43}/.exec(mail?.html ?? '')?.[0] ?? ''
  }
  const accept = (id: string) =>
    app.context.db.transaction().execute((trx) =>
      transitionBooking(trx, { now: new Date(), secret: app.context.secret }, id, {
        side: 'owner',
        action: 'accept',
      }),
    )
  const press = (url: string, fields: Record<string, string> = {}) =>
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

  it('creates a booking with each, and one mail to the visitor', async () => {
    const salons = [await create('Ada Cuts'), await create('Bo Cuts'), await create('Cy Cuts')]
    const who = visitor()
    const body = { ...who, businessIds: salons.map(({ id }) => id), requestKey: 'group-key-1' }
    const answer = await ask(body)
    expect(answer.statusCode).toBe(201)
    const { message, bookings, notSent } = answer.json<BookingGroupAnswer>()
    expect(bookings).toHaveLength(3)
    expect(notSent).toEqual([])
    for (const { businessName } of salons) expect(message).toContain(businessName)
    const stored = await bookingsOf(who.email)
    expect(stored.map(({ businessName }) => businessName)).toEqual([
      'Ada Cuts',
      'Bo Cuts',
      'Cy Cuts',
    ])
    expect(new Set(stored.map(({ groupId }) => groupId)).size).toBe(1)
    expect(await mailsTo(app, who.email)).toHaveLength(1)
    for (const { owner } of salons) expect(await mailsTo(app, owner.email)).toHaveLength(1)

    // Sent twice, on purpose or after a network error.
    const again = await ask(body)
    expect(again.statusCode).toBe(201)
    expect(
      again
        .json<BookingGroupAnswer>()
        .bookings.map(({ id }) => id)
        .sort(),
    ).toEqual(stored.map(({ id }) => id).sort())
    expect(await bookingsOf(who.email)).toHaveLength(3)
    expect(await mailsTo(app, who.email)).toHaveLength(1)
  })

  it('asks the others if one is paused or deleted, and says so', async () => {
    const open = await create('Open Cuts')
    const closed = await create('Closed Cuts')
    await pause(closed.owner.id)
    const who = visitor()
    const answer = await ask({ ...who, businessIds: [closed.id, open.id, 'nobody', "x' or 1"] })
    expect(answer.statusCode).toBe(201)
    const { message, bookings, notSent } = answer.json<BookingGroupAnswer>()
    expect(bookings.map(({ businessName }) => businessName)).toEqual(['Open Cuts'])
    expect(message).toContain('sent to Open Cuts.')
    expect(message).toContain('Not sent: ')
    expect(message).toContain('Closed Cuts is not listed at the moment.')
    expect(notSent).toHaveLength(3)

    const none = await ask({ ...visitor(), businessIds: [closed.id, 'nobody'] })
    expect(none.statusCode).toBe(404)
    expect(none.json()).toMatchObject({ detail: NOBODY_LISTED })
  })

  it('rejects none, six, two categories and a past day', async () => {
    const salon = await create('Dee Cuts')
    const plumber = await create('Eve Pipes', 'Home Services')
    const who = visitor()
    const refused = async (change: object) => {
      const answer = await ask({ ...who, businessIds: [salon.id], ...change })
      expect(answer.statusCode).toBe(400)
      return answer.json<{ errors: Record<string, string> }>().errors
    }
    expect(await refused({ businessIds: [] })).toEqual({ businessIds: NOBODY_CHOSEN })
    expect(await refused({ businessIds: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual({
      businessIds: TOO_MANY_CHOSEN,
    })
    expect(await refused({ businessIds: [salon.id, plumber.id] })).toEqual({
      businessIds: NOT_ONE_KIND,
    })
    expect(await refused({ dateISO: '2020-01-01' })).toHaveProperty('dateISO')
    expect(await refused({ email: 'nobody' })).toHaveProperty('email')
    expect(await bookingsOf(who.email)).toEqual([])
    // Six times the same one is one.
    const same = await ask({ ...who, businessIds: Array(6).fill(salon.id) })
    expect(same.json<BookingGroupAnswer>().bookings).toHaveLength(1)
  })

  it('shows all answers only to whoever has the link', async () => {
    const salons = [await create('Fay Cuts'), await create('Gus Cuts')]
    const who = visitor()
    await ask({ ...who, businessIds: salons.map(({ id }) => id), notes: '<b>Braids</b>' })
    const link = await linkOf(who.email)
    const page = await app.server.inject(link)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(page.body).not.toContain('<script')
    const stored = await bookingsOf(who.email)
    for (const { id, businessName } of stored) {
      const token = bookingToken(app.context.secret, 'visitor', id)
      expect(page.body).toContain(`href="${bookingPages.visitor(token)}">${businessName}`)
      expect((await app.server.inject(bookingPages.visitor(token))).body).toContain(link)
    }
    expect(page.body).not.toContain('Cancel the others')
    for (const other of [
      groupPages.group('guessed'),
      groupPages.group(bookingToken(app.context.secret, 'visitor', stored[0]?.id ?? '')),
    ])
      expect((await app.server.inject(other)).statusCode).toBe(404)
  })

  it('cancels the others once one is agreed, and mails only their owners', async () => {
    const salons = [await create('Hal Cuts'), await create('Ida Cuts'), await create('Jo Cuts')]
    const who = visitor()
    await ask({ ...who, businessIds: salons.map(({ id }) => id) })
    const link = await linkOf(who.email)
    const [hal, ida] = await bookingsOf(who.email)
    const early = await press(`${link}/cancel-others`, { keep: hal?.id ?? '' })
    expect(early.statusCode).toBe(409)
    expect(early.body).toContain('That one is not agreed, so the others stay.')

    await accept(ida?.id ?? '')
    const page = await app.server.inject(link)
    expect(page.body).toContain('Ida Cuts said yes')
    expect(page.body).toContain('Cancel the others')
    const done = await press(`${link}/cancel-others`, { keep: ida?.id ?? '' })
    expect(done.statusCode).toBe(303)
    expect((await bookingsOf(who.email)).map(({ status }) => status)).toEqual([
      'cancelled',
      'accepted',
      'cancelled',
    ])
    expect(await mailsTo(app, who.email)).toHaveLength(1)
    expect(await mailsTo(app, salons[0]?.owner.email ?? '')).toHaveLength(2)
    expect((await app.server.inject(link)).body).not.toContain('Cancel the others')
    // Pressed twice it cancels nothing more.
    const token = link.split('/').at(-1) ?? ''
    const twice = await app.server.inject({
      method: 'POST',
      url: `/api/booking-groups/${token}/cancel-others`,
      payload: { keep: ida?.id },
    })
    expect(twice.json()).toEqual({ cancelled: [] })

    expect((await press(`${link}/stop-mails`)).statusCode).toBe(303)
    expect((await app.server.inject(link)).body).toContain('We won’t mail you about these bookings')
    expect((await press(`${link}/other`)).statusCode).toBe(404)
    const unclear = await press(`${link}/cancel-others`)
    expect(unclear.statusCode).toBe(400)
    expect(unclear.body).toContain('Ida Cuts said yes')
  })

  it('works without script: choosing, asking, and errors', async () => {
    const salons = await Promise.all(['Kim Cuts', 'Lou Cuts'].map((name) => create(name)))
    const ids = salons.map(({ id }) => id)
    const choose = await app.server.inject(`${groupPages.ask}?category=hair-salons&page=x`)
    expect(choose.statusCode).toBe(200)
    expect(choose.body).toContain('name="business"')
    expect(choose.body).toContain('Ask these')

    const nobody = await app.server.inject(`${groupPages.ask}?of=${ids.join()}`)
    expect(nobody.statusCode).toBe(200)
    expect(nobody.body).toContain(NOBODY_CHOSEN)
    expect(nobody.body).toContain('Kim Cuts')

    const many = new URLSearchParams([
      ...[...ids, 'c', 'd', 'e', 'f'].map((id) => ['business', id]),
      ['of', ids.join()],
    ])
    const six = await app.server.inject(`${groupPages.ask}?${many}`)
    expect(six.body).toContain(TOO_MANY_CHOSEN)
    expect(six.body).toContain('checked')

    const chosen = new URLSearchParams(ids.map((id) => ['business', id]))
    const form = await app.server.inject(`${groupPages.ask}?${chosen}`)
    expect(form.statusCode).toBe(200)
    const [, requestKey = ''] = /name="requestKey" value="([^"]+)"/.exec(form.body) ?? []
    const who = visitor()
    const send = (change: Record<string, string>) => {
      const fields = new URLSearchParams(chosen)
      const all = { ...who, dateISO: '', notes: '', website: '', requestKey, ...change }
      for (const [name, value] of Object.entries(all)) fields.append(name, value)
      return app.server.inject({
        method: 'POST',
        url: groupPages.ask,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://localhost:3000',
          'sec-fetch-site': 'same-origin',
        },
        payload: fields.toString(),
      })
    }
    const wrong = await send({ email: 'nobody', notes: 'Kept <words>' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Valid email is required')
    expect(wrong.body).toContain('Kept &lt;words&gt;')
    const short = await send({ phone: '082' })
    expect(short.statusCode).toBe(400)
    expect(short.body).toContain('That does not look like a phone number.')
    const page = await follow(app, await send({}))
    expect(page).toContain('Booking request sent!')
    expect(page).toContain('sent to Kim Cuts and Lou Cuts.')
    expect((await send({})).statusCode).toBe(303)
    expect(await bookingsOf(who.email)).toHaveLength(2)
    const robot = visitor()
    const fooled = await send({ email: robot.email, website: 'x', requestKey: '' })
    expect(await follow(app, fooled)).toContain('Booking request sent!')
    expect(await bookingsOf(robot.email)).toEqual([])
  })

  it('sends no link to somebody else’s bookings, even with their key', async () => {
    const [asked, added] = [await create('Asked Cuts'), await create('Added Cuts')]
    const [who, stranger] = [visitor(), visitor()]
    const requestKey = 'a-key-that-was-read'
    await ask({ ...who, businessIds: [asked.id], requestKey })
    await ask({ ...stranger, businessIds: [asked.id, added.id], requestKey })
    expect((await bookingsOf(stranger.email)).map(({ businessName }) => businessName)).toEqual([
      'Added Cuts',
    ])
    const page = await app.server.inject({ url: await linkOf(stranger.email) })
    expect(page.body).toContain('Added Cuts')
    expect(page.body).not.toContain('Asked Cuts')
  })
})

describe.each(USUAL_ENGINES)('rate limits of asking several, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  it('are enforced, and a repeated request does not count', async () => {
    const { id } = await createBusiness(app.context.db, { industry: 'Hair Salon' })
    const who = visitor()
    const ask = (requestKey: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/booking-groups',
        payload: { ...who, businessIds: [id], requestKey },
      })
    for (let at = 0; at < 8; at++) expect((await ask(`limit-key-${at}`)).statusCode).toBe(201)
    const ninth = await ask('limit-key-8')
    expect(ninth.statusCode).toBe(429)
    expect(ninth.json<{ detail: string }>().detail).toContain('Many requests were made')
    expect((await ask('limit-key-0')).statusCode).toBe(201)
  })

  it('leave out a business that has had too many requests, alone or in a group', async () => {
    const [busy, free] = [
      await createBusiness(app.context.db, { industry: 'Hair Salon', businessName: 'Busy Cuts' }),
      await createBusiness(app.context.db, { industry: 'Hair Salon', businessName: 'Free Cuts' }),
    ]
    const post = (url: string, payload: object) =>
      app.server.inject({ method: 'POST', url, payload, remoteAddress: '192.0.2.7' })
    const who = visitor()
    const both = { ...who, businessIds: [busy.id, free.id], requestKey: 'busy-key-1' }
    const first = (await post('/api/booking-groups', both)).json<BookingGroupAnswer>()
    expect(first.bookings).toHaveLength(2)
    // The group's request was one of twenty from a network in an hour.
    const single = () => post('/api/booking', { ...visitor(), businessId: busy.id })
    for (let at = 0; at < 19; at++) expect((await single()).statusCode).toBe(201)
    expect((await single()).statusCode).toBe(429)

    const later = await post('/api/booking-groups', {
      ...both,
      ...visitor(),
      requestKey: 'busy-key-2',
    })
    expect(later.statusCode).toBe(201)
    const { bookings, notSent } = later.json<BookingGroupAnswer>()
    expect(bookings.map(({ businessName }) => businessName)).toEqual(['Free Cuts'])
    expect(notSent).toEqual([
      expect.objectContaining({
        businessId: busy.id,
        reason: expect.stringContaining('a lot of requests'),
      }),
    ])
    const alone = { ...visitor(), businessIds: [busy.id], requestKey: 'busy-key-3' }
    expect((await post('/api/booking-groups', alone)).statusCode).toBe(429)
    // What has been sent is not a new request.
    expect(
      (await post('/api/booking-groups', both)).json<BookingGroupAnswer>().bookings,
    ).toHaveLength(2)
  })
})
