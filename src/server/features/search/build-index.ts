import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Db } from '#server/platform/db/schema.ts'
import {
  createStatements,
  dropStatements,
  EARLIER_VERSIONS,
  FILL_SOME,
  FILL_WORDS,
  isIndexColumn,
  MAKE_TERMS_INDEX,
  TERMS,
  TERMS_INDEX,
  TEXTS,
} from './search-index.ts'

const RETRY_MS = 250
const DAY_MS = 24 * 3600 * 1000

type Database = Pick<OpenedDatabase, 'engine' | 'db'>

/** Builds the search index of this version if it is missing, before the process serves. */
export async function buildSearchIndex({ engine, db }: Database): Promise<void> {
  if (engine === 'sqlite') await buildOnSqlite(db)
  else if ((await builtAt(db)) === null) await db.connection().execute(buildOnPostgres)
}

const dropEarlier = (engine: OpenedDatabase['engine']) =>
  EARLIER_VERSIONS.flatMap((version) => dropStatements(engine, version))

/** One process uses a file, so that the earlier index has no readers. */
async function buildOnSqlite(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where "name" = ${TEXTS}`.execute(db)
  if (rows.length === 0)
    await db
      .transaction()
      .execute((trx) => run(trx, [...dropEarlier('sqlite'), ...createStatements('sqlite')]))
}

async function buildOnPostgres(db: Db): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  try {
    await takeTurn(db)
    if ((await builtAt(db)) === null) await build(db)
  } finally {
    await sql`select pg_advisory_unlock(hashtext('search index'))`.execute(db)
    await sql`reset statement_timeout`.execute(db)
  }
}

/** By asking again: a process that waits inside a statement would block the making of an index. */
async function takeTurn(db: Db): Promise<void> {
  while (true) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtext('search index')) as "taken"`.execute(db)
    if (rows[0]?.taken) return
    await pause(RETRY_MS)
  }
}

async function build(db: Db): Promise<void> {
  if (!(await findIndexColumns(db)).includes(TERMS))
    await db.transaction().execute(async (trx) => {
      // A statement that waits for a lock makes every later request wait behind it.
      await sql`set local lock_timeout = '10s'`.execute(trx)
      await run(trx, createStatements('postgres'))
    })
  await run(db, [FILL_WORDS])
  while (((await sql.raw(FILL_SOME).execute(db)).numAffectedRows ?? 0n) > 0n);
  // One that was interrupted is there and not valid.
  await run(db, [`drop index concurrently if exists "${TERMS_INDEX}"`, MAKE_TERMS_INDEX])
  await run(db, [`comment on index "${TERMS_INDEX}" is '${new Date().toISOString()}'`])
}

/** PostgreSQL: of every version that is there. */
async function findIndexColumns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as "name" from pg_attribute
    where attrelid = to_regclass('"businesses"') and attnum > 0 and not attisdropped`.execute(db)
  return rows.map(({ name }) => name).filter(isIndexColumn)
}

/** PostgreSQL: when this version was complete, or null. */
async function builtAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: string | null }>`
    select obj_description(to_regclass(${`"${TERMS_INDEX}"`}), 'pg_class') as "at"`.execute(db)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

/** PostgreSQL: a day later no process searches an earlier version any more. */
export async function dropEarlierIndexes({ engine, db }: Database, now: Date): Promise<void> {
  if (engine === 'sqlite') return
  const at = await builtAt(db)
  if (at === null || now.getTime() - at.getTime() < DAY_MS) return
  if ((await findIndexColumns(db)).length === 1) return
  await db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '10s'`.execute(trx)
    await run(trx, dropEarlier('postgres'))
  })
}

async function run(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
