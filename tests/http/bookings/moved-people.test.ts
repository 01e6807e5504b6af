import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, BOTH, CUT, createSalon, NOW, utc } from '#tests/helpers/salon.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('moving bookings of people on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'off' }, { clock: () => NOW })
  })
  afterAll(() => app.close())

  it('moves a booking with its person, unless the visitor chooses another', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const sam = { personId: salon.personId('Sam') }
    const { id } = (await salon.book('10:00', sam)).json().booking
    await salon.book('11:00', sam)
    const move = (payload: object) =>
      app.server.inject({
        method: 'POST',
        url: `/api/bookings/${salon.tokenOf(id)}/move`,
        payload,
      })
    // Thandi is free at eleven, but it is Sam's booking.
    expect((await move({ startISO: at('11:00') })).statusCode).toBe(409)
    const page = (await app.server.inject(`/booking/${salon.tokenOf(id)}?with=anyone`)).body
    expect(page).toContain('<input type="hidden" name="personId" value="anyone"/>')
    expect(page).toContain(`value="${utc('11:00')}"`)
    expect((await move({ startISO: at('11:00'), personId: 'anyone' })).statusCode).toBe(200)
    const own = (await salon.owner('GET', 'bookings')).json().bookings
    const seen = own.find((booking: { id: string }) => booking.id === id)
    expect(seen).toMatchObject({
      personName: 'Sam',
      otherTime: { startISO: utc('11:00'), personName: 'Thandi' },
    })
    const thandi = salon.personId('Thandi')
    expect((await salon.owner('DELETE', `people/${thandi}`)).statusCode).toBe(409)
    expect((await salon.owner('POST', `bookings/${id}/agree`)).statusCode).toBe(200)
    const moved = (await salon.rows()).find((row) => row.id === id)
    expect(moved).toMatchObject({ startISO: utc('11:00'), personName: 'Thandi', sequence: 3 })
    const file = (await app.server.inject(`/booking/${salon.tokenOf(id)}/calendar.ics`)).body
    expect(file).toContain('SUMMARY:Cut with Thandi at')
  })

  it('lets the owner give a booking to somebody else, if the visitor agrees', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const thandi = salon.personId('Thandi')
    const { id } = (await salon.book('10:00', { personId: salon.personId('Sam') })).json().booking
    const suggest = (personId: string) =>
      salon.owner('POST', `bookings/${id}/move`, { startISO: at('10:00'), personId })
    expect((await suggest('nobody')).json().errors).toEqual({
      personId: 'This person has been removed meanwhile. Please choose another.',
    })
    await salon.book('11:00', { personId: thandi })
    const taken = { startISO: at('11:00'), personId: thandi }
    expect((await salon.owner('POST', `bookings/${id}/move`, taken)).statusCode).toBe(409)
    expect((await suggest(thandi)).json().booking.otherTime).toMatchObject({ personName: 'Thandi' })
    const page = (await app.server.inject(`/booking/${salon.tokenOf(id)}`)).body
    expect(page).toContain('10:00 with Thandi')
    const agreed = await app.server.inject({
      method: 'POST',
      url: `/api/bookings/${salon.tokenOf(id)}/agree`,
      payload: {},
    })
    expect(agreed.statusCode).toBe(200)
    expect((await salon.rows()).find((row) => row.id === id)?.personName).toBe('Thandi')
  })

  it('lets a time move by less than its own length: it does not stand in its own way', async () => {
    const salon = await createSalon(app, { services: [{ name: 'Braids', minutes: 120 }] })
    const { id } = (await salon.book('09:00')).json().booking
    const moved = await app.server.inject({
      method: 'POST',
      url: `/api/bookings/${salon.tokenOf(id)}/move`,
      payload: { startISO: at('10:00') },
    })
    expect(moved.statusCode).toBe(200)
  })

  it('takes a booking by phone and a blocked time for one person or for all', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const sam = salon.personId('Sam')
    const enter = (clock: string, more = {}) =>
      salon.owner('POST', 'bookings', {
        ...{ name: 'Caller', phone: '082 000 0100', startISO: at(clock) },
        serviceId: salon.services[0],
        ...more,
      })
    expect((await enter('10:00', { personId: sam })).json().booking.personName).toBe('Sam')
    const clash = await enter('10:00', { personId: sam })
    expect(clash.json().errors.anyway).toContain('You have Caller then')
    expect((await enter('10:00')).json().booking.personName).toBe('Thandi')
    expect((await enter('10:00')).statusCode).toBe(409)
    expect((await enter('10:00', { anyway: true })).statusCode).toBe(201)
    expect((await enter('09:00', { personId: 'nobody' })).json().errors).toEqual({
      personId: 'This person has been removed meanwhile. Please choose another.',
    })

    const block = (more = {}) =>
      salon.owner('POST', 'blocked-times', {
        ...{ startISO: at('11:00'), endISO: at('12:00'), note: 'Dentist' },
        ...more,
      })
    const blocked = await block({ personId: sam })
    expect(blocked.json().blockedTime).toMatchObject({ personId: sam, personName: 'Sam' })
    expect(await salon.clocks()).toEqual(['07:00 2', '09:00 1'])
    expect(await salon.clocks(0, `&person=${sam}`)).toEqual(['07:00 1'])
    expect((await enter('11:00', { personId: sam })).json().detail).toContain('Dentist, Sam')
    expect((await block()).statusCode).toBe(201)
    expect(await salon.clocks()).toEqual(['07:00 2'])
  })
})
