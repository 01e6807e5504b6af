import {
  ColumnNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type OperationNode,
  type QueryResult,
  TableNode,
} from 'kysely'
import type { Database } from './schema.ts'

type Columns<Table extends keyof Database> = readonly (keyof Database[Table])[]
type Shown<Table extends keyof Database> =
  | boolean
  /** Updates of any other column. */
  | { allBut: Columns<Table> }
  /** Updates of these columns, and deletes. */
  | { only: Columns<Table> }

/**
 * Whether a public page shows data of a table. A committed write to such a table invalidates every cached
 * page. A table that is missing here is a type error.
 */
const SHOWN: { [Table in keyof Database]: Shown<Table> } = {
  users: { only: ['plan', 'status'] },
  businesses: { allBut: ['views'] },
  ratings: true,
  featuredGems: true,
  bookableServices: true,
  bookingSettings: true,
  specialDays: true,
  adminActions: false,
  blockedTimes: false,
  bookingCounts: false,
  bookingEvents: false,
  bookings: false,
  calendarFeeds: false,
  catalogueWords: false,
  checkouts: false,
  credentials: false,
  dailyCounters: false,
  invoiceCounters: false,
  invoiceDetails: false,
  invoices: false,
  knownDevices: false,
  ledgerEntries: false,
  limitCounts: false,
  newsletterSignups: false,
  outboxMessages: false,
  paymentMessages: false,
  recentViews: false,
  recoveryCodes: false,
  reviewReports: false,
  reviewWriters: false,
  secondFactors: false,
  sessions: false,
  settings: false,
  subscriptions: false,
  takedownNotices: false,
  taskRuns: false,
  uploads: false,
  verifications: false,
}

type Rule = boolean | { allBut: readonly string[] } | { only: readonly string[] }
const RULES = new Map<string, Rule>(Object.entries(SHOWN))

type Write = { table: string; kind: 'insert' | 'update' | 'delete'; columns?: string[] }

const RAW_WRITE = /^\s*(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/i

const tableOf = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? node.table.identifier.name : ''

function findWrite({ query, sql }: CompiledQuery): Write | undefined {
  switch (query.kind) {
    case 'InsertQueryNode':
      return { kind: 'insert', table: tableOf(query.into) }
    case 'UpdateQueryNode': {
      const columns = query.updates?.map(({ column }) =>
        ColumnNode.is(column) ? column.column.name : '',
      )
      return { kind: 'update', table: tableOf(query.table), ...(columns && { columns }) }
    }
    case 'DeleteQueryNode':
      return { kind: 'delete', table: tableOf(query.from.froms[0]) }
    case 'RawNode': {
      const table = RAW_WRITE.exec(sql)?.[1]
      return table === undefined ? undefined : { kind: 'delete', table }
    }
    default:
      return undefined
  }
}

function isShown({ table, kind, columns }: Write): boolean {
  const shown = RULES.get(table)
  if (shown === undefined || typeof shown === 'boolean') return shown === true
  const isNamed = (names: readonly string[]) => (column: string) => names.includes(column)
  if ('only' in shown) return kind === 'delete' || (columns?.some(isNamed(shown.only)) ?? false)
  return columns === undefined || !columns.every(isNamed(shown.allBut))
}

const countRows = ({ numAffectedRows, rows }: QueryResult<unknown>): number =>
  Number(numAffectedRows ?? rows.length)

/** The state of a connection. */
interface Work {
  inTransaction: boolean
  changed: boolean
}

/** Calls `onChange` after each committed write to what public pages show. */
export function watchCatalogue(dialect: Dialect, onChange: () => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchDriver(dialect.createDriver(), onChange),
  }
}

function watchDriver(driver: Driver, onChange: () => void): Driver {
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
      const write = findWrite(asked[0])
      if (write && isShown(write) && countRows(result) > 0) {
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
