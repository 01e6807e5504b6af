import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql, type Transaction } from 'kysely'
import {
  generatePasswords,
  type RenewedAccount,
  renewPasswords,
} from '#server/features/accounts/passwords/published-accounts.ts'
import { type Config, ConfigError } from '#server/platform/config/config.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import { createFolderImageStore } from '#server/platform/images/folder-image-store.ts'
import { createS3ImageStore } from '#server/platform/images/s3-image-store.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { copyImages } from './copy-images.ts'
import { type Checksums, differingTables, readChecksums, readRows, sumTables } from './read-rows.ts'
import {
  countRows,
  countWrongBookingCounts,
  countWrongSums,
  findColumns,
  TABLES,
} from './tables.ts'
import { takeTime } from './take-time.ts'

export interface CopyReport {
  checksums: Checksums
  rows: number
  /** How many images were copied to the bucket; null without a bucket, as they stay where they are. */
  images: number | null
  /** Accounts with the demo's published password: they get another one in the copy. */
  renewed: RenewedAccount[]
}

/**
 * Copies the SQLite database to an empty PostgreSQL in one transaction: everything is there and verified, or
 * nothing is. The source is locked meanwhile, so that no write is missed.
 */
export async function copyDatabase(config: Config, targetUrl: string): Promise<CopyReport> {
  if (!existsSync(path.join(config.dataDir, 'cpt.sqlite')))
    throw new ConfigError(`There is no embedded database in ${config.dataDir}: check DATA_DIR.`)
  const source = openSqlite(config.dataDir)
  const target = openPostgres({ url: targetUrl, onError: () => undefined })
  try {
    await prepareDatabase(source)
    await prepareDatabase(target)
    await refuseFilled(target.db)
    const before = await readChecksums(source.db, 'sqlite')
    const renewed = await generatePasswords(source.db)
    const after = await target.db.transaction().execute(async (trx) => {
      await takeTime(trx)
      await fill(source.db, trx)
      const copied = await sumTables(trx, 'postgres')
      const wrong: string[] = differingTables(before, copied)
      if ((await countWrongSums(trx)) > 0) wrong.push('sums of ratings')
      if ((await countWrongBookingCounts(trx)) > 0) wrong.push('counts of bookings')
      if (wrong.length > 0)
        throw new Error(
          `The copy would differ from its source (${wrong.join(', ')}): nothing was copied.`,
        )
      // After the comparison: the source stays unchanged.
      await renewPasswords(trx, renewed, new Date())
      return copied
    })
    return {
      checksums: after,
      rows: Object.values(after).reduce((sum, { rows }) => sum + rows, 0),
      images: config.s3
        ? await copyImages(createFolderImageStore(config.imagesDir), createS3ImageStore(config.s3))
        : null,
      renewed,
    }
  } finally {
    await target.close()
    await source.close()
  }
}

async function refuseFilled(db: Db): Promise<void> {
  for (const table of TABLES)
    if ((await countRows(db, table)) > 0)
      throw new ConfigError(
        `The target is not empty: its table ${table} holds rows. Give an empty database, on which no site has been started.`,
      )
}

async function fill(source: Db, target: Transaction<Database>): Promise<void> {
  // Sums and counts are copied with their businesses; the trigger would add every star a second time.
  await sql`alter table "ratings" disable trigger "ratingsFollowed"`.execute(target)
  for (const table of TABLES) {
    const columns = await findColumns(target, table)
    for await (const rows of readRows(source, 'sqlite', table)) {
      const values = rows.map(
        (row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`,
      )
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)}`.execute(target)
    }
  }
  await sql`alter table "ratings" enable trigger "ratingsFollowed"`.execute(target)
}
