import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { firstSchema } from '#server/platform/db/migrations/0001-0019/0001-first-schema.ts'
import { ownSessions } from '#server/platform/db/migrations/0001-0019/0013-own-sessions.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createTestDatabase, ENGINES, type TestDatabase } from '#tests/helpers/test-app.ts'

const AT = '2026-01-02T08:00:00.000Z'

describe.each(ENGINES)('the migration to hashed sessions on %s', (engine) => {
  let database: TestDatabase
  let opened: ReturnType<typeof openDatabase>
  beforeEach(async () => {
    database = await createTestDatabase(engine)
    opened = openDatabase(
      {
        dataDir: String(database.environment.DATA_DIR),
        databaseUrl: database.environment.DATABASE_URL,
      },
      () => undefined,
    )
  })
  afterEach(async () => {
    await opened.close()
    await database.remove()
  })

  it('ends the sessions and leaves every password as it was', async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the schema of an earlier day.
    const db = opened.db as unknown as Kysely<any>
    if (engine === 'postgres') await sql`create extension if not exists pg_trgm`.execute(db)
    await firstSchema(engine).up(db)
    const password = await hashPassword('rooibos en vetkoek')
    const stamps = { createdAt: AT, updatedAt: AT }
    await db
      .insertInto('users')
      .values(
        ['with', 'without'].map((id) => ({
          id,
          email: `${id}@example.co.za`,
          role: 'BUSINESS',
          plan: 'BASIC',
          status: 'ACTIVE',
          ...stamps,
        })),
      )
      .execute()
    const credential = { id: 'c', userId: 'with', accountId: 'with', providerId: 'credential' }
    await db
      .insertInto('credentials')
      .values({ ...credential, password, ...stamps })
      .execute()
    const session = { id: 's', userId: 'with', token: 'readable', expiresAt: AT }
    await db
      .insertInto('sessions')
      .values({ ...session, ...stamps })
      .execute()

    await ownSessions().up(db)

    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([])
    const rows = await opened.db.selectFrom('credentials').selectAll().execute()
    expect(rows).toEqual([{ userId: 'with', password, updatedAt: AT }])
    expect(await verifyPassword(rows[0]?.password ?? '', 'rooibos en vetkoek')).toBe(true)
    await opened.db.deleteFrom('users').execute()
    expect(await opened.db.selectFrom('credentials').selectAll().execute()).toEqual([])
  })
})
