import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '#tests/helpers/booked.ts'
import { BOTH, CUT, createSalon, NOW, utc } from '#tests/helpers/salon.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const AT_ONCE = 64

describe.each(ENGINES)('people, buffers and places on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'off' }, { clock: () => NOW })
  })
  afterAll(() => app.close())

  it(`never books anybody double: ${AT_ONCE} at once`, async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const anyone = await Promise.all(Array.from({ length: AT_ONCE }, () => salon.book('10:00')))
    expect(anyone.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(anyone.filter(({ statusCode }) => statusCode === 409)).toHaveLength(AT_ONCE - 2)
    expect((await salon.rows()).map(({ personName }) => personName).toSorted()).toEqual([
      'Sam',
      'Thandi',
    ])
    const chosen = { personId: salon.personId('Sam') }
    const sams = await Promise.all(
      Array.from({ length: AT_ONCE }, () => salon.book('11:00', chosen)),
    )
    expect(sams.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(await salon.clocks()).toEqual(['07:00 2', '09:00 1'])
    expect(await salon.clocks(0, `&person=${salon.personId('Sam')}`)).toEqual(['07:00 1'])
    expect(await salon.clocks(0, '&person=anyone')).toEqual(['07:00 2', '09:00 1'])
  })

  it('gives anyone’s booking to whoever has least that day, then to the first', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [{ ...CUT, minutes: 30 }] })
    await salon.book('09:00', { personId: salon.personId('Thandi') })
    await salon.book('10:00')
    await salon.book('11:00')
    const byTime = (await salon.rows()).toSorted((one, other) =>
      String(one.startISO).localeCompare(String(other.startISO)),
    )
    expect(byTime.map(({ personName }) => personName)).toEqual(['Thandi', 'Sam', 'Thandi'])
  })

  it('refuses whoever does not give the service', async () => {
    const salon = await createSalon(app, {
      people: BOTH,
      services: [{ ...CUT, people: ['Thandi'] }],
    })
    const refused = await salon.book('10:00', { personId: salon.personId('Sam') })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      personId: 'They no longer offer this service. Please choose somebody else.',
    })
    expect(await salon.clocks(0, `&person=${salon.personId('Sam')}`)).toEqual([])
  })

  it('keeps buffers free around a booking; at closing time only the service has to fit', async () => {
    const salon = await createSalon(app, {
      services: [
        { name: 'Colour', minutes: 30, bufferBefore: 15, bufferAfter: 30 },
        { name: 'Fringe', minutes: 15 },
      ],
    })
    expect((await salon.clocks()).at(-1)).toBe('09:30 1')
    expect((await salon.book('10:00')).statusCode).toBe(201)
    // Between 9:45 and 11:00 nothing else begins or ends.
    expect(await salon.clocks(1)).toEqual(
      ['07:00', '07:15', '07:30', '09:00', '09:15', '09:30', '09:45'].map((one) => `${one} 1`),
    )
    expect(await salon.clocks(0)).toEqual(['09:30 1'])
    expect((await salon.book('10:30', { service: 1 })).statusCode).toBe(409)
    expect((await salon.book('11:00', { service: 1 })).statusCode).toBe(201)
    expect(await salon.rows()).toContainEqual(
      expect.objectContaining({ startISO: utc('10:00'), endISO: utc('10:30') }),
    )
  })

  it('counts a service’s own places for it alone', async () => {
    const salon = await createSalon(app, {
      capacity: 1,
      services: [
        { name: 'Yoga', minutes: 60, places: 3 },
        { name: 'Massage', minutes: 60 },
      ],
    })
    const got = await Promise.all(Array.from({ length: AT_ONCE }, () => salon.book('10:00')))
    expect(got.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3)
    expect(await salon.clocks(1)).toEqual(['07:00 1', '08:00 1', '09:00 1'])
    expect((await salon.book('10:00', { service: 1 })).statusCode).toBe(201)
    expect((await salon.book('10:00', { service: 1 })).statusCode).toBe(409)
  })

  it('names the person wherever the booking is shown', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const email = 'named@example.co.za'
    const { id } = (await salon.book('10:00', { email })).json().booking
    const page = (await app.server.inject(`/booking/${salon.tokenOf(id)}`)).body
    expect(page).toContain('<dt>With</dt><dd>Thandi</dd>')
    const file = (await app.server.inject(`/booking/${salon.tokenOf(id)}/calendar.ics`)).body
    expect(file).toContain('SUMMARY:Cut with Thandi at')
    const week = (await salon.owner('GET', 'bookings/week?from=2027-01-01')).json()
    expect(week.bookings).toMatchObject([{ serviceName: 'Cut', personName: 'Thandi' }])
    expect((await salon.owner('GET', 'bookings.csv')).body).toMatch(/"Cut".*"Thandi"\r\n$/)
    for (const address of [email, salon.business.owner.email])
      expect((await mailsTo(app, address)).at(-1)?.text).toContain('With: Thandi')
  })

  it('lets the owner add, rename and remove people, within limits and with clear sentences', async () => {
    const salon = await createSalon(app, { services: [{ name: 'Cut', minutes: 60 }] })
    const add = (name: string) => salon.owner('POST', 'people', { name })
    const added = await add(' Court  1 ')
    expect(added.statusCode).toBe(201)
    const { person } = added.json()
    expect(person.name).toBe('Court 1')
    expect((await add('court 1')).json().errors).toEqual({
      name: 'You already have somebody with that name.',
    })
    expect((await add('')).json().errors).toEqual({ name: 'Please give a name.' })
    const save = (change: object) =>
      salon.owner('PUT', 'booking-setup', {
        services: [
          { id: salon.services[0], name: 'Cut', minutes: 60, price: null, online: true, ...change },
        ],
      })
    const change = { personIds: [person.id], bufferAfter: 10, places: 4 }
    expect((await save(change)).json().setup.services).toMatchObject([change])
    // A client that does not know the new fields leaves them as they are.
    expect((await save({})).json().setup.services).toMatchObject([change])
    for (const [field, value] of [
      ['bufferAfter', 7],
      ['bufferBefore', 245],
      ['places', 0],
      ['places', 51],
    ])
      expect(Object.keys((await save({ [String(field)]: value })).json().errors)).toEqual([
        `services.0.${field}`,
      ])
    expect((await save({ personIds: ['nobody'] })).statusCode).toBe(409)

    expect((await salon.book('10:00')).statusCode).toBe(201)
    const renamed = await salon.owner('PUT', `people/${person.id}`, { name: 'Court A' })
    expect(renamed.json()).toEqual({ person: { id: person.id, name: 'Court A' } })
    expect((await salon.rows())[0]?.personName).toBe('Court A')
    const refused = await salon.owner('DELETE', `people/${person.id}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toBe(
      'Court A still has 1 coming booking. Please move or cancel it first.',
    )
    const [booking] = await salon.rows()
    await salon.owner('POST', `bookings/${booking?.id}/cancel`)
    expect((await salon.owner('DELETE', `people/${person.id}`)).statusCode).toBe(204)
    // What is over keeps the name.
    expect((await salon.rows())[0]).toMatchObject({ personId: null, personName: 'Court A' })
    const { setup } = (await salon.owner('GET', 'booking-setup')).json()
    expect(setup).toMatchObject({ people: [], services: [{ personIds: [] }] })

    for (let count = 1; count <= 20; count += 1) await add(`Court ${count}`)
    expect((await add('One more')).json().detail).toBe('Please keep it to 20 people.')
    const other = await createSalon(app, { services: [CUT], people: BOTH })
    const id = other.personId('Sam')
    expect((await salon.owner('PUT', `people/${id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await salon.owner('DELETE', `people/${id}`)).statusCode).toBe(404)
    expect((await save({ personIds: [id] })).statusCode).toBe(409)
  })

  it('forgets the people with the business', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const { db } = app.context
    await db.deleteFrom('businesses').where('id', '=', salon.business.id).execute()
    for (const table of ['bookablePeople', 'servicePeople'] as const)
      expect(
        await db
          .selectFrom(table)
          .select('businessId')
          .where('businessId', '=', salon.business.id)
          .execute(),
      ).toEqual([])
  })

  it('offers the choice without script', async () => {
    const salon = await createSalon(app, { people: BOTH, services: [CUT] })
    const { id } = salon.business
    const address = `/forms/booking?business=${id}&service=${salon.services[0]}`
    const sam = salon.personId('Sam')
    const first = (await app.server.inject(address)).body
    expect(first).toContain(`person=${sam}`)
    const page = (await app.server.inject(`${address}&person=${sam}`)).body
    expect(page).toContain(`<input type="hidden" name="personId" value="${sam}"/>`)
    const sent = await app.server.inject({
      method: 'POST',
      url: '/forms/booking',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({
        ...{ name: 'Visitor', phone: '082 000 0100', email: 'plain@example.co.za' },
        ...{ businessId: id, serviceId: salon.services[0] ?? '', personId: sam },
        dateISO: utc('10:00'),
      }).toString(),
    })
    expect(sent.statusCode).toBe(303)
    expect((await salon.rows())[0]?.personName).toBe('Sam')
  })
})
