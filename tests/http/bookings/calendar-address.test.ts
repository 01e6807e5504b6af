import type { LightMyRequestResponse } from 'fastify'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { book } from '#tests/helpers/booked.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ASKED = new Date('2026-06-10T08:00:00.000Z')
const WISH = '2026-06-20T12:30:00.000Z'

describe.each(USUAL_ENGINES)('the private calendar address on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { PUBLIC_URL: 'https://cpt.example' }, { clock: () => ASKED })
  })
  afterAll(() => app.close())

  const post = (url: string, cookie: string, payload: object = {}) =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })

  it.each<[string, (cookie: string, ownerId: string) => Promise<LightMyRequestResponse>]>([
    [
      'a changed password',
      (cookie) =>
        post('/api/change-password', cookie, {
          currentPassword: TEST_PASSWORD,
          newPassword: 'snoek op die braai',
        }),
    ],
    ['signing out everywhere', (cookie) => post('/api/sign-out-everywhere', cookie)],
    [
      "an admin's reset",
      async (_, userId) => post('/api/admin/reset-password', await signInAsAdmin(app), { userId }),
    ],
    [
      'a pause',
      async (_, userId) =>
        post('/api/admin/toggle-subscription', await signInAsAdmin(app), {
          userId,
          action: 'pause',
        }),
    ],
  ])('ends with %s, for good', async (_, end) => {
    const business = await createBusiness(app.context.db, {
      ownerInput: { password: TEST_PASSWORD },
    })
    const cookie = await signIn(app, business.owner)
    const made = await post('/api/dashboard/calendar', cookie)
    const { pathname } = new URL(made.json<{ url: string }>().url)
    const status = async () => (await app.server.inject(pathname)).statusCode
    expect(await status()).toBe(200)
    expect((await end(cookie, business.owner.id)).statusCode).toBe(200)
    expect(await status()).toBe(404)
    const admin = await signInAsAdmin(app)
    const resume = { userId: business.owner.id, action: 'unpause' }
    await post('/api/admin/toggle-subscription', admin, resume)
    expect(await status()).toBe(404)
  })

  it('is not made for a paused owner', async () => {
    const business = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
    const answer = await post('/api/dashboard/calendar', await signIn(app, business.owner))
    expect(answer.statusCode).toBe(409)
  })

  it('shows what was accepted, and can be renewed and stopped', async () => {
    const { id, cookie } = await book(app, { dateISO: WISH, notes: 'Window; seat, please' })
    const call = (method: 'GET' | 'POST' | 'DELETE') =>
      app.server.inject({ method, url: '/api/dashboard/calendar', headers: { cookie } })
    const read = async (url: string) => app.server.inject(new URL(url).pathname)
    expect((await call('GET')).json()).toEqual({ since: null })
    const first = (await call('POST')).json<{ url: string }>().url
    expect((await call('GET')).json()).toEqual({ since: ASKED.toISOString() })
    const events = async (url: string) => {
      const file = await read(url)
      expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
      return new ICAL.Component(ICAL.parse(file.body))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event))
    }
    expect(await events(first)).toEqual([])
    await post(`/api/dashboard/bookings/${id}/accept`, cookie)
    const [event, ...others] = await events(first)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      uid: `${id}@cpt.example`,
      summary: 'Thandi Mokoena',
      sequence: 1,
    })
    expect(event?.description).toContain('Window; seat, please')

    const second = (await call('POST')).json<{ url: string }>().url
    expect((await read(first)).statusCode).toBe(404)
    expect(await events(second)).toHaveLength(1)
    const stored = await app.context.db.selectFrom('calendarFeeds').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(second.slice(-47, -4))
    expect((await call('DELETE')).statusCode).toBe(204)
    expect((await read(second)).statusCode).toBe(404)
  })
})
