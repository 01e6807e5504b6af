import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dropEarlierIndexes } from '#server/features/search/build-index.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { onPostgres } from '#tests/helpers/migrated-databases.ts'
import { createTestApp, createTestDatabase, ENGINES } from '#tests/helpers/test-app.ts'

type Engine = (typeof ENGINES)[number]

const dumpOf = (engine: Engine) => readFileSync(`tests/db/before-baseline/${engine}.sql`, 'utf8')

/** A database made by the last commit before the baseline, by its thirty migrations. */
async function createEarlierDatabase(engine: Engine) {
  const database = await createTestDatabase(engine)
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = database.environment
  if (databaseUrl === undefined) {
    const file = new DatabaseSync(databaseFile(dataDir))
    file.exec(dumpOf(engine))
    file.close()
  } else await onPostgres(databaseUrl, dumpOf(engine))
  return { ...database, open: () => openDatabase({ dataDir, databaseUrl }, () => undefined) }
}

/** Tables with their columns, indexes and triggers, without their order. */
async function describeSchema({ engine, db }: OpenedDatabase) {
  const tables = await db.introspection.getTables()
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ name: string }>`select "type" || ' ' || "name" as "name" from sqlite_master
          where "type" in ('index', 'trigger')`.execute(db)
      : await sql<{ name: string }>`select 'index ' || indexname as "name" from pg_indexes
          where schemaname = 'public' union all select 'trigger ' || tgname from pg_trigger where not tgisinternal`.execute(
          db,
        )
  return {
    columns: tables
      .flatMap(({ name, columns }) =>
        columns.map((one) => `${name}.${one.name} ${one.dataType} ${one.isNullable}`),
      )
      .toSorted(),
    others: rows.map(({ name }) => name).toSorted(),
  }
}

it.each(ENGINES)(
  'a database from before the baseline goes on without loss, on %s',
  async (engine) => {
    const earlier = await createEarlierDatabase(engine)
    const opened = earlier.open()
    const applied = await prepareDatabase(opened)
    expect(applied).not.toContain('0034-baseline')
    expect(await prepareDatabase(opened)).toEqual([])

    const { db } = opened
    const business = await db.selectFrom('businesses').selectAll().executeTakeFirstOrThrow()
    expect(business).toMatchObject({
      businessName: 'Protea Plumbers',
      ratingCount: 2,
      ratingSum: 9,
    })
    expect(await db.selectFrom('ratings').select('stars').execute()).toHaveLength(2)
    expect(await db.selectFrom('bookings').select('notes').execute()).toEqual([{ notes: 'Geyser' }])
    // Triggers follow as before.
    await db.deleteFrom('ratings').where('stars', '=', 4).execute()
    const counted = db.selectFrom('businesses').select(['ratingCount', 'ratingSum'])
    expect(await counted.executeTakeFirstOrThrow()).toEqual({ ratingCount: 1, ratingSum: 5 })

    // A day later, nobody searches the earlier index.
    await dropEarlierIndexes(opened, new Date(Date.now() + 25 * 3600 * 1000))
    const fresh = await createTestApp(engine)
    expect(await describeSchema(opened)).toEqual(
      await describeSchema({ ...opened, db: fresh.context.db }),
    )
    await fresh.close()
    await opened.close()
    await earlier.remove()
  },
)

it.each(ENGINES)('earlier records lose the addresses in them, on %s', async (engine) => {
  const earlier = await createEarlierDatabase(engine)
  const opened = earlier.open()
  const { db } = opened
  const at = '2026-11-18T04:32:39.835Z'
  const admin = { adminId: 'admin', adminEmail: 'admin@example.co.za', targetId: '', createdAt: at }
  const label = 'Hoekie (thandi@example.co.za)'
  await db
    .insertInto('adminActions')
    .values([
      { ...admin, id: '1', action: 'delete', targetLabel: label, detail: '' },
      {
        ...admin,
        id: '2',
        action: 'eft',
        targetLabel: 'thandi@example.co.za',
        detail: 'R99, t@b.za',
      },
      { ...admin, id: '3', action: 'retry-mail', targetLabel: 'welcome to t@b.za', detail: '' },
    ])
    .execute()
  await sql`insert into "ledgerEntries" ("id", "userId", "ownerLabel", "position", "kind", "day", "plan",
    "amountCents", "reference", "note", "adminEmail", "isDemo", "createdAt") values ('1', 'gone', ${label}, 1, 'eft',
    '2026-11-18', 'BASIC', 9900, 't@b.za', 'Koffie @ Kloof', '', 0, ${at})`.execute(db)
  await sql`insert into "paymentMessages" ("id", "kind", "body", "sender", "bodyHash", "state", "result", "attempts",
    "nextAttemptAt", "createdAt") values ('1', 'notification', 'm_payment_id=1&email_address=t%40b.za&token=2', '', '1',
    'done', '', 1, ${at}, ${at})`.execute(db)
  await prepareDatabase(opened)
  expect(
    await db.selectFrom('adminActions').select(['targetLabel', 'detail']).orderBy('id').execute(),
  ).toEqual([
    { targetLabel: 'Hoekie', detail: '' },
    { targetLabel: 'An owner without a profile', detail: 'R99, …@b.za' },
    { targetLabel: 'welcome to …@b.za', detail: '' },
  ])
  const entries = db.selectFrom('ledgerEntries').select(['ownerLabel', 'reference', 'note'])
  expect(await entries.execute()).toEqual([
    { ownerLabel: 'Hoekie', reference: '…@b.za', note: 'Koffie @ Kloof' },
  ])
  expect(await db.selectFrom('paymentMessages').select('body').execute()).toEqual([
    { body: 'm_payment_id=1&token=2' },
  ])
  await expect(db.updateTable('ledgerEntries').set({ note: 'x' }).execute()).rejects.toThrow(
    'only added to',
  )
  await opened.close()
  await earlier.remove()
})

it('a database that is older still says which version to start first', async () => {
  const earlier = await createEarlierDatabase('sqlite')
  const opened = earlier.open()
  await sql`delete from "kysely_migration" where "name" = '0034-pairs-of-places'`.execute(opened.db)
  await expect(prepareDatabase(opened)).rejects.toThrow('This database is too old.')
  await opened.close()
  await earlier.remove()
})
