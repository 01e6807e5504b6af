import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
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
 * on a small database in the folder. Null if another process has it.
 */
export function lockFolder(folder: string): DatabaseSync | null {
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
    return lock
  } catch {
    lock.close()
    return null
  }
}

export function lockDataDir(dataDir: string): DatabaseSync {
  const lock = lockFolder(dataDir)
  if (lock) return lock
  throw new DataDirInUseError(
    `The data directory ${dataDir} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
  )
}

export function openSqlite(dataDir: string, watch?: CatalogueWatch): OpenedDatabase {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const lock = lockDataDir(dataDir)
  const connection = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS })
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // What is deleted is overwritten, so that the file does not have it either.
  connection.exec('pragma secure_delete = on')
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

const PAGES_PER_STEP = 1000

export interface SqliteFile extends OpenedDatabase {
  /**
   * Copies the whole database by SQLite's online backup. Inside a transaction that has read something, it copies
   * what that transaction sees, whatever is written meanwhile.
   */
  copyTo(file: string): Promise<void>
}

/** Without the lock of a data directory: for a backup, or beside a running site. */
export function openSqliteFile(file: string, { readOnly = true } = {}): SqliteFile {
  const connection = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS })
  return {
    ...openConnection(connection),
    copyTo: async (to) => {
      await backup(connection, to, { rate: PAGES_PER_STEP })
      // One file that can be opened where nothing may be written, instead of one with a log beside it.
      const copy = new DatabaseSync(to)
      copy.exec('pragma journal_mode = delete')
      copy.close()
    },
  }
}

function openConnection(connection: DatabaseSync, watch?: CatalogueWatch): OpenedDatabase {
  const dialect = new SqliteDialect({ database: new NodeSqliteDatabase(connection) })
  const db = new Kysely<Database>({
    dialect: watch ? watchCatalogue(dialect, 'sqlite', watch) : dialect,
  })
  return { engine: 'sqlite', db, close: () => db.destroy() }
}
