import { AliasNode, ColumnNode, type CompiledQuery, type OperationNode, TableNode } from 'kysely'
import { keysOfInsert, keysOfWhere, type RowKey } from './written-rows.ts'

export interface Write {
  table: string
  kind: 'insert' | 'update' | 'delete' | 'unknown'
  /** The updated columns; undefined if they are not known. */
  columns?: string[] | undefined
  /** What is known of each written row, or of all together; undefined if nothing is. */
  rows?: RowKey[][] | undefined
}

const WRITE_IN_SQL =
  /\b(?:insert\s+into|replace\s+into|merge\s+into|update(?:\s+only)?|delete\s+from(?:\s+only)?|truncate(?:\s+table)?)\s+(?:"?\w+"?\.)?"?(\w+)/gi

/** Words that are no table, as in `on conflict do update set`, do no harm: no rule names them. */
const findInSql = (sql: string): Write[] =>
  [...sql.matchAll(WRITE_IN_SQL)].map(([, table = '']) => ({ kind: 'unknown', table }))

function tableOf(node: OperationNode | undefined): string {
  if (node && AliasNode.is(node)) return tableOf(node.node)
  return node && TableNode.is(node) ? node.table.identifier.name : ''
}

const columnOf = (node: OperationNode): string => (ColumnNode.is(node) ? node.column.name : '')

/** Which tables a statement writes to. Statements in a `with` clause, and plain SQL, are found by their text. */
export function findWrites({ query, sql }: CompiledQuery): Write[] {
  if (query.kind === 'RawNode' || query.kind === 'MergeQueryNode') return findInSql(sql)
  if ('with' in query && query.with) return findInSql(sql)
  switch (query.kind) {
    case 'InsertQueryNode':
      return [
        {
          kind: query.onConflict?.updates ? 'unknown' : 'insert',
          table: tableOf(query.into),
          rows: keysOfInsert(query),
        },
      ]
    case 'UpdateQueryNode': {
      const columns = query.updates?.map(({ column }) => columnOf(column))
      const table = tableOf(query.table)
      return [{ kind: 'update', table, columns, rows: [keysOfWhere(table, query.where?.where)] }]
    }
    case 'DeleteQueryNode':
      return query.from.froms.map((from) => {
        const table = tableOf(from)
        return { kind: 'delete', table, rows: [keysOfWhere(table, query.where?.where)] }
      })
    default:
      return []
  }
}
