import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { MESSAGE_WAITS } from '#server/platform/mail/free-text.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { createOutboxWorker } from '#server/platform/outbox/worker.ts'
import { bookingPages } from '#shared/paths.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const START = '2026-06-10T08:00:00.000Z'
const ADVERT = 'Cheap pills at spam.example. '.repeat(30)
const STRANGER = 'stranger@example.co.za'

describe.each(USUAL_ENGINES)('mail to people who did not ask, on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date(START)
    app = await createTestApp(
      engine,
      { RATE_LIMIT: 'on', PUBLIC_URL: 'https://cpt.example' },
      { clock: () => now },
    )
  })
  afterEach(() => app.close())

  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  let networks = 0
  /** From a network and a browser of its own. */
  const book = async (businessId: string, fields: object = {}, headers: object = {}) => {
    networks += 1
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/booking',
      remoteAddress: `10.1.${networks >> 8}.${networks & 255}`,
      headers: { ...headers },
      payload: {
        businessId,
        name: `Visitor ${networks}`,
        phone: '082 000 0100',
        email: STRANGER,
        dateISO: '2026-06-20T12:30:00.000Z',
        ...fields,
      },
    })
    expect(answer.statusCode).toBe(201)
    const { id } = answer.json<{ booking: { id: string } }>().booking
    const device = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return { id, device, token: bookingToken(app.context.secret, 'visitor', id) }
  }
  /** Without the limits of the route. */
  let people = 0
  const requestOf = (businessId: string, email: string, visitor: Visitor) => {
    people += 1
    const contact = { name: `Person ${people}`, phone: '082 000 0100', email }
    const wish = { dateISO: null, notes: null, serviceId: null }
    return app.services.bookings.request(
      { businessId, ...contact, ...wish },
      { ...visitor, userId: null },
    )
  }
  const owner = async (cookie: string, id: string, action: string, payload: object = {}) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/dashboard/bookings/${id}/${action}`,
      headers: { cookie },
      payload: { message: ADVERT.slice(0, 900), ...payload },
    })
    expect(answer.statusCode).toBe(200)
  }
  const stored = (recipient = STRANGER) =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload', 'nextAttemptAt'])
      .where('recipient', '=', recipient)
      .orderBy('nextAttemptAt')
      .execute()
  const expectApart = (rows: { nextAttemptAt: string }[]) => {
    const times = rows.map((row) => Date.parse(row.nextAttemptAt))
    for (const [index, time] of times.entries())
      if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(60_000)
  }

  it('an owner with eight bookings in a stranger’s name sends three mails and a summary', async () => {
    const business = await createBusiness(app.context.db, {
      businessName: 'Win at www.spam.example',
    })
    const cookie = await signIn(app, business.owner)
    const bookings = []
    for (let index = 0; index < 8; index += 1) bookings.push(await book(business.id))
    for (const { id } of bookings) {
      for (let day = 1; day <= 5; day += 1)
        await owner(cookie, id, 'suggest', { startISO: `2026-06-2${day}T12:30:00.000Z` })
      await owner(cookie, id, 'decline')
    }
    const rows = await stored()
    expect(rows.map(({ kind }) => kind)).toEqual([
      'booking-confirmation',
      'booking-confirmation',
      'booking-confirmation',
      'mail-summary',
    ])
    expectApart(rows)
    const mails = await mailsTo(app, STRANGER)
    for (const { html, text, subject, calendar } of mails)
      expect(html + text + subject + (calendar?.content ?? '')).not.toMatch(/pills|www\.|spam\.ex/)
    // Nothing is lost: the summary leads to each booking.
    const summary = mails.find(({ kind }) => kind === 'mail-summary')
    expect(summary?.subject).toBe('There are 53 messages for you')
    for (const { token } of bookings)
      expect(summary?.text).toContain(`https://cpt.example${bookingPages.visitor(token)}`)
    expect(summary?.text).toContain('Win at spam. example can’t take your booking')
    expect(rows.at(-1)?.nextAttemptAt).toBe('2026-06-11T06:00:00.000Z')
  })

  it('a mailbox gets ten a day from all together, in any spelling, however many come at once', async () => {
    const ids: string[] = []
    for (let index = 0; index < 12; index += 1) ids.push((await createBusiness(app.context.db)).id)
    const spellings = ['n.o.body@gmail.com', 'nobody+1@googlemail.com', 'Nobody@gmail.com']
    await Promise.all(
      Array.from({ length: 48 }, (_, index) =>
        requestOf(ids[index % 12] ?? '', spellings[index % 3] ?? '', {
          network: { near: `10.2.0.${index}`, wide: null },
          device: `device ${index}`,
        }),
      ),
    )
    const rows = (await Promise.all(spellings.map(stored))).flat()
    rows.sort((a, b) => a.nextAttemptAt.localeCompare(b.nextAttemptAt))
    expect(rows).toHaveLength(10)
    expectApart(rows)
    const [summary, ...others] = rows.filter(({ kind }) => kind === 'mail-summary')
    expect(others).toEqual([])
    expect(JSON.parse(summary?.payload ?? '').items).toHaveLength(48 - 9)
    // The next day begins with the summary of this one, and new mails come again.
    later(25 * 3600)
    const before = (await stored(spellings[0])).length
    await book(ids[0] ?? '', { email: spellings[0] })
    expect(await stored(spellings[0])).toHaveLength(before + 1)
  })

  it('words of an owner arrive once the visitor has opened the link, and not for a scanner', async () => {
    const business = await createBusiness(app.context.db)
    const cookie = await signIn(app, business.owner)
    const { id, token, device } = await book(business.id, {}, {})
    const suggest = (day: number) =>
      owner(cookie, id, 'suggest', { startISO: `2026-06-2${day}T12:30:00.000Z` })
    const lastText = async () => (await mailsTo(app, STRANGER)).at(-1)?.text
    const open = (headers: object, method: 'GET' | 'HEAD' = 'GET') =>
      app.server.inject({ method, url: bookingPages.visitor(token), headers: { ...headers } })

    expect((await open({})).statusCode).toBe(200)
    await open({ cookie: device }, 'HEAD')
    later(120)
    await suggest(1)
    expect(await lastText()).toContain(MESSAGE_WAITS)
    expect(await lastText()).not.toContain('pills')
    // On the page itself it is readable.
    expect((await open({ cookie: device })).body).toContain('Cheap pills')
    later(120)
    await suggest(2)
    expect(await lastText()).toContain('Cheap pills')
    // From now on mails come at once, and more of them than a stranger gets.
    await suggest(3)
    await suggest(4)
    await suggest(5)
    expect((await stored()).map(({ kind }) => kind)).toEqual([
      'booking-confirmation',
      ...Array(5).fill('booking-news'),
    ])
    expect((await stored()).at(-1)?.nextAttemptAt).toBe(now.toISOString())
  })

  it('who stops the mails, without a word to the business, has asked for none', async () => {
    const business = await createBusiness(app.context.db)
    const { token } = await book(business.id)
    const stopped = await app.server.inject({
      method: 'POST',
      url: `${bookingPages.visitor(token)}/stop-mails`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    const device = String(stopped.headers['set-cookie']).split(';')[0] ?? ''
    await app.server.inject({ url: bookingPages.visitor(token), headers: { cookie: device } })
    const opened = await app.context.db
      .selectFrom('mailboxes')
      .select('mailboxHash')
      .where('openedAt', 'is not', null)
      .execute()
    expect(opened).toEqual([])
  })

  it('the notes of a visitor reach an owner who has confirmed the address, or opened a link', async () => {
    const confirmed = await createBusiness(app.context.db)
    const typedIn = await createBusiness(app.context.db)
    await app.context.db
      .updateTable('users')
      .set({ emailVerified: 0 })
      .where('id', '=', typedIn.owner.id)
      .execute()
    const notes = 'Gears slip.\nCan I wait?'
    const lastTo = async (email: string) => (await mailsTo(app, email)).at(-1)
    await book(confirmed.id, { notes })
    expect((await lastTo(confirmed.owner.email))?.text).toContain('Gears slip.')
    const { id } = await book(typedIn.id, { notes })
    const first = await lastTo(typedIn.owner.email)
    expect(first?.text).toContain(MESSAGE_WAITS)
    expect(first?.text).not.toContain('Gears')
    const answer = await app.server.inject({
      method: 'POST',
      url: `${bookingPages.answer(bookingToken(app.context.secret, 'owner', id))}/accept`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    })
    expect(answer.statusCode).toBe(303)
    later(61)
    await book(typedIn.id, { notes, name: 'Somebody Else' })
    expect((await lastTo(typedIn.owner.email))?.text).toContain('Gears slip.')
  })

  it('one browser writes to twenty strangers a day, and is told why not to more', async () => {
    const business = await createBusiness(app.context.db)
    const visitor = { network: { near: '10.3.0.1', wide: null }, device: 'one browser' }
    const ask = (index: number) => requestOf(business.id, `person-${index}@example.co.za`, visitor)
    const asked = await Promise.allSettled(Array.from({ length: 23 }, (_, index) => ask(index)))
    const refused = asked.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(String(refused[0]?.reason)).toContain('Many mails to new addresses')
    const { count } = await app.context.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(20)
    // A mailbox that has opened a link is no stranger.
    await recordOpened(app.context.db, app.context, 'person-99@example.co.za')
    await ask(99)
  })

  it('sends the summary, once, when its time has come', async () => {
    const business = await createBusiness(app.context.db)
    for (let index = 0; index < 4; index += 1) await book(business.id)
    const transport = { description: '', send: async () => {}, close: async () => {} }
    const worker = createOutboxWorker(app.context, { transport, templates: MAIL_TEMPLATES })
    later(3600)
    await worker.drain()
    const sent = async () =>
      (
        await app.context.db
          .selectFrom('outboxMessages')
          .select('kind')
          .where('recipient', '=', STRANGER)
          .where('state', '=', 'sent')
          .execute()
      ).map(({ kind }) => kind)
    expect(await sent()).toEqual(Array(3).fill('booking-confirmation'))
    later(24 * 3600)
    await worker.drain()
    expect((await sent()).sort()).toEqual([
      ...Array(3).fill('booking-confirmation'),
      'mail-summary',
    ])
    // What comes later waits for the next one.
    for (let index = 0; index < 4; index += 1) await book(business.id)
    expect((await stored()).filter(({ kind }) => kind === 'mail-summary')).toHaveLength(2)
  })
})
