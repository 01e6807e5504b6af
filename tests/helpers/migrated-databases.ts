import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { databaseFile, openSqlite } from '#server/platform/db/sqlite.ts'
import { prepareDatabase } from '#server/prepare-database.ts'

/** Empty databases with every migration applied; a test application starts as a copy of one. */
export interface MigratedDatabases {
  sqliteFile: string
  /** The name of a database on the test server. */
  postgresName: string
}

export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function migrateAndClose(opened: OpenedDatabase): Promise<void> {
  await prepareDatabase(opened)
  await opened.close()
}

/** Created once per run, so that hundreds of applications need not run every migration. */
export async function makeMigratedDatabases(postgresUrl: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-test-'))
  await migrateAndClose(openSqlite(dataDir))
  const postgresName = `migrated_${randomBytes(6).toString('hex')}`
  await onPostgres(postgresUrl, `create database ${postgresName}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${postgresName}`
  const raise = (error: Error) => {
    throw error
  }
  await migrateAndClose(openPostgres({ url: url.href, onError: raise }))
  return {
    sqliteFile: databaseFile(dataDir),
    postgresName,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await onPostgres(postgresUrl, `drop database ${postgresName} with (force)`)
    },
  }
}
