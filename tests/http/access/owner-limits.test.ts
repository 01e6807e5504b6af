import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const PACE = 300

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite', { RATE_LIMIT: 'on' })
})
afterAll(() => app.close())

const createOwner = async () => {
  const { owner } = await createBusiness(app.context.db)
  const headers = { cookie: await signIn(app, owner) }
  const write = () =>
    app.server.inject({ method: 'DELETE', url: '/api/dashboard/blocked-times/none', headers })
  return { headers, write }
}

it('an owner may write far above a person’s pace, for each owner alone, and says to wait', async () => {
  const busy = await createOwner()
  for (let count = 0; count < PACE; count += 1) expect((await busy.write()).statusCode).toBe(404)
  const refused = await busy.write()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({
    detail: expect.stringContaining('changed a lot in a short time'),
  })
  const profile = await app.server.inject({
    method: 'PUT',
    url: '/api/business',
    headers: busy.headers,
    payload: {},
  })
  expect(profile.statusCode).toBe(429)
  const form = await app.server.inject({
    method: 'POST',
    url: ownPages.billingDetails,
    headers: { ...busy.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Kept+words',
  })
  expect(form.statusCode).toBe(429)
  expect(form.body).toContain('changed a lot in a short time')
  expect(form.body).toContain('Kept words')
  const read = await app.server.inject({
    url: '/api/dashboard/booking-setup',
    headers: busy.headers,
  })
  expect(read.statusCode).toBe(200)
  const other = await createOwner()
  expect((await other.write()).statusCode).toBe(404)
})

it('admins are not counted', async () => {
  const headers = {
    cookie: await signIn(app, await createUser(app.context.db, { role: 'ADMIN' })),
  }
  for (let count = 0; count <= PACE; count += 1) {
    const answer = await app.server.inject({
      method: 'DELETE',
      url: '/api/admin/users/none',
      headers,
    })
    expect(answer.statusCode).not.toBe(429)
  }
})
