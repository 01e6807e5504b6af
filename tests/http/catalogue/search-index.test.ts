import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { TEXTS } from '#server/features/search/search-index.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const NAMES = ['Anchor Plumbing', 'Boma Plumbing', 'Cloud Plumbing', 'Dune Bakery', 'Egret Bakery']

describe.each(ENGINES)('the search index on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    for (const businessName of NAMES) await createBusiness(app.context.db, { businessName })
  })
  afterAll(() => app.close())

  const find = async (q: string) => {
    const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
    return answer.json<BusinessPage>().businesses.map(({ businessName }) => businessName)
  }
  const tidy = async () => {
    const task = app.services.tasks.find(({ name }) => name === 'search-index')
    expect(await task?.run(new AbortController().signal)).toBe('The search index is tidy.')
  }

  it('finds the same before and after merging', async () => {
    const before = [await find('plumbing'), await find('bakery'), await find('egret')]
    expect(before.map((names) => names.length)).toEqual([3, 2, 1])
    await tidy()
    await createBusiness(app.context.db, { businessName: 'Fynbos Florist' })
    expect([await find('plumbing'), await find('bakery'), await find('egret')]).toEqual(before)
    expect(await find('fynbos')).toEqual(['Fynbos Florist'])
  })

  if (engine === 'sqlite')
    it('is one segment after single writes, however often it is merged', async () => {
      const countSegments = async () => {
        const { rows } = await sql<{ segments: number }>`
          select count(distinct "segid") as "segments" from ${sql.table(`${TEXTS}_idx`)}
        `.execute(app.context.db)
        return rows[0]?.segments
      }
      for (const businessName of ['Gull', 'Heron', 'Ibis'])
        await createBusiness(app.context.db, { businessName })
      expect(await countSegments()).toBeGreaterThan(2)
      await tidy()
      await tidy()
      expect(await countSegments()).toBeLessThan(3)
    })
})
