import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { findWrites, type Write } from './find-writes.ts'
import type { TableRules } from './table-rules.ts'

/** Which tables public pages show, and what to do after a committed write to one of them. */
export interface CatalogueWatch {
  tables: TableRules
  onChange: () => void
}

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

/** The state of a connection. */
interface Work {
  inTransaction: boolean
  changed: boolean
}

/** Calls `onChange` after each committed write to what public pages show. */
export function watchCatalogue(dialect: Dialect, { tables, onChange }: CatalogueWatch): Dialect {
  const rules = new Map<string, Rule>(
    Object.entries(tables).map(([table, { shown }]) => [table, shown]),
  )
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchDriver(dialect.createDriver(), rules, onChange),
  }
}

function watchDriver(driver: Driver, rules: Rules, onChange: () => void): Driver {
  const works = new WeakMap<DatabaseConnection, Work>()
  const acquire = driver.acquireConnection.bind(driver)
  const begin = driver.beginTransaction.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  const rollback = driver.rollbackTransaction.bind(driver)

  const watch = (connection: DatabaseConnection) => {
    const work: Work = { inTransaction: false, changed: false }
    works.set(connection, work)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(...asked: Parameters<typeof execute>) => {
      const result: QueryResult<Row> = await execute(...asked)
      const writes = findWrites(asked[0])
      if (writes.some((write) => isShown(rules, write) && changedRows(result, write))) {
        if (work.inTransaction) work.changed = true
        else onChange()
      }
      return result
    }
  }
  /** Whether the transaction that ends with this statement changed something. */
  const end = (connection: DatabaseConnection): boolean => {
    const work = works.get(connection)
    const changed = work?.changed ?? false
    if (work) Object.assign(work, { inTransaction: false, changed: false })
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
    if (end(connection)) onChange()
  }
  driver.rollbackTransaction = async (connection) => {
    end(connection)
    await rollback(connection)
  }
  return driver
}
