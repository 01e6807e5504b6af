import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { keeperToken } from '#server/features/ownership/keeper-token.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages, supplyPages, withToken } from '#shared/paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ON = { UNCLAIMED: 'on' }
const DAY_MS = 24 * 3600 * 1000
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let app: TestApp
afterEach(() => app.close())

const startAt = async (engine: TestApp['engine'], settings: object = {}) => {
  let now = Date.parse('2026-11-18T08:00:00.000Z')
  app = await createTestApp(engine, { ...ON, ...settings }, { clock: () => new Date(now) })
  const admin = await createUser(app.context.db, { role: 'ADMIN' })
  return {
    cookie: await signIn(app, admin),
    /** An admin's session is over by then. */
    waitDays: (days: number) => {
      now += days * DAY_MS
      return signIn(app, admin)
    },
  }
}
/** From a browser that has no cookie yet, in a network of its own. */
const suggest = (id: string, payload: object, remoteAddress = '196.25.1.1', cookie = '') =>
  app.server.inject({
    method: 'POST',
    url: `/api/business/${id}/correction`,
    payload,
    remoteAddress,
    headers: { cookie },
  })
const waiting = async (cookie: string) =>
  (await app.server.inject({ url: '/api/admin/corrections', headers: { cookie } })).json()
    .corrections
const toDo = async (cookie: string) =>
  (await app.server.inject({ url: '/api/admin/stats', headers: { cookie } })).json().todo
const decide = (cookie: string, id: string, decision: 'accept' | 'decline', payload: object = {}) =>
  app.server.inject({
    method: 'POST',
    url: `/api/admin/corrections/${id}/${decision}`,
    payload,
    headers: { cookie },
  })
const read = async (id: string) =>
  (await app.server.inject({ url: `/api/business/${id}` })).json().business
const mails = (kind: string) =>
  app.context.db.selectFrom('outboxMessages').selectAll().where('kind', '=', kind).execute()

