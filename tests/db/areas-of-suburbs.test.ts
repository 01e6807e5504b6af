import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { wordsByField } from '#server/platform/db/migrations/0020-0039/0031-words-by-field.ts'
import { areasOfSuburbs } from '#server/platform/db/migrations/0020-0039/0033-areas-of-suburbs.ts'
import { pairsOfPlaces } from '#server/platform/db/migrations/0020-0039/0034-pairs-of-places.ts'
import { api } from '#shared/paths.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('the migrations to areas of suburbs and pairs of places on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
  })
  afterEach(() => app.close())

  const found = async (area: string): Promise<string[]> => {
    const answer = await app.server.inject({ url: api.businesses, query: { q: 'plumber', area } })
    const { businesses } = answer.json<BusinessPage>()
    return businesses.map(({ businessName }) => businessName)
  }

  it('knows whose suburb is in another area than the chosen one, and finds them around it', async () => {
    const { db } = app.context
    const plumber = { industry: 'Home Services' as const, services: ['Plumbing'] }
    await createBusiness(db, {
      ...plumber,
      businessName: 'Chose another',
      area: 'City Bowl',
      address: '3 Main Road, Muizenberg',
    })
    await createBusiness(db, {
      ...plumber,
      businessName: 'Chose its own',
      area: 'Southern Suburbs',
      address: '8 Main Road, Claremont',
    })
    await createBusiness(db, {
      ...plumber,
      businessName: 'No suburb',
      area: 'City Bowl',
      address: 'On wheels',
    })
    const rows = () =>
      db
        .selectFrom('businesses')
        .select(['businessName', 'otherArea'])
        .orderBy('businessName')
        .execute()
    const written = await rows()

    const earlier = db as unknown as Kysely<unknown>
    await wordsByField(engine).up(earlier)
    await sql`alter table "businesses" drop column "otherArea"`.execute(earlier)
    await areasOfSuburbs(engine).up(earlier)
    await pairsOfPlaces(engine).up(earlier)

    expect(await rows()).toEqual(written)
    expect(written.map(({ otherArea }) => otherArea)).toEqual(['Southern Suburbs', null, null])
    expect(await found('Rondebosch')).toEqual(['Chose its own', 'Chose another'])
    expect(await found('Main Road')).toHaveLength(2)
    expect(await found('8 Main')).toEqual(['Chose its own'])
  })
})
