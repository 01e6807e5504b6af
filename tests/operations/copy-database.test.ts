import { afterEach, beforeEach, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { type App, buildApp } from '#server/app.ts'
import { copyDatabase } from '#server/operations/copy-database.ts'
import { readChecksums } from '#server/operations/read-rows.ts'
import { countRows, TABLES } from '#server/operations/tables.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { startS3Server } from '#tests/helpers/servers/s3-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

const SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  DEMO: 'off',
  PUBLIC_URL: 'http://localhost:3000',
}

let source: TestDatabase
let target: TestDatabase
let environment: Record<string, string>
let lived: Awaited<ReturnType<typeof fillEveryTable>>
beforeEach(async () => {
  source = await createTestDatabase('sqlite')
  target = await createTestDatabase('postgres')
  environment = { ...SETTINGS, ...source.environment }
  lived = await onApp(environment, fillEveryTable)
})
afterEach(async () => {
  await source.remove()
  await target.remove()
})

async function onApp<T>(
  settings: Record<string, string>,
  work: (app: App) => Promise<T>,
): Promise<T> {
  const app = await buildApp(readConfig(settings))
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}
const targetUrl = () => String(target.environment.DATABASE_URL)
const copy = () => copyDatabase(readConfig(environment), targetUrl())
const onTarget = <T>(work: (app: App) => Promise<T>) =>
  onApp({ ...environment, DATABASE_URL: targetUrl() }, work)

it('copies every table, and the site works there: search, session, ratings, images', async () => {
  const report = await copy()
  expect(TABLES.filter((table) => !report.checksums[table]?.rows)).toEqual([])
  expect(report.checksums).toEqual(
    await onApp(environment, ({ context }) => readChecksums(context.db, 'sqlite')),
  )

  await onTarget(async ({ server, context }) => {
    const found = await server.inject('/api/businesses?q=koesister')
    expect(found.body).toContain(lived.businessId)
    expect((await server.inject(pages.business(lived.businessId))).body).toContain('Van die beste.')
    const me = await server.inject({ url: '/api/user', headers: { cookie: lived.cookie } })
    expect(me.statusCode).toBe(200)
    expect((await server.inject(`/images/${lived.imageKey}/800.webp`)).statusCode).toBe(200)
    // The triggers work again.
    await createReviews(context.db, lived.businessId, [{ stars: 1 }])
    const { ratingSum, ratingCount } = await context.db
      .selectFrom('businesses')
      .select(['ratingSum', 'ratingCount'])
      .where('id', '=', lived.businessId)
      .executeTakeFirstOrThrow()
    expect({ ratingSum, ratingCount }).toEqual({ ratingSum: 9, ratingCount: 3 })
  })
  await expect(copy()).rejects.toThrow('The target is not empty')
})

it('rejects a source that a site is using', async () => {
  await onApp(environment, async () => {
    await expect(copy()).rejects.toThrow('in use by another process')
  })
})

it('rejects a missing source, and creates none', async () => {
  const empty = readConfig({ ...environment, DATA_DIR: `${environment.DATA_DIR}/nowhere` })
  await expect(copyDatabase(empty, targetUrl())).rejects.toThrow('There is no embedded database')
})

it('leaves nothing behind when a row cannot be stored', async () => {
  await onApp(environment, ({ context }) =>
    context.db
      .updateTable('adminActions')
      .set({ detail: 'a \0 that PostgreSQL does not take' })
      .execute(),
  )
  await expect(copy()).rejects.toThrow()
  await onTarget(async ({ context }) => {
    // A start of the site has stored only a secret.
    for (const table of TABLES)
      expect(await countRows(context.db, table), table).toBe(table === 'settings' ? 1 : 0)
  })
})

it('copies the images into the bucket if there is one', async () => {
  const s3 = await startS3Server()
  try {
    environment = { ...environment, ...s3.environment }
    expect((await copy()).images).toBe(1)
    expect(s3.objects.size).toBe(IMAGE_FILES.length)
    await onTarget(async ({ server }) => {
      expect((await server.inject(`/images/${lived.imageKey}/800.webp`)).statusCode).toBe(200)
    })
  } finally {
    await s3.close()
  }
})