describe.each(USUAL_ENGINES)('corrections, on %s', (engine) => {
  it('of a business that nobody has claimed change it once an admin agrees', async () => {
    const { cookie } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, { phone: '021 555 0142' })
    const sent = await suggest(id, {
      phone: '021 555 0199',
      address: '12 Beach Road, Muizenberg, 7945',
      sunday: 'closed',
    })
    expect(sent.json().message).toContain('Until then the page stays as it is')
    expect((await read(id)).phone).toBe('021 555 0142')
    expect(await mails('corrections-waiting')).toHaveLength(1)

    const list = await waiting(cookie)
    expect(await toDo(cookie)).toMatchObject({ corrections: list.length, claims: 0 })
    expect(
      list.map(({ field, today, value }: Record<string, string>) => [field, today, value]),
    ).toEqual(
      expect.arrayContaining([
        ['phone', '021 555 0142', '021 555 0199'],
        ['sunday', 'Not known', 'Closed'],
      ]),
    )
    for (const { id: correction } of list)
      expect((await decide(cookie, correction, 'accept')).statusCode).toBe(200)
    expect(await toDo(cookie)).toMatchObject({ corrections: 0 })
    const after = await read(id)
    expect(after).toMatchObject({ phone: '021 555 0199', area: 'Southern Suburbs' })
    expect(after.operatingHours.sunday.closed).toBe(true)
    expect(after.operatingHours.monday).toEqual({ open: '', close: '', closed: false })
    const found = await app.server.inject({ url: '/api/businesses?q=muizenberg' })
    expect(found.json().businesses.map((one: { id: string }) => one.id)).toContain(id)
    const history = await app.context.db.selectFrom('businessChanges').selectAll().execute()
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'phone', before: '021 555 0142', acceptedBy: 'admin' }),
    )
    expect(await app.context.db.selectFrom('correctionVoices').selectAll().execute()).toEqual([])
    // An import leaves alone what a visitor has put right.
    const { setBy } = await app.context.db
      .selectFrom('businessSources')
      .select('setBy')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(setBy)).toEqual({
      phone: 'visitor',
      address: 'visitor',
      operatingHours: 'visitor',
    })
    expect((await decide(cookie, list[0].id, 'accept')).statusCode).toBe(409)
  })

  it('put on top what three independent people say, not one with many browsers', async () => {
    const { cookie } = await startAt(engine)
    const { db } = app.context
    const alone = await createUnclaimed(db)
    const flooded = await createUnclaimed(db)
    const agreed = await createUnclaimed(db)
    await suggest(alone.id, { phone: '021 555 0101' })
    for (let count = 0; count < 4; count++)
      await suggest(flooded.id, { phone: '021 555 0102' }, '196.25.1.9')
    for (const [index, phone] of ['021 555 0103', '+27 21 555 0103', '0215550103'].entries())
      await suggest(agreed.id, { phone }, `196.25.${index}.7`)
    const list = await waiting(cookie)
    const people = list.map((one: { businessId: string; people: number }) => [
      one.businessId,
      one.people,
    ])
    expect(people[0]).toEqual([agreed.id, 3])
    expect(people.slice(1)).toEqual(
      expect.arrayContaining([
        [alone.id, 1],
        [flooded.id, 1],
      ]),
    )
  })

  it('count a browser once', async () => {
    await startAt(engine)
    const { id } = await createUnclaimed(app.context.db)
    const first = await suggest(id, { phone: '021 555 0101' })
    const set = first.cookies.find(({ name }) => name === 'cpt_device')
    const again = await suggest(id, { phone: '0215550101' }, '10.0.0.1', `cpt_device=${set?.value}`)
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toContain('suggested this before')
  })

  it('go to the owner first, who decides by the mail’s link', async () => {
    const { cookie, waitDays } = await startAt(engine)
    const { db, secret } = app.context
    const { id, owner } = await createBusiness(db, { phone: '021 555 0142' })
    const sent = await suggest(id, { phone: '021 555 0199', monday: '9-17' })
    expect(sent.json().message).toContain('We ask the business first')
    expect(await waiting(cookie)).toEqual([])
    const [mail, ...more] = await mails('correction-suggested')
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(owner.email)
    // The visitor's words are on the page, not in the mail.
    expect(mail?.payload).not.toContain('0199')

    const token = keeperToken(secret, 'corrections-of', { id, keeperId: owner.id })
    const page = withToken(supplyPages.ownCorrections, token)
    expect((await app.server.inject({ url: page })).body).toContain('021 555 0199')
    expect((await read(id)).phone).toBe('021 555 0142')
    const answer = async (
      field: 'phone' | 'monday',
      decision: 'accept' | 'decline',
      by = token,
    ) => {
      const row = await db
        .selectFrom('corrections')
        .select('id')
        .where('field', '=', field)
        .executeTakeFirstOrThrow()
      return app.server.inject({
        method: 'POST',
        url: supplyPages.ownCorrectionsAction(decision),
        headers: FORM,
        payload: new URLSearchParams({ token: by, id: row.id }).toString(),
      })
    }
    const other = await createBusiness(db)
    const stranger = keeperToken(secret, 'corrections-of', {
      id: other.id,
      keeperId: other.owner.id,
    })
    expect((await answer('phone', 'accept', stranger)).statusCode).toBe(404)
    expect((await answer('phone', 'accept')).statusCode).toBe(303)
    expect((await answer('phone', 'accept')).statusCode).toBe(409)
    expect((await read(id)).phone).toBe('021 555 0199')

    // What the owner leaves open is an admin's after a week.
    const later = await waitDays(7)
    expect((await waiting(later)).map(({ field }: { field: string }) => field)).toEqual(['monday'])
  })

  it('close a business only on what an admin has seen; its page says so for a year', async () => {
    const { cookie, waitDays } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, { businessName: 'Trill Road Geysers' })
    await suggest(id, { closed: 'yes' })
    const [{ id: correction }] = await waiting(cookie)
    expect((await decide(cookie, correction, 'accept')).statusCode).toBe(400)
    expect((await read(id)).businessName).toBe('Trill Road Geysers')
    await decide(cookie, correction, 'accept', { seen: 'A sign on the door.' })

    const list = await app.server.inject({ url: '/api/businesses?q=geysers' })
    expect(list.body).not.toContain(id)
    expect((await app.server.inject({ url: pages.business(id) })).body).toContain(
      'Trill Road Geysers has closed for good',
    )
    await app.services.unclaimed.follow()
    expect((await app.server.inject({ url: `/api/business/${id}` })).statusCode).toBe(404)
    await waitDays(366)
    expect((await app.server.inject({ url: pages.business(id) })).headers.location).toContain(
      '/category/',
    )
  })

  it('do not close a business whose owner pays', async () => {
    const { waitDays } = await startAt(engine)
    const { id } = await createBusiness(app.context.db)
    await suggest(id, { closed: 'yes' })
    const cookie = await waitDays(8)
    const [{ id: correction }] = await waiting(cookie)
    const refused = await decide(cookie, correction, 'accept', { seen: 'Somebody says so.' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('Pause the account first')
    expect(await waiting(cookie)).toHaveLength(1)
  })

  it('need something that is wrong, and lose nothing of what was typed', async () => {
    await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, { phone: '021 555 0142' })
    expect((await suggest(id, {})).statusCode).toBe(400)
    expect((await suggest(id, { phone: '(021) 555-0142' })).statusCode).toBe(400)
    const url = supplyPages.correction(id)
    const send = (fields: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url,
        headers: FORM,
        payload: new URLSearchParams(fields).toString(),
      })
    const wrong = await send({ businessName: '', monday: 'mornings', address: '9 Kloof Street' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('Please write the hours as 09:00 – 17:00, or closed.')
    expect(wrong.body).toContain('value="9 Kloof Street"')
    const sent = await send({ businessName: '', monday: '9am - 5pm', industry: '' })
    expect(sent.headers.location).toBe(`${url}?done=yes`)
    const row = await app.context.db.selectFrom('corrections').select(['field', 'value']).execute()
    expect(row).toEqual([{ field: 'monday', value: '09:00 – 17:00' }])
    const robot = await send({ phone: '021 555 0100', website: 'https://spam.example' })
    expect(robot.headers.location).toBe(`${url}?done=yes`)
    expect(await app.context.db.selectFrom('corrections').selectAll().execute()).toHaveLength(1)
  })

  it('are limited to five a day from a browser', async () => {
    await startAt(engine, { RATE_LIMIT: 'on' })
    const { id } = await createUnclaimed(app.context.db)
    const first = await suggest(id, { phone: '021 555 0100' })
    const set = first.cookies.find(({ name }) => name === 'cpt_device')
    const codes = []
    for (let number = 1; number < 8; number++)
      codes.push(
        (
          await suggest(
            id,
            { phone: `021 555 010${number}` },
            '196.25.1.1',
            `cpt_device=${set?.value}`,
          )
        ).statusCode,
      )
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('are not there while unclaimed businesses are hidden', async () => {
    app = await createTestApp(engine)
    const { id } = await createBusiness(app.context.db)
    expect((await suggest(id, { phone: '021 555 0100' })).statusCode).toBe(404)
    expect((await app.server.inject({ url: supplyPages.correction(id) })).statusCode).toBe(404)
    expect((await app.server.inject({ url: pages.business(id) })).body).not.toContain(
      'Suggest a correction',
    )
  })

  it('are on the admin’s page, with forms', async () => {
    const { cookie } = await startAt(engine)
    const { id } = await createUnclaimed(app.context.db, { businessName: 'Zaida’s Kitchen' })
    await suggest(id, { phone: '021 555 0100' })
    const get = () => app.server.inject({ url: ownPages.corrections, headers: { cookie } })
    expect((await get()).body).toContain('Zaida’s Kitchen')
    const [{ id: correction }] = await waiting(cookie)
    const declined = await app.server.inject({
      method: 'POST',
      url: ownPages.correctionAction(correction, 'decline'),
      headers: { ...FORM, cookie },
      payload: '',
    })
    expect(declined.statusCode).toBe(303)
    expect((await get()).body).toContain('Nothing to decide')
    expect((await read(id)).phone).toBe('')
  })
})
