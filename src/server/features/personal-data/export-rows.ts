import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { DataKind } from '#shared/privacy/data-kinds.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { type Person, rowsOf, ruleFor, type TableName } from './found-rows.ts'

export type HeldRow = Record<string, string | number | null>

export interface Held {
  table: TableName
  kind: DataKind
  rows: HeldRow[]
}

/** What the tables hold about a person, with the columns that the person is given. */
export async function findHeld(db: Db, rules: TableRules, person: Person): Promise<Held[]> {
  const held: Held[] = []
  for (const table of keysOf(rules)) {
    const rule = ruleFor(rules, table, person)
    const theirs = rowsOf(rules, table, person)
    if (!rule || !theirs || rule.exported.length === 0) continue
    const columns = rule.exported.map((column) => sql.ref(`${table}.${column}`))
    const { rows } = await sql<HeldRow>`
      select ${sql.join(columns)} from ${sql.table(table)} where ${theirs}`.execute(db)
    if (rows.length > 0) held.push({ table, kind: rule.kind, rows })
  }
  return held
}
