import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, type MadeUser } from '#demo/factories/users.ts'
import { api, pages } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const PROFILE = {
  businessName: 'Harbour Table',
  industry: 'Restaurant',
  area: 'Southern Suburbs',
  address: '14 Quayside Lane, Kalk Bay',
}
const DOOR = { latitude: -34.12875, longitude: 18.44912 }

describe.each(ENGINES)('where a business is on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const save = async (owner: MadeUser, change: object) =>
    app.server.inject({
      method: 'PUT',
      url: api.ownBusiness,
      payload: { ...PROFILE, ...change },
      headers: { cookie: await signIn(app, owner) },
    })

  it('is its suburb until the owner sets the exact place, and again without it', async () => {
    const owner = await createUser(app.context.db)
    const first = (await save(owner, {})).json().profile
    expect(first.location).toEqual({ latitude: -34.129, longitude: 18.448, isExact: false })
    const page = async () => (await app.server.inject(pages.business(first.id))).body
    expect(await page()).not.toContain('GeoCoordinates')

    const exact = await save(owner, {
      exactPlace: { latitude: -34.1287512, longitude: 18.4491234 },
    })
    expect(exact.json().profile.location).toEqual({ ...DOOR, isExact: true })
    expect(await page()).toContain(
      '"geo":{"@type":"GeoCoordinates","latitude":-34.12875,"longitude":18.44912}',
    )
    // Left out, it stays.
    expect((await save(owner, { phone: '021 555 0100' })).json().profile.location.isExact).toBe(
      true,
    )
    const taken = await save(owner, { exactPlace: null })
    expect(taken.json().profile.location.isExact).toBe(false)
  })

  it.each([
    { latitude: 51.5, longitude: -0.1 },
    { latitude: 18.4, longitude: -33.9 },
    { latitude: '1', longitude: 18.4 },
    { latitude: -34 },
    'here',
  ])('is never %j', async (exactPlace) => {
    const owner = await createUser(app.context.db)
    const answer = await save(owner, { exactPlace })
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json().errors)).toContain('exactPlace')
  })

  it('is null where the address names no suburb', async () => {
    const { id } = await createBusiness(app.context.db, { address: '1 Nowhere Lane' })
    const answer = await app.server.inject(api.business(id))
    expect(answer.json().business.location).toBeNull()
  })

  it('counts for the distance', async () => {
    const { db } = app.context
    const common = { industry: 'Automotive', area: 'Southern Suburbs' } as const
    const address = '3 Main Road, Mowbray'
    await createBusiness(db, { ...common, businessName: 'Middle Motors', address })
    const point = { latitude: -33.938, longitude: 18.472 }
    await createBusiness(db, { ...common, businessName: 'Edge Motors', address, point })
    const answer = await app.server.inject(`${api.businesses}?q=motors&area=Observatory`)
    const found = answer.json<BusinessPage>().businesses
    expect(found.map(({ businessName, distanceKm }) => [businessName, distanceKm])).toEqual([
      ['Edge Motors', 0.2],
      ['Middle Motors', 1.2],
    ])
  })
})
