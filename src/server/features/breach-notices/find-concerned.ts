import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { isEmail } from '#shared/contact/email.ts'
import { keysOf } from '#shared/text/one-of.ts'

type TableName = keyof Database
type Role = 'owner' | 'visitor'

/** Rows of these tables that were stored in this time; times as they are stored. */
export interface LeakedRows {
  tables: readonly TableName[]
  from: string
  before: string
}

const ROLES: Role[] = ['owner', 'visitor']
/** Which column says when a row was stored; of several names the first. */
const STORED_AT = ['createdAt', 'askedAt', 'at', 'updatedAt', 'viewedAt']

const ruleOf = (rules: TableRules, table: TableName, role: Role) => {
  const { personal } = rules[table]
  return personal === 'nothing' ? undefined : personal[role]
}

/** Queries for the addresses of the people whom some rows of a table are about, by its rules. */
function addressesOf(
  rules: TableRules,
  table: TableName,
  role: Role,
  where: RawBuilder<SqlBool>,
): RawBuilder<{ email: string }>[] {
  const found = ruleOf(rules, table, role)?.found
  if (!found) return []
  const columnOf = (column: string) =>
    sql`select ${sql.ref(`${table}.${column}`)} from ${sql.table(table)} where ${where}`
  const { email, account, ifNull, of = [] } = found
  const isOpen = ifNull ? sql`and ${sql.ref(`${table}.${ifNull}`)} is null` : sql``
  return [
    ...(email === undefined
      ? []
      : [
          sql<{ email: string }>`
            select lower(${sql.ref(`${table}.${email}`)}) as "email" from ${sql.table(table)} where ${where} ${isOpen}`,
        ]),
    ...(account === undefined
      ? []
      : [
          sql<{ email: string }>`
            select lower("users"."email") as "email" from "users" where "users"."id" in (${columnOf(account)})`,
        ]),
    ...of.flatMap(({ column, table: parent, key, ifSet }) => {
      const isTheirs = sql<SqlBool>`${sql.ref(`${parent}.${key}`)} in (${columnOf(column)})`
      const isSet = ifSet
        ? sql<SqlBool>`${isTheirs} and ${sql.ref(`${parent}.${ifSet}`)} is not null`
        : isTheirs
      return addressesOf(rules, parent, role, isSet)
    }),
  ]
}

/** The tables whose rows lead to somebody who can be written to. */
export const findBreachTables = (rules: TableRules) =>
  keysOf(rules).flatMap((table) => {
    const role = ROLES.find((one) => addressesOf(rules, table, one, sql`true`).length > 0)
    const rule = role && ruleOf(rules, table, role)
    return rule ? [{ name: table, kind: rule.kind }] : []
  })

/** Everybody concerned, once each. */
export async function findConcerned(
  db: Db,
  rules: TableRules,
  { tables, from, before }: LeakedRows,
): Promise<string[]> {
  const queries: RawBuilder<{ email: string }>[] = []
  for (const table of tables) {
    const isThen = await storedIn(db, table, { from, before })
    for (const role of ROLES) queries.push(...addressesOf(rules, table, role, isThen))
  }
  if (queries.length === 0) return []
  const { rows } = await sql<{ email: string }>`${sql.join(queries, sql` union `)}`.execute(db)
  return rows.map(({ email }) => email).filter(isEmail)
}

/** Entries of visitors that have no address, such as a booking by phone. */
export async function countUnreachable(
  db: Db,
  rules: TableRules,
  { tables, from, before }: LeakedRows,
): Promise<number> {
  let count = 0
  for (const table of tables) {
    const email = ruleOf(rules, table, 'visitor')?.found.email
    if (email === undefined) continue
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(table)}
      where ${sql.ref(email)} = '' and ${await storedIn(db, table, { from, before })}`.execute(db)
    count += Number(rows[0]?.count ?? 0)
  }
  return count
}

/** Of a table that does not say when, all rows. */
async function storedIn(
  db: Db,
  table: TableName,
  { from, before }: Pick<LeakedRows, 'from' | 'before'>,
): Promise<RawBuilder<SqlBool>> {
  const columns = (await db.introspection.getTables())
    .find(({ name }) => name === table)
    ?.columns.map(({ name }) => name)
  const at = STORED_AT.find((name) => columns?.includes(name))
  if (at === undefined) return sql`true`
  const column = sql.ref(`${table}.${at}`)
  return sql`${column} >= ${from} and ${column} < ${before}`
}
