import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { type CatalogueWatch, watchCatalogue } from './catalogue-changes.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { OWNER_ONLY_FOLDER } from './private-files.ts'
import type { Database } from './schema.ts'

const PREPARED_STATEMENTS = 500
const BUSY_TIMEOUT_MS = 5000
/** With SQLite's own 2 MiB a search in 100,000 businesses costs a seventh more; 64 save no more. */
const PAGE_CACHE_KIB = 16 * 1024

export const databaseFile = (dataDir: string) => path.join(dataDir, 'cpt.sqlite')

/** Adapts Node's own SQLite to what Kysely's SQLite dialect expects. */
class NodeSqliteDatabase implements SqliteDatabase {
  private readonly statements = new Map<string, SqliteStatement>()
  private readonly connection: DatabaseSync

  constructor(connection: DatabaseSync) {
    this.connection = connection
  }

  close(): void {
    this.statements.clear()
    this.connection.close()
  }

  prepare(sql: string): SqliteStatement {
    const known = this.statements.get(sql)
    if (known) return known
    const statement = this.forgivingRollback(sql, adapt(this.connection.prepare(sql)))
    if (this.statements.size >= PREPARED_STATEMENTS) {
      const oldest = this.statements.keys().next()
      if (!oldest.done) this.statements.delete(oldest.value)
    }
    this.statements.set(sql, statement)
    return statement
  }

  /** A full disk makes SQLite roll back by itself; a second rollback would throw and hide the cause. */
  private forgivingRollback(sql: string, statement: SqliteStatement): SqliteStatement {
    if (sql !== 'rollback') return statement
    const run = (parameters: readonly unknown[]) =>
      this.connection.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }
    return { ...statement, run }
  }
}

// biome-ignore lint/plugin: Kysely leaves values untyped; what is none, SQLite itself refuses
const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => {
      const result = statement.run(...values(parameters))
      return { changes: result.changes, lastInsertRowid: result.lastInsertRowid }
    },
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

export class DataDirInUseError extends Error {}

/**
 * A lock that the operating system releases when the process dies, even by kill -9: an exclusive transaction
 * on a small database beside the real one.
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(dataDir, 'lock.sqlite'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
    return lock
  } catch {
    lock.close()
    throw new DataDirInUseError(
      `The data directory ${dataDir} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    )
  }
}

export function openSqlite(dataDir: string, watch?: CatalogueWatch): OpenedDatabase {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const lock = lockDataDir(dataDir)
  const connection = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS })
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  connection.exec(`pragma cache_size = -${PAGE_CACHE_KIB}`)
  const opened = openConnection(connection, watch)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      lock.close()
    },
  }
}

/** Without the lock of a data directory: for a backup, or beside a running site. */
export function openSqliteFile(file: string, { readOnly = true } = {}): OpenedDatabase {
  return openConnection(new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS }))
}

function openConnection(connection: DatabaseSync, watch?: CatalogueWatch): OpenedDatabase {
  const dialect = new SqliteDialect({ database: new NodeSqliteDatabase(connection) })
  const db = new Kysely<Database>({ dialect: watch ? watchCatalogue(dialect, watch) : dialect })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}
