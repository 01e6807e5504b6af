import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type InsertQueryNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  type ValueNode,
  ValuesNode,
} from 'kysely'

/** A column and its value in a written row. */
export interface RowKey {
  column: string
  value: string
}

/** The text values of each inserted row; undefined if the rows come from a query. */
export function keysOfInsert({ columns, values }: InsertQueryNode): RowKey[][] | undefined {
  if (!columns || !values || !ValuesNode.is(values)) return undefined
  return values.values.map((row) =>
    columns.flatMap(({ column }, index) => keyOf(column.name, row.values[index])),
  )
}

/** The conditions `column = value` that every row of an update or delete meets. */
export function keysOfWhere(table: string, node: OperationNode | undefined): RowKey[] {
  if (!node) return []
  if (AndNode.is(node)) return [...keysOfWhere(table, node.left), ...keysOfWhere(table, node.right)]
  if (ParensNode.is(node)) return keysOfWhere(table, node.node)
  if (!BinaryOperationNode.is(node)) return []
  const { leftOperand, operator, rightOperand } = node
  if (!OperatorNode.is(operator) || operator.operator !== '=') return []
  const column = columnOf(table, leftOperand)
  return column === undefined ? [] : keyOf(column, rightOperand)
}

function keyOf(column: string, given: unknown): RowKey[] {
  const value = isValueNode(given) ? given.value : given
  return typeof value === 'string' ? [{ column, value }] : []
}

const isValueNode = (given: unknown): given is ValueNode =>
  typeof given === 'object' && given !== null && 'kind' in given && given.kind === 'ValueNode'

/** Of this table only, also within `sql.ref('column')`. */
function columnOf(table: string, node: OperationNode | undefined): string | undefined {
  if (!node) return undefined
  if (RawNode.is(node))
    return node.sqlFragments.every((text) => text === '') && node.parameters.length === 1
      ? columnOf(table, node.parameters[0])
      : undefined
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column)) return undefined
  const of = node.table?.table.identifier.name
  return of === undefined || of === table ? node.column.column.name : undefined
}
