import ICAL from 'ical.js'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countWrongBookingCounts } from '#server/operations/tables.ts'
import { MESSAGE_WAITS } from '#server/platform/mail/free-text.ts'
import { toNodemailer } from '#server/platform/mail/to-nodemailer.ts'
import type { OutgoingMail } from '#server/platform/mail/transport.ts'
import { book, mailsTo } from '#tests/helpers/booked.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const ASKED = new Date('2026-06-10T08:00:00.000Z')
const WISH = '2026-06-20T12:30:00.000Z'

/** The calendar entry of a mail, extracted from its MIME parts and read by a third-party parser. */
async function entryOf(mail: OutgoingMail | undefined) {
  if (!mail) throw new Error('There is no such mail.')
  const composer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await composer.sendMail(toNodemailer(mail))
  const { attachments } = await PostalMime.parse(message as Buffer)
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  if (!file) return null
  const calendar = new ICAL.Component(
    ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)),
  )
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
  }
}

describe.each(ENGINES)('answering bookings on %s', (engine) => {
  let app: TestApp
  let now = ASKED
  beforeAll(async () => {
    app = await createTestApp(engine, { PUBLIC_URL: 'https://cpt.example' }, { clock: () => now })
  })
  afterAll(() => app.close())

  const owner = (cookie: string, id: string, action: string, payload: object = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/dashboard/bookings/${id}/${action}`,
      headers: { cookie },
      payload,
    })
  const visitor = (token: string, action: string, payload: object = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/api/bookings/${encodeURIComponent(token)}/${action}`,
      payload,
    })

  it('goes from request to appointment to cancellation, with calendar files', async () => {
    now = ASKED
    const email = 'calendar@example.co.za'
    const { id, cookie, token, business } = await book(app, { dateISO: WISH, email })
    now = new Date('2026-06-10T09:00:00.000Z')
    const message = 'See you Saturday. Park behind the library.'
    const accepted = await owner(cookie, id, 'accept', { message })
    expect(accepted.statusCode).toBe(200)
    expect(accepted.json()).toMatchObject({
      booking: {
        id,
        status: 'accepted',
        startISO: WISH,
        expiresISO: null,
        events: [{ side: 'visitor' }, { side: 'owner', status: 'accepted', message }],
      },
    })
    now = new Date('2026-06-10T10:00:00.000Z')
    expect((await visitor(token, 'cancel', { message: 'Ill, sorry.' })).json()).toMatchObject({
      booking: { id, status: 'cancelled' },
    })

    const [asked, yes, gone, ...others] = await mailsTo(app, email)
    expect(others).toEqual([])
    expect(asked?.html).toContain(`https://cpt.example/booking/${token}`)
    expect(asked?.headers['List-Unsubscribe']).toContain(token)
    expect(yes?.subject).toBe(`Accepted: ${business.businessName}, Sat 20 Jun, 14:30`)
    // The visitor had opened no link yet: see mail-ceilings.test.ts.
    expect(yes?.text).toContain(MESSAGE_WAITS)
    expect(yes?.text).not.toContain(message)
    const uid = `${id}@cpt.example`
    expect(await entryOf(asked)).toBeNull()
    expect(await entryOf(yes)).toEqual({
      method: 'REQUEST',
      uid,
      sequence: 1,
      start: WISH,
      status: 'CONFIRMED',
    })
    expect(await entryOf(gone)).toEqual({
      method: 'CANCEL',
      uid,
      sequence: 2,
      start: WISH,
      status: 'CANCELLED',
    })
    const toOwner = await mailsTo(app, business.owner.email)
    expect(toOwner.map(({ subject }) => subject)).toEqual([
      'Booking request from Thandi Mokoena',
      'Thandi Mokoena cancelled: Sat 20 Jun, 14:30',
    ])
    expect(toOwner[1]?.text).toContain('Ill, sorry.')
  })

  it('suggests five times at most, since each is a mail to an unverified address', async () => {
    now = ASKED
    const email = 'many-times@example.co.za'
    const { id, cookie } = await book(app, { dateISO: WISH, email })
    const suggest = (hour: number) =>
      owner(cookie, id, 'suggest', { startISO: `2026-06-21T${hour}:00` })
    for (const hour of [10, 11, 12, 13, 14]) expect((await suggest(hour)).statusCode).toBe(200)
    expect((await suggest(15)).statusCode).toBe(409)
    expect(await mailsTo(app, email)).toHaveLength(6)
    expect((await owner(cookie, id, 'decline')).statusCode).toBe(200)
  })

  it('lets the owner suggest a time in Cape Town time, and the visitor accept or decline', async () => {
    now = ASKED
    const first = await book(app, { dateISO: '2026-06-20', email: 'takes@example.co.za' })
    for (const bad of [
      {},
      { startISO: '2026-06-21' },
      { startISO: '2026-06-01T10:00' },
      { startISO: 'soon' },
      { startISO: '2026-06-21T10:00', endISO: '2026-06-21T09:00' },
    ])
      expect((await owner(first.cookie, first.id, 'suggest', bad)).statusCode).toBe(400)
    const suggestion = { startISO: '2026-06-21T10:00' }
    const suggested = await owner(first.cookie, first.id, 'suggest', suggestion)
    expect(suggested.json()).toMatchObject({
      booking: {
        status: 'suggested',
        startISO: '2026-06-21T08:00:00.000Z',
        endISO: '2026-06-21T09:00:00.000Z',
      },
    })
    expect((await visitor(first.token, 'accept')).json()).toMatchObject({
      booking: { status: 'accepted', startISO: '2026-06-21T08:00:00.000Z' },
    })
    const mails = await mailsTo(app, 'takes@example.co.za')
    expect(mails[1]?.subject).toContain('suggests Sun 21 Jun, 10:00')
    expect(await entryOf(mails[1])).toBeNull()
    expect(await entryOf(mails[2])).toMatchObject({ method: 'REQUEST', sequence: 2 })

    const second = await book(app, { dateISO: null })
    await owner(second.cookie, second.id, 'suggest', suggestion)
    expect((await visitor(second.token, 'decline')).json()).toMatchObject({
      booking: { status: 'declined' },
    })
  })

  it('tells the second of two concurrent answers what the first has done, from either side', async () => {
    now = ASKED
    const { id, cookie, token } = await book(app, { dateISO: WISH })
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => owner(cookie, id, 'accept')),
      ...Array.from({ length: 8 }, () => owner(cookie, id, 'decline')),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(15)
    for (const answer of refused)
      expect(answer.json().detail).toMatch(
        /has (already been accepted|been declined by the business)\./,
      )
    const told = await mailsTo(app, 'thandi@example.co.za')
    const ofThis = told.filter(({ text }) => text.includes(token))
    expect(ofThis).toHaveLength(2)
  })

  if (engine === 'postgres')
    it('queues concurrent answers outside the database', async () => {
      now = ASKED
      const { id, cookie } = await book(app, { dateISO: WISH })
      const { db } = app.context
      const countWaiting = async () => {
        const { rows } = await sql<{
          count: number
        }>`select count(*) as "count" from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.count
      }
      const answers = await db.transaction().execute(async (trx) => {
        await trx.updateTable('bookings').set({ notes: 'Held' }).where('id', '=', id).execute()
        const concurrent = Promise.all(
          Array.from({ length: 16 }, () => owner(cookie, id, 'accept')),
        )
        await expect.poll(countWaiting, { interval: 5 }).toBe(1)
        await app.server.inject({ url: '/api/dashboard', headers: { cookie } })
        expect(await countWaiting()).toBe(1)
        return { concurrent }
      })
      const statuses = (await answers.concurrent).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 409)).toHaveLength(15)
    })

  it('gives strangers no access: other owners, truncated and unknown links', async () => {
    now = ASKED
    const { id, token, ownerToken, cookie } = await book(app, { dateISO: WISH })
    const other = await book(app, { dateISO: WISH })
    expect((await owner(other.cookie, id, 'accept')).statusCode).toBe(404)
    expect((await owner('', id, 'accept')).statusCode).toBe(401)
    expect((await owner(cookie, id, 'expire')).statusCode).toBe(400)
    expect((await owner(cookie, id, 'accept', { message: 'x'.repeat(1001) })).statusCode).toBe(400)
    for (const wrong of [token.slice(0, -1), `${token}x`, ownerToken, 'x', '%2e%2e']) {
      const answer = await visitor(wrong, 'cancel')
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toContain('don’t know that link')
    }
    expect((await visitor(token, 'accept')).statusCode).toBe(409)
    expect((await visitor(token, 'missed')).statusCode).toBe(400)
  })

  it('accepts no bookings for a paused owner, and still lets the visitor cancel', async () => {
    now = ASKED
    const { id, cookie, token, business } = await book(app, { dateISO: WISH })
    await owner(cookie, id, 'suggest', { startISO: '2026-06-21T10:00' })
    await app.context.db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', '=', business.owner.id)
      .execute()
    const refused = await visitor(token, 'accept')
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('is not listed at the moment')
    expect((await visitor(token, 'cancel')).statusCode).toBe(200)
    await app.context.db.deleteFrom('users').where('id', '=', business.owner.id).execute()
    expect((await visitor(token, 'cancel')).statusCode).toBe(404)
  })

  it('sends nothing more after "stop these mails", by a click in the mail program as well', async () => {
    now = ASKED
    const email = 'quiet@example.co.za'
    const { id, cookie, token } = await book(app, { dateISO: WISH, email })
    const read = await app.server.inject(`/api/bookings/${token}/stop-mails`)
    expect(read.statusCode).toBe(302)
    await owner(cookie, id, 'suggest', { startISO: '2026-06-21T10:00' })
    expect(await mailsTo(app, email)).toHaveLength(2)
    const stopped = await app.server.inject({
      method: 'POST',
      url: `/api/bookings/${token}/stop-mails`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(stopped.statusCode).toBe(200)
    await visitor(token, 'accept')
    await owner(cookie, id, 'cancel')
    expect(await mailsTo(app, email)).toHaveLength(2)
  })

  it('has the list of all, each single list, search and the number to answer', async () => {
    now = ASKED
    const { id, cookie, business } = await book(app, { dateISO: WISH, notes: '50% off_peak' })
    const { db } = app.context
    const at = (hour: number) => new Date(ASKED.getTime() - hour * 3_600_000).toISOString()
    const row = (name: string, status: 'untracked' | 'accepted' | 'cancelled', hour: number) => ({
      id: `${id}${hour}`,
      businessId: business.id,
      name,
      phone: '083 000 0200',
      email: 'a@example.co.za',
      requestKey: null,
      createdAt: at(hour),
      status,
      statusAt: at(hour),
    })
    await db
      .insertInto('bookings')
      .values([row('Old', 'untracked', 3), row('Soon', 'accepted', 2), row('Gone', 'cancelled', 1)])
      .execute()
    const names = async (query: string) => {
      const url = `/api/dashboard/bookings${query}`
      const answer = await app.server.inject({ url, headers: { cookie } })
      return answer.json<{ bookings: { name: string }[] }>().bookings.map(({ name }) => name)
    }
    expect(await names('')).toEqual(['Thandi Mokoena', 'Gone', 'Soon', 'Old'])
    expect(await names('?list=answer')).toEqual(['Thandi Mokoena'])
    expect(await names('?list=coming')).toEqual(['Soon'])
    expect(await names('?list=past')).toEqual(['Gone', 'Old'])
    expect(await names('?q=thandi')).toEqual(['Thandi Mokoena'])
    expect(await names('?q=0830000200')).toEqual(['Gone', 'Soon', 'Old'])
    expect(await names('?q=50%25%20off_')).toEqual(['Thandi Mokoena'])
    expect(await names('?q=o__d')).toEqual([])
    expect(await names('?list=past&q=old')).toEqual(['Old'])
    const dashboard = await app.server.inject({ url: '/api/dashboard', headers: { cookie } })
    expect(dashboard.json()).toMatchObject({ bookingsToAnswer: 1, bookingsTotal: 4 })

    const file = await app.server.inject({
      url: '/api/dashboard/bookings.csv',
      headers: { cookie },
    })
    expect(file.headers['content-disposition']).toContain('bookings.csv')
    expect(file.body.split('\r\n')).toHaveLength(6)
    expect(file.body).toContain('"Cancelled by you"')

    await owner(cookie, id, 'accept')
    const week = '/api/dashboard/bookings/week?from=2026-06-15'
    const found = await app.server.inject({ url: week, headers: { cookie } })
    expect(found.json().bookings).toMatchObject([{ id, startISO: WISH }])
    await db.deleteFrom('bookings').where('name', '=', 'Gone').execute()
    const counts = async (query: string) => {
      const url = `/api/dashboard/bookings${query}`
      return (await app.server.inject({ url, headers: { cookie } })).json<{ total: number }>().total
    }
    expect(await counts('')).toBe(3)
    expect(await counts('?list=answer')).toBe(0)
    expect(await counts('?list=coming')).toBe(2)
    expect(await counts('?list=past')).toBe(1)
    expect(await counts('?list=coming&q=thandi')).toBe(1)
    expect(await countWrongBookingCounts(db)).toBe(0)
    const bad = '/api/dashboard/bookings/week?from=2026-02-30'
    expect((await app.server.inject({ url: bad, headers: { cookie } })).statusCode).toBe(400)
  })
})
