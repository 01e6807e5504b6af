import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '#server/platform/http/api-route.ts'
import { addressOf } from '#shared/api/address.ts'
import { API } from '#shared/api/api.ts'
import { endpoints } from '#shared/api/endpoint.ts'
import { createListedApp, isCall, type ListedApp, nameOf } from '#tests/helpers/listed-app.ts'
import { call } from '#web/lib/api/api-client.ts'

describe('the contract and the routes', () => {
  let app: ListedApp
  beforeAll(async () => {
    app = await createListedApp('sqlite')
  })
  afterAll(() => app.close())

  it('have the same calls', () => {
    const routes = app.routes.filter(isCall).map(nameOf)
    expect(routes.sort()).toEqual(Object.keys(API).sort())
  })
})

describe('an address', () => {
  it('has its parameters and its query, encoded', () => {
    const businessId = 'a/b c'
    expect(
      addressOf('DELETE /api/admin/featured-gems/:businessId', { params: { businessId } }),
    ).toBe('/api/admin/featured-gems/a%2Fb%20c')
  })
})

/** Never run: tsc fails where one of these is no longer an error. */
function typeErrors(route: Route): void {
  const businessId = ''
  // @ts-expect-error: no such address
  void call('GET /api/nothing')
  // @ts-expect-error: no such method there
  void call('PUT /api/admin/featured-gems')
  // @ts-expect-error: the body is missing
  void call('POST /api/admin/featured-gems')
  // @ts-expect-error: another body
  void call('POST /api/admin/featured-gems', { body: { id: businessId } })
  // @ts-expect-error: another parameter
  void call('DELETE /api/admin/featured-gems/:businessId', { params: { id: businessId } })
  // @ts-expect-error: a query that it does not have
  void call('GET /api/featured-gems', { query: { page: 1 } })
  // @ts-expect-error: a field that the answer does not have
  void call('GET /api/featured-gems').then(({ businesses }) => businesses)
  // @ts-expect-error: no such address
  addressOf('GET /api/nothing')

  // @ts-expect-error: no such address
  route('GET /api/nothing', () => ({}))
  // @ts-expect-error: another answer
  route('GET /api/featured-gems', () => ({ gems: 'none' }))
  // @ts-expect-error: the body has no such field
  route('POST /api/admin/featured-gems', ({ body }) => ({ message: body.userId }))
  // @ts-expect-error: nobody has to be signed in here, so there may be no user
  route('GET /api/featured-gems', ({ user }) => ({ gems: [], by: user.id }))

  // @ts-expect-error: who may call it is not said
  endpoints({ 'GET /api/x': { tag: 'catalogue', summary: '', answer: z.string() } })
  // @ts-expect-error: its parameter has no schema
  endpoints({ 'GET /api/x/:id': { who: 'admin', summary: '', answer: z.string() } })
  // @ts-expect-error: not a call of the API
  endpoints({ 'GET /x': { who: 'admin', summary: '', answer: z.string() } })
}

it('is wrong in these ways only to the compiler', () => expect(typeErrors).toBeDefined())
