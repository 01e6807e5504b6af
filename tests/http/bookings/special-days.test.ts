import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { book } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ALWAYS_OPEN = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '00:00', close: '00:00', closed: false }]),
) as OperatingHours
const HOLIDAY = { name: 'Heritage Day', kind: 'closed' as const, open: '', close: '' }
const HOLIDAYS = ['2026-09-24', '2026-09-25'].map((day) => ({ ...HOLIDAY, day }))
const MARKET = { name: 'Spring market', kind: 'other' as const, open: '08:00', close: '13:00' }

describe.each(USUAL_ENGINES)('special days on %s', (engine) => {
  let app: TestApp
  let closed: Awaited<ReturnType<typeof createBusiness>>
  beforeAll(async () => {
    const now = new Date('2026-09-24T10:00:00.000Z')
    app = await createTestApp(engine, {}, { clock: () => now })
    const { db } = app.context
    const florist = {
      industry: 'Restaurant' as const,
      services: ['Proteas'],
      operatingHours: ALWAYS_OPEN,
    }
    // PREMIUM comes first where both are open.
    closed = await createBusiness(db, {
      ...florist,
      businessName: 'Closed Proteas',
      ownerInput: { plan: 'PREMIUM' },
    })
    await createBookingTimes(db, closed.id, {
      services: [{ name: 'Bouquet', minutes: 30 }],
      specialDays: [...HOLIDAYS, { ...MARKET, day: '2026-09-26' }],
      breaks: { monday: [{ from: '12:00', to: '12:30' }] },
    })
    await createBusiness(db, { ...florist, businessName: 'Open Proteas' })
  })
  afterAll(() => app.close())

  const namesFor = async (q: string) => {
    const answer = await app.server.inject(`/api/businesses?${new URLSearchParams({ q })}`)
    return answer.json<BusinessPage>().businesses.map(({ businessName }) => businessName)
  }

  it('count in a search for open now', async () => {
    expect(await namesFor('proteas')).toEqual(['Closed Proteas', 'Open Proteas'])
    expect(await namesFor('proteas open now')).toEqual(['Open Proteas'])
  })

  it('are in the table of hours with their name, and in the markup', async () => {
    // Pages are rendered by the real clock.
    const days = [0, 1, 2, 3].map((ahead) => addDays(capeTownDay(new Date()), ahead))
    const [first = '', second = '', third = ''] = days
    const { id } = await createBusiness(app.context.db, { operatingHours: ALWAYS_OPEN })
    const specialDays = [
      { ...HOLIDAY, day: first },
      { ...MARKET, day: second },
      { ...MARKET, day: third, kind: 'usual' as const },
    ]
    await createBookingTimes(app.context.db, id, { services: [], specialDays })
    const { body } = await app.server.inject(pages.business(id))
    expect(body).toContain('Closed today: Heritage Day')
    const rows = [...body.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map((row) =>
      row.slice(1).map((cell) => cell.replace(/<[^>]+>/g, ' ').replaceAll('  ', ' ')),
    )
    const rowOf = (day = '') => rows[weekdayIndex(day)]
    const nameOf = (day: string) => WEEKDAY_NAMES[WEEKDAYS[weekdayIndex(day)] ?? 'monday']
    expect(rowOf(first)).toEqual([`${nameOf(first)} (today) Heritage Day `, 'Closed'])
    expect(rowOf(second)).toEqual([`${nameOf(second)} Spring market `, '08:00 – 13:00'])
    expect(rowOf(third)).toEqual([nameOf(third), 'Open 24 hours'])
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
    const special = (day: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    })
    expect(JSON.parse(json).specialOpeningHoursSpecification).toEqual([
      special(first, '00:00:00', '00:00:00'),
      special(second, '08:00:00', '13:00:00'),
    ])
  })

  it('are in the week of the owner, with the breaks', async () => {
    const cookie = await signIn(app, closed.owner)
    const week = async (from: string) =>
      (
        await app.server.inject({
          url: `/api/dashboard/bookings/week?from=${from}`,
          headers: { cookie },
        })
      ).json()
    const holiday = { name: 'Heritage Day', open: '', close: '', closed: true }
    expect(await week('2026-09-21')).toEqual({
      from: '2026-09-21',
      bookings: [],
      overlaps: {},
      blockedTimes: [],
      breaks: { monday: [{ from: '12:00', to: '12:30' }] },
      specialDays: {
        '2026-09-24': holiday,
        '2026-09-25': holiday,
        '2026-09-26': { name: 'Spring market', open: '08:00', close: '13:00', closed: false },
      },
    })
    expect(await week('2026-09-28')).toMatchObject({ specialDays: {} })
  })

  it('count for the open alternatives nearby', async () => {
    const { token } = await book(app, {}, { industry: 'Restaurant' })
    await app.server.inject({ method: 'POST', url: `/api/bookings/${token}/cancel` })
    const { body } = await app.server.inject(bookingPages.visitor(token))
    expect(body).toContain('Open Proteas')
    expect(body).not.toContain('Closed Proteas')
    // Whoever cancels may want another time here.
    expect(body.indexOf('Book again')).toBeLessThan(body.indexOf('Others that are open'))
  })

  it('count for the alternatives that are open at the time which was asked for', async () => {
    const asked = async (dateISO: string) => {
      const { token } = await book(app, { dateISO }, { industry: 'Restaurant' })
      await app.server.inject({ method: 'POST', url: `/api/bookings/${token}/cancel` })
      return (await app.server.inject(bookingPages.visitor(token))).body
    }
    const onHoliday = await asked('2026-09-25T10:00:00.000Z')
    expect(onHoliday).toMatch(/Open Fri\S* 25 Sep\S*, 12:00/)
    expect(onHoliday).not.toContain('Closed Proteas')
    const after = await asked('2026-09-29T10:00:00.000Z')
    expect(after).toContain('Closed Proteas')
  })
})
