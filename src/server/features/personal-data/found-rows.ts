import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { keysOf } from '#shared/text/one-of.ts'

export type TableName = keyof Database
export type Person = { account: string } | { email: string } | { phone: string }

/** Owners are found by their account, visitors by what they typed. */
const roleOf = (person: Person) => ('account' in person ? 'owner' : 'visitor')

export function ruleFor(rules: TableRules, table: TableName, person: Person) {
  const { personal } = rules[table]
  return personal === 'nothing' ? undefined : personal[roleOf(person)]
}

/** The rows of a table that belong to the person; null if none can. */
export function rowsOf(
  rules: TableRules,
  table: TableName,
  person: Person,
): RawBuilder<SqlBool> | null {
  const found = ruleFor(rules, table, person)?.found
  if (!found) return null
  const ways: RawBuilder<SqlBool>[] = []
  const is = (column: string | undefined, value: RawBuilder<SqlBool>) => {
    if (column !== undefined) ways.push(value)
  }
  const ref = (column: string | undefined) => sql.ref(`${table}.${column}`)
  if ('account' in person) is(found.account, sql`${ref(found.account)} = ${person.account}`)
  if ('email' in person)
    is(found.email, sql`lower(${ref(found.email)}) = ${person.email.toLowerCase()}`)
  if ('phone' in person) is(found.phone, sql`${ref(found.phone)} = ${person.phone}`)
  for (const { column, table: parent, key, ifSet } of found.of ?? []) {
    const theirs = rowsOf(rules, parent, person)
    if (!theirs) continue
    const isSet = ifSet ? sql`and ${sql.ref(`${parent}.${ifSet}`)} is not null` : sql``
    ways.push(
      sql`${ref(column)} in (select ${sql.ref(`${parent}.${key}`)} from ${sql.table(parent)} where ${theirs} ${isSet})`,
    )
  }
  if (ways.length === 0) return null
  const isOpen = found.ifNull ? sql`and ${ref(found.ifNull)} is null` : sql``
  return sql`((${sql.join(ways, sql` or `)}) ${isOpen})`
}

/** Rows before those that they are found by. */
export function childrenFirst(rules: TableRules, person: Person): TableName[] {
  const all = keysOf(rules)
  const order = new Set<TableName>()
  const add = (table: TableName) => {
    for (const child of all)
      if (
        !order.has(child) &&
        ruleFor(rules, child, person)?.found.of?.some((of) => of.table === table)
      )
        add(child)
    order.add(table)
  }
  for (const table of all) add(table)
  return [...order]
}
