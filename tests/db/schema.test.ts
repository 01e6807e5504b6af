import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createBookings,
  createCounters,
  createGem,
  createReviews,
} from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { rankScore } from '#shared/search/match.ts'
import {
  createTestApp,
  createTestDatabase,
  ENGINES,
  type TestApp,
} from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('the schema on %s', (engine) => {
  let app: TestApp
  let db: Db
  beforeAll(async () => {
    app = await createTestApp(engine)
    db = app.context.db
  })
  afterAll(() => app.close())

  it('is left as it is by an earlier release', async () => {
    const later = { name: '9999-of-a-later-release', timestamp: new Date().toISOString() }
    const migrations = sql.table('kysely_migration')
    await sql`insert into ${migrations} ("name", "timestamp") values (${later.name}, ${later.timestamp})`.execute(
      db,
    )
    expect(await migrate({ engine, db, close: app.close })).toEqual([])
    await sql`delete from ${migrations} where "name" = ${later.name}`.execute(db)
  })

  it('allows one account per e-mail address, whatever its case', async () => {
    await createUser(db, { email: 'one@example.co.za' })
    await expect(createUser(db, { email: 'ONE@Example.co.za' })).rejects.toThrow()
  })

  it.each([0, 6, -1])('refuses %i stars', async (stars) => {
    const business = await createBusiness(db)
    await expect(createReviews(db, business.id, [{ stars }])).rejects.toThrow()
  })

  it('refuses a second gem, a wrong role, plan, status or price range', async () => {
    const business = await createBusiness(db)
    await createGem(db, business.id)
    await expect(createGem(db, business.id)).rejects.toThrow()
    const user = await createUser(db)
    for (const change of [{ role: 'OWNER' }, { plan: 'GOLD' }, { status: 'GONE' }])
      await expect(
        db
          .updateTable('users')
          .set(change as never)
          .where('id', '=', user.id)
          .execute(),
      ).rejects.toThrow()
    await expect(
      db
        .updateTable('businesses')
        .set({ priceRange: 'cheap' as never })
        .execute(),
    ).rejects.toThrow()
  })

  it('maintains sum, count and rank of the ratings by itself', async () => {
    const { id } = await createBusiness(db)
    await createReviews(db, id, [{ stars: 5 }, { stars: 4 }, { stars: 1 }])
    const read = () =>
      db
        .selectFrom('businesses')
        .select(['ratingSum', 'ratingCount', 'rankScore'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await read()).toEqual({ ratingSum: 10, ratingCount: 3, rankScore: rankScore(10, 3) })
    await db
      .updateTable('ratings')
      .set({ stars: 2 })
      .where('stars', '=', 1)
      .where('businessId', '=', id)
      .execute()
    expect(await read()).toMatchObject({ ratingSum: 11, ratingCount: 3 })
    await db.deleteFrom('ratings').where('stars', '=', 5).where('businessId', '=', id).execute()
    expect(await read()).toEqual({ ratingSum: 6, ratingCount: 2, rankScore: rankScore(6, 2) })
  })

  it("copies the owner's plan and status into the business, and lets nobody set them apart", async () => {
    const business = await createBusiness(db)
    await db
      .updateTable('users')
      .set({ plan: 'PREMIUM', status: 'PAUSED' })
      .where('id', '=', business.owner.id)
      .execute()
    const row = await db
      .selectFrom('businesses')
      .select(['plan', 'status'])
      .where('id', '=', business.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ plan: 'PREMIUM', status: 'PAUSED' })
    await expect(
      db.updateTable('businesses').set({ plan: 'BASIC' }).where('id', '=', business.id).execute(),
    ).rejects.toThrow()
  })

  it('leaves nothing behind when an owner is deleted', async () => {
    const business = await createBusiness(db, { ownerInput: { password: 'bobotie met geel rys' } })
    await createReviews(db, business.id, [{ stars: 3 }])
    await createBookings(db, business.id, [{}])
    await createGem(db, business.id)
    await createCounters(db, business.id, [{ day: '2024-08-01', kind: 'view', count: 3 }])
    await db.deleteFrom('users').where('id', '=', business.owner.id).execute()
    for (const table of ['ratings', 'bookings', 'featuredGems', 'dailyCounters'] as const) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('businessId', '=', business.id)
        .execute()
      expect(rows, table).toEqual([])
    }
    const credentials = await db
      .selectFrom('credentials')
      .select('userId')
      .where('userId', '=', business.owner.id)
      .execute()
    expect(credentials).toEqual([])
  })
})

describe.each(ENGINES)('migrating on %s', (engine) => {
  it('runs once, also when several processes start together', async () => {
    const database = await createTestDatabase(engine)
    const config = {
      dataDir: String(database.environment.DATA_DIR),
      databaseUrl: database.environment.DATABASE_URL,
    }
    const processes = engine === 'sqlite' ? 1 : 4
    const opened = Array.from({ length: processes }, () => openDatabase(config, () => undefined))
    const applied = await Promise.all(opened.map(prepareDatabase))
    expect(applied.flat().length).toBe(new Set(applied.flat()).size)
    for (const one of opened) expect(await prepareDatabase(one)).toEqual([])
    await Promise.all(opened.map((one) => one.close()))
    await database.remove()
  })
})

describe('a data directory', () => {
  it('is rejected with a message while another process uses it', async () => {
    const database = await createTestDatabase('sqlite')
    const dataDir = String(database.environment.DATA_DIR)
    const first = openSqlite(dataDir)
    expect(() => openSqlite(dataDir)).toThrow(/is in use by another process/)
    await first.close()
    await openSqlite(dataDir).close()
    await database.remove()
  })
})

describe('an id', () => {
  it('is opaque, of one length, and unique', () => {
    const ids = Array.from({ length: 5000 }, newId)
    expect(new Set(ids).size).toBe(5000)
    for (const id of ids) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16}$/)
  })
})
