import { StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WORDS } from '#server/features/search/search-index.ts'
import { TABLE_RULES } from '#server/tables.ts'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { feeds, pages } from '#shared/paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
let businessId: string
beforeEach(async () => {
  app = await createTestApp('sqlite')
  businessId = (await fillEveryTable(app)).businessId
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

it('a write to any table that public pages read invalidates cached pages', async () => {
  const statements: string[] = []
  const all = StatementSync.prototype.all
  vi.spyOn(StatementSync.prototype, 'all').mockImplementation(function (
    this: StatementSync,
    ...values
  ) {
    statements.push(this.sourceSQL)
    return all.apply(this, values)
  })
  const addresses = [
    pages.home,
    pages.categories,
    pages.category(CATEGORY_SLUGS[0]),
    `${pages.search}?q=koesister`,
    `${pages.search}?q=koezister&open=1`,
    pages.business(businessId),
    `/api/business/${businessId}/reviews?stars=5`,
    pages.blog,
    feeds.sitemap,
    feeds.sitemapOfPages,
    feeds.sitemapOfBusinesses(1),
    '/api/businesses',
    '/api/featured-gems',
    '/api/categories',
  ]
  for (const url of addresses) expect((await app.server.inject({ url })).statusCode, url).toBe(200)
  const read = statements.flatMap((sql) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)])
  const tables = new Set(read.map(([, table = '']) => table))
  const hidden = keysOf(TABLE_RULES).filter((table) => TABLE_RULES[table].shown === false)
  expect(tables).toContain('businesses')
  // Triggers write the words of the index in the transaction that changes a business.
  expect(hidden.filter((table) => tables.has(table))).toEqual([WORDS])
})

it('a delete from a table invalidates cached pages if they show it, and only then', async () => {
  const { db, catalogue } = app.context
  for (const table of keysOf(TABLE_RULES).reverse()) {
    const before = catalogue.current()
    // The ledger refuses: then nothing changes.
    await db
      .deleteFrom(table)
      .execute()
      .catch(() => undefined)
    expect(catalogue.current() !== before, table).toBe(TABLE_RULES[table].shown !== false)
  }
})
