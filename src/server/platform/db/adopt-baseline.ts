import { sql } from 'kysely'
import type { Db } from './schema.ts'

const BASELINE = '0034-baseline'
/** The last of the migrations that the baseline replaced. */
const LAST_REPLACED = '0034-pairs-of-places'

/** A database from before the baseline has the same schema by thirty migrations: it counts as begun with it. */
export async function adoptBaseline(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  const names = rows.map(({ name }) => name)
  if (names.length === 0 || names.includes(BASELINE)) return
  if (!names.includes(LAST_REPLACED))
    throw new Error(`This database is too old. Start it once with the version of ${LAST_REPLACED}.`)
  await db.transaction().execute(async (trx) => {
    await sql`delete from "kysely_migration" where "name" <= ${LAST_REPLACED}`.execute(trx)
    await sql`insert into "kysely_migration" ("name", "timestamp")
      values (${BASELINE}, ${new Date().toISOString()}) on conflict do nothing`.execute(trx)
  })
}
