import { sql, type Transaction } from 'kysely'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { type Checksum, createChecksum } from './checksum.ts'
import { findColumns, type Row, TABLES, type TableName } from './tables.ts'

const BATCH = 500

/** All rows of a table in batches. On PostgreSQL with a cursor, so call it inside a transaction. */
export async function* readRows(
  db: Db,
  engine: OpenedDatabase['engine'],
  table: TableName,
): AsyncGenerator<Row[]> {
  if (engine === 'sqlite') {
    let after = 0
    while (true) {
      const { rows } = await sql<Row & { place: number }>`
        select rowid as "place", * from ${sql.table(table)}
        where rowid > ${after} order by rowid limit ${BATCH}`.execute(db)
      if (rows.length > 0) yield rows
      if (rows.length < BATCH) return
      after = rows.at(-1)?.place ?? after
    }
  }
  await sql`declare "copied" no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from "copied"`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close "copied"`.execute(db)
}

export type Checksums = Record<string, Checksum>

/** Counts and checksums per table, to compare two databases. */
export function readChecksums(db: Db, engine: OpenedDatabase['engine']): Promise<Checksums> {
  return db.transaction().execute((trx) => sumTables(trx, engine))
}

/** The same inside a transaction, which sees its own changes. */
export async function sumTables(
  trx: Transaction<Database>,
  engine: OpenedDatabase['engine'],
): Promise<Checksums> {
  const checksums: Checksums = {}
  const present = new Set((await trx.introspection.getTables()).map(({ name }) => name))
  // A backup of an earlier release lacks newer tables.
  for (const table of TABLES.filter((name) => present.has(name))) {
    const checksum = createChecksum(await findColumns(trx, table))
    for await (const rows of readRows(trx, engine, table)) for (const row of rows) checksum.add(row)
    checksums[table] = checksum.total()
  }
  return checksums
}

/** The tables that differ. */
export function differingTables(one: Checksums, other: Checksums): string[] {
  return TABLES.filter(
    (table) => one[table]?.rows !== other[table]?.rows || one[table]?.sum !== other[table]?.sum,
  )
}
