import {
  type Compilable,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  Kysely,
  type QueryResult,
} from 'kysely'
import type { ChangedParts } from './catalogue-version.ts'
import { findWrites, type Write } from './find-writes.ts'
import type { OpenedDatabase } from './opened-database.ts'
import type { Database, Db } from './schema.ts'
import type { TableRules } from './table-rules.ts'

/** Which tables public pages show, and what to do after a committed write to one of them. */
export interface CatalogueWatch {
  tables: TableRules
  findParts: FindParts
  onChange: (parts: ChangedParts) => void
}

/** Reads on the connection of the write. */
type ReadBeside = <Row>(build: (db: Db) => Compilable<Row>) => Promise<Row[]>

/**
 * Finds the parts of the catalogue that a statement changes. Called before and after it, since a business may
 * leave one list for another. Null if the statement does not say which rows it writes: then everything counts
 * as changed.
 */
export type FindParts = (
  write: Write,
  read: ReadBeside,
  engine: OpenedDatabase['engine'],
) => Promise<ReadonlySet<string> | null>

type Rule = boolean | { allBut: readonly string[] } | { only: readonly string[] }
type Rules = ReadonlyMap<string, Rule>

function isShown(rules: Rules, { table, kind, columns }: Write): boolean {
  const shown = rules.get(table)
  if (shown === undefined || typeof shown === 'boolean') return shown === true
  if (kind === 'delete' || kind === 'unknown') return true
  const isNamed = (names: readonly string[]) => (column: string) => names.includes(column)
  if ('only' in shown) return columns?.some(isNamed(shown.only)) ?? false
  return columns === undefined || !columns.every(isNamed(shown.allBut))
}

/** A statement of unknown effect counts as a change, unless the database says that it changed no row. */
const changedRows = ({ numAffectedRows, rows }: QueryResult<unknown>, { kind }: Write): boolean =>
  numAffectedRows === undefined ? kind === 'unknown' || rows.length > 0 : numAffectedRows > 0

const NOTHING: ReadonlySet<string> = new Set()

const together = (one: ChangedParts | null, other: ChangedParts | null): ChangedParts =>
  one === null || other === null || one === 'all' || other === 'all'
    ? 'all'
    : new Set([...one, ...other])

/** The state of a connection. */
interface Work {
  inTransaction: boolean
  changed: ChangedParts
}

/** Calls `onChange` after each committed write to what public pages show. */
export function watchCatalogue(
  dialect: Dialect,
  engine: OpenedDatabase['engine'],
  { tables, findParts, onChange }: CatalogueWatch,
): Dialect {
  const rules = new Map<string, Rule>(
    Object.entries(tables).map(([table, { shown }]) => [table, shown]),
  )
  const others = {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
  // Only builds queries: they run on the connection of the write.
  const builder = new Kysely<Database>({
    dialect: { ...others, createDriver: () => new DummyDriver() },
  })
  /** Of several statements in one, as in a `with` clause, together. */
  const findAll = async (writes: readonly Write[], execute: DatabaseConnection['executeQuery']) => {
    const read: ReadBeside = async <Row>(build: (db: Db) => Compilable<Row>) =>
      (await execute<Row>(build(builder).compile())).rows
    let found: ChangedParts = NOTHING
    for (const write of writes) found = together(found, await findParts(write, read, engine))
    return found
  }
  return {
    ...others,
    createDriver: () =>
      watchDriver(dialect.createDriver(), {
        onChange,
        findAll,
        findShown: (query) => findWrites(query).filter((write) => isShown(rules, write)),
      }),
  }
}

interface DriverWatch extends Pick<CatalogueWatch, 'onChange'> {
  findShown: (query: Parameters<typeof findWrites>[0]) => Write[]
  findAll: (
    writes: readonly Write[],
    execute: DatabaseConnection['executeQuery'],
  ) => Promise<ChangedParts>
}

function watchDriver(driver: Driver, { onChange, findShown, findAll }: DriverWatch): Driver {
  const works = new WeakMap<DatabaseConnection, Work>()
  const acquire = driver.acquireConnection.bind(driver)
  const begin = driver.beginTransaction.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  const rollback = driver.rollbackTransaction.bind(driver)
  const tell = (changed: ChangedParts) => {
    if (changed === 'all' || changed.size > 0) onChange(changed)
  }

  const watch = (connection: DatabaseConnection) => {
    const work: Work = { inTransaction: false, changed: NOTHING }
    works.set(connection, work)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(...asked: Parameters<typeof execute>) => {
      const writes = findShown(asked[0])
      if (writes.length === 0) return execute<Row>(...asked)
      const before = await findAll(writes, execute)
      const result = await execute<Row>(...asked)
      if (!writes.some((write) => changedRows(result, write))) return result
      // The write is done: it must not seem to have failed because this read did.
      const after = before === 'all' ? before : await findAll(writes, execute).catch(() => null)
      const changed = together(before, after)
      if (work.inTransaction) work.changed = together(work.changed, changed)
      else tell(changed)
      return result
    }
  }
  /** What the transaction that ends with this statement changed. */
  const end = (connection: DatabaseConnection): ChangedParts => {
    const work = works.get(connection)
    const changed = work?.changed ?? NOTHING
    if (work) Object.assign(work, { inTransaction: false, changed: NOTHING })
    return changed
  }

  driver.acquireConnection = async (options) => {
    const connection = await acquire(options)
    if (!works.has(connection)) watch(connection)
    return connection
  }
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings)
    const work = works.get(connection)
    if (work) work.inTransaction = true
  }
  driver.commitTransaction = async (connection) => {
    await commit(connection)
    tell(end(connection))
  }
  driver.rollbackTransaction = async (connection) => {
    end(connection)
    await rollback(connection)
  }
  return driver
}
