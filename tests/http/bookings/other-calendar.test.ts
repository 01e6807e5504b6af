import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { readCalendarInThread } from '#server/features/booking-times/other-calendar/calendar-thread.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OtherCalendarAnswer } from '#shared/schemas/bookings/other-calendar.ts'
import {
  type CalendarServer,
  icsOf,
  startCalendarServer,
} from '#tests/helpers/servers/calendar-server.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const URL_OF = '/api/dashboard/other-calendar'
/** 09:00 to 12:00 in Cape Town, by the hour. */
const OPEN = { open: '09:00', close: '12:00', closed: false }
const NINE = '2026-12-07T07:00:00.000Z'
const TEN = '2026-12-07T08:00:00.000Z'
const ELEVEN = '2026-12-07T09:00:00.000Z'
const BUSY_AT_TEN = icsOf([['20261207T080000Z', '20261207T090000Z']])
const BUSY_AT_NINE = icsOf([['20261207T070000Z', '20261207T080000Z']])

describe.each(USUAL_ENGINES)("the owner's other calendar on %s", (engine) => {
  let app: TestApp
  let server: CalendarServer
  let now = new Date()
  let file = ''
  beforeAll(async () => {
    server = await startCalendarServer((request, response) => {
      if (request.url?.startsWith('/gone')) response.writeHead(404).end()
      else response.end(file)
    })
    const settings = { CALENDAR_TEST_CERTIFICATE: server.certificateFile, RATE_LIMIT: 'on' }
    app = await createTestApp(engine, settings, { clock: () => now })
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })
  beforeEach(() => {
    now = new Date('2026-12-01T08:00:00.000Z')
    file = BUSY_AT_TEN
  })

  const createOwner = async (people: string[] = []) => {
    const { db } = app.context
    const hours = { monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN, friday: OPEN }
    const operatingHours = { ...hours, saturday: OPEN, sunday: OPEN }
    const business = await createBusiness(db, { operatingHours })
    const [serviceId = ''] = await createBookingTimes(db, business.id, {
      services: [{ name: 'Cut', minutes: 60, price: 100, people }],
      people,
      capacity: 3,
    })
    const headers = { cookie: await signIn(app, business.owner) }
    const send = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.server.inject({ method, url, headers, ...(payload && { payload }) })
    const save = (address: string) => send('PUT', URL_OF, { address })
    const read = async () => (await send('GET', URL_OF)).json<OtherCalendarAnswer>().calendar
    const freeTimes = async () => {
      const url = `/api/business/${business.id}/times?service=${serviceId}&from=2026-12-07&days=1`
      const { times } = (await app.server.inject(url)).json<FreeTimesAnswer>()
      return times.map(({ startISO }) => startISO)
    }
    const book = (startISO: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/booking',
        payload: {
          businessId: business.id,
          serviceId,
          dateISO: startISO,
          name: 'Nomsa Dlamini',
          phone: '060 000 0000',
          email: 'nomsa@example.co.za',
        },
      })
    return { business, send, save, read, freeTimes, book }
  }
  const passMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  const secretAddress = () => `${server.url}/private-3f9ab2c1/basic.ics`

  it('takes its busy times from the free ones, and is named in the week', async () => {
    const { save, read, freeTimes, book, send } = await createOwner()
    expect(await read()).toBeNull()
    expect(await freeTimes()).toEqual([NINE, TEN, ELEVEN])
    const saved = await save(secretAddress().replace('https:', 'webcal:'))
    expect(saved.statusCode, saved.body).toBe(200)
    const shown = {
      host: 'cptrecommends.example',
      ending: '.ics',
      readAt: now.toISOString(),
      problem: null,
      unread: 0,
    }
    expect(await read()).toEqual(shown)
    expect(saved.json()).toEqual({ calendar: shown })
    expect(await freeTimes()).toEqual([NINE, ELEVEN])
    expect((await book(TEN)).statusCode).toBe(409)
    expect((await book(ELEVEN)).statusCode).toBe(201)
    const week = await send('GET', '/api/dashboard/bookings/week?from=2026-12-07')
    expect(week.json().blockedTimes).toMatchObject([
      { id: TEN, startISO: TEN, endISO: ELEVEN, note: 'Busy in your other calendar' },
    ])
    const entered = await send('POST', '/api/dashboard/bookings', {
      name: 'By phone',
      phone: '060 000 0000',
      startISO: TEN,
      endISO: ELEVEN,
      requestKey: 'by-phone-on-the-other-calendar',
    })
    expect(entered.statusCode, entered.body).toBe(409)
    expect(entered.body).toContain('You are busy in your other calendar then')
  })

  it('takes the time of everybody who gives a service', async () => {
    const { save, freeTimes, book } = await createOwner(['Thandi', 'Sipho'])
    expect(await freeTimes()).toEqual([NINE, TEN, ELEVEN])
    await save(secretAddress())
    expect(await freeTimes()).toEqual([NINE, ELEVEN])
    expect((await book(TEN)).statusCode).toBe(409)
  })

  it('stores neither the address nor a title', async () => {
    const { business, save } = await createOwner()
    await save(secretAddress())
    const { db } = app.context
    const rows = [
      await db.selectFrom('otherCalendars').selectAll().execute(),
      await db
        .selectFrom('otherCalendarTimes')
        .selectAll()
        .where('businessId', '=', business.id)
        .execute(),
    ]
    expect(rows[1]).toEqual([{ businessId: business.id, startISO: TEN, endISO: ELEVEN }])
    expect(JSON.stringify(rows)).not.toMatch(/3f9ab2c1|basic\.ics|Naidoo/)
  })

  it('is read again every quarter of an hour; what was read stays while it fails', async () => {
    const { business, save, read, freeTimes } = await createOwner()
    await save(secretAddress())
    const { readAt } = (await read()) ?? {}
    file = BUSY_AT_NINE
    passMinutes(5)
    await app.services.otherCalendars.readDue()
    expect(await freeTimes()).toEqual([NINE, ELEVEN])
    passMinutes(10)
    await app.services.otherCalendars.readDue()
    expect(await freeTimes()).toEqual([TEN, ELEVEN])
    expect((await read())?.readAt).not.toBe(readAt)

    const goodAt = (await read())?.readAt
    file = '<html>Please sign in</html>'
    passMinutes(15)
    await app.services.otherCalendars.readDue()
    expect(await read()).toMatchObject({
      readAt: goodAt,
      problem: 'What is at this address isn’t a calendar.',
    })
    expect(await freeTimes()).toEqual([TEN, ELEVEN])
    // One that fails is asked less often.
    file = BUSY_AT_TEN
    passMinutes(15)
    await app.services.otherCalendars.readDue()
    expect((await read())?.readAt).toBe(goodAt)
    passMinutes(15)
    await app.services.otherCalendars.readDue()
    expect(await read()).toMatchObject({ readAt: now.toISOString(), problem: null })
    expect(await freeTimes()).toEqual([NINE, ELEVEN])

    // A paused business is not read.
    const { db } = app.context
    await db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', '=', business.owner.id)
      .execute()
    const lastAt = now.toISOString()
    passMinutes(60)
    await app.services.otherCalendars.readDue()
    expect((await read())?.readAt).toBe(lastAt)
  })

  it('can be read now, not too often, and removed with its busy times', async () => {
    const { save, read, freeTimes, send } = await createOwner()
    expect((await send('POST', `${URL_OF}/read`)).statusCode).toBe(404)
    await save(secretAddress())
    file = icsOf([])
    expect((await send('POST', `${URL_OF}/read`)).statusCode).toBe(200)
    expect(await freeTimes()).toEqual([NINE, TEN, ELEVEN])
    file = BUSY_AT_TEN
    await send('POST', `${URL_OF}/read`)
    expect(await freeTimes()).toEqual([NINE, ELEVEN])
    const more = await Promise.all(Array.from({ length: 10 }, () => send('POST', `${URL_OF}/read`)))
    const refused = more.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(3)
    expect(refused[0]?.body).toContain('Please wait a few minutes')
    expect((await send('DELETE', URL_OF)).statusCode).toBe(204)
    expect(await read()).toBeNull()
    expect(await freeTimes()).toEqual([NINE, TEN, ELEVEN])
  })

  it('is refused with the reason, and the one before it stays', async () => {
    const { save, read, freeTimes } = await createOwner()
    await save(secretAddress())
    const before = await read()
    const reasonOf = async (address: string) => {
      const answer = await save(address)
      expect(answer.statusCode, address).toBe(400)
      return answer.json<{ errors: { address: string } }>().errors.address
    }
    expect(await reasonOf('http://calendar.example/')).toContain('begins with https://')
    expect(await reasonOf('https://127.0.0.1/')).toContain('begins with https://')
    expect(await reasonOf(`${server.url}/gone`)).toContain('gives us no calendar')
    expect(await reasonOf('https://localhost/calendar/x.ics')).toContain('your own calendar')
    file = 'BEGIN:VCARD\r\nEND:VCARD\r\n'
    expect(await reasonOf(secretAddress())).toContain('isn’t a calendar')
    file = 'x'.repeat(1024 * 1024 + 1)
    expect(await reasonOf(secretAddress())).toContain('larger than 1 MB')
    expect(await read()).toEqual(before)
    expect(await freeTimes()).toEqual([NINE, ELEVEN])
  })

  it('what is read late does not come back after it was removed', async () => {
    const { save, send, read, freeTimes } = await createOwner()
    await save(secretAddress())
    const usual = server.answer
    let finish = () => {}
    const isAsked = new Promise<void>((asked) => {
      server.answer = (_, response) => {
        finish = () => response.end(BUSY_AT_NINE)
        asked()
      }
    })
    const reading = send('POST', `${URL_OF}/read`)
    await isAsked
    expect((await send('DELETE', URL_OF)).statusCode).toBe(204)
    finish()
    expect((await reading).json()).toEqual({ calendar: null })
    server.answer = usual
    expect(await read()).toBeNull()
    expect(await freeTimes()).toEqual([NINE, TEN, ELEVEN])
  })
})

it('a rule that takes for ever ends with its thread, and the site answers meanwhile', async () => {
  const event = [
    'BEGIN:VEVENT',
    'DTSTART:19700101T000000Z',
    'DURATION:PT1S',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'END:VEVENT',
  ]
  const events = Array.from({ length: 9000 }, () => event).flat()
  const text = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')
  const from = Date.parse(NINE)
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 20)
  const question = { text, from, to: from + 367 * 86_400_000, ownHost: 'x' }
  await expect(readCalendarInThread(question, 500)).rejects.toMatchObject({ fault: 'too-much' })
  clearInterval(clock)
  expect(turns).toBeGreaterThan(5)
})
