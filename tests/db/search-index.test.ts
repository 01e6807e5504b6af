import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { buildSearchIndex, dropEarlierIndexes } from '#server/features/search/build-index.ts'
import {
  createStatements,
  dropStatements,
  FILL_SOME,
  FILL_WORDS,
  isIndexColumn,
  TERMS,
  VERSION,
} from '#server/features/search/search-index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const DAY_AND_HOUR_MS = 25 * 3600 * 1000

const OWN = new RegExp(`(?<=[a-z])${VERSION}(?=["'])`, 'g')

/** Renames the index of this version to that of an earlier one. */
async function makeEarlier({ engine, context: { db } }: TestApp): Promise<void> {
  const earlier = [
    ...createStatements(engine),
    ...(engine === 'postgres' ? [FILL_WORDS, FILL_SOME] : []),
  ].map((statement) => statement.replaceAll(OWN, ''))
  for (const statement of [...dropStatements(engine, `${VERSION}`), ...earlier])
    await sql.raw(statement).execute(db)
}

const find = async (app: TestApp, q: string) => {
  const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
  return answer.json<BusinessPage>().businesses.map(({ businessName }) => businessName)
}

const findColumns = async (db: Db) => {
  const tables = await db.introspection.getTables()
  const businesses = tables.find(({ name }) => name === 'businesses')
  return businesses?.columns.map(({ name }) => name).filter(isIndexColumn)
}

it.each(ENGINES)('is built where it is missing, once, on %s', async (engine) => {
  const app = await createTestApp(engine)
  const { db } = app.context
  for (const businessName of ['Anchor Plumbing', 'Boma Plumbing', 'Cloud Bakery'])
    await createBusiness(db, { businessName })
  await makeEarlier(app)
  expect((await app.server.inject('/api/businesses?q=plumbing')).statusCode).toBe(500)

  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = app.environment
  // Several processes start together; an owner writes meanwhile.
  const others =
    databaseUrl === undefined
      ? []
      : Array.from({ length: 3 }, () => openDatabase({ dataDir, databaseUrl }, () => undefined))
  await Promise.all([
    buildSearchIndex({ engine, db }),
    ...others.map(buildSearchIndex),
    createBusiness(db, { businessName: 'Dune Plumbing' }),
  ])
  expect((await find(app, 'plumbing')).toSorted()).toEqual([
    'Anchor Plumbing',
    'Boma Plumbing',
    'Dune Plumbing',
  ])
  // The correction of typos reads the words.
  expect(await find(app, 'bakerry')).toEqual(['Cloud Bakery'])
  for (const other of others) await other.close()
  await app.close()
})

it('keeps the earlier one for a day on PostgreSQL, for processes that still search it', async () => {
  const app = await createTestApp('postgres')
  const { db } = app.context
  await makeEarlier(app)
  await buildSearchIndex({ engine: 'postgres', db })
  await createBusiness(db, { businessName: 'Egret Bakery' })
  const { rows } = await sql`select 1 from "businesses" where "searchWords" @@ 'egret'`.execute(db)
  expect(rows).toHaveLength(1)
  await dropEarlierIndexes({ engine: 'postgres', db }, new Date())
  expect((await findColumns(db))?.toSorted()).toEqual(['searchWords', TERMS])
  await dropEarlierIndexes({ engine: 'postgres', db }, new Date(Date.now() + DAY_AND_HOUR_MS))
  expect(await findColumns(db)).toEqual([TERMS])
  await createBusiness(db, { businessName: 'Fynbos Bakery' })
  expect(await find(app, 'fynbos')).toEqual(['Fynbos Bakery'])
  await app.close()
})

it('goes on after a build that was interrupted on PostgreSQL', async () => {
  const app = await createTestApp('postgres')
  const { db } = app.context
  await createBusiness(db, { businessName: 'Gull Bakery' })
  await sql`update "businesses" set ${sql.ref(TERMS)} = null`.execute(db)
  await sql.raw(`comment on index "businessesSearchWords${VERSION}" is null`).execute(db)
  await buildSearchIndex({ engine: 'postgres', db })
  expect(await find(app, 'gull')).toEqual(['Gull Bakery'])
  await app.close()
})

it('has another version when it is another index', () => {
  const statements = ENGINES.flatMap(createStatements).join('\n')
  const checksum = createHash('sha256').update(statements).digest('hex').slice(0, 16)
  expect({ [VERSION]: checksum }).toEqual({ 2: 'b1f11b99c6a494d2' })
})
