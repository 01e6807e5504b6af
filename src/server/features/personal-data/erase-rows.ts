import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { DataKind } from '#shared/privacy/data-kinds.ts'
import { childrenFirst, rowsOf, ruleFor, type TableName } from './found-rows.ts'

export interface Erased {
  table: TableName
  kind: DataKind
  rows: number
  /** The person was shown it before. */
  isShown: boolean
}

/**
 * Erases what the tables hold about a visitor, by their rules, in the caller's transaction. A second time there is
 * nothing left to find. With `onlyAddress` an account was deleted, and what it did as a visitor loses its address.
 */
export async function eraseRows(
  trx: Db,
  rules: TableRules,
  person: { email: string } | { phone: string },
  { onlyAddress = false } = {},
): Promise<Erased[]> {
  const erased: Erased[] = []
  for (const table of childrenFirst(rules, person)) {
    const rule = ruleFor(rules, table, person)
    const theirs = rowsOf(rules, table, person)
    if (!rule || !theirs || (onlyAddress && rule.found.email === undefined)) continue
    const change = onlyAddress ? (rule.withAccount ?? rule.erased) : rule.erased
    if (change !== 'deleted' && !('set' in change)) continue
    const where = sql`where ${theirs}`
    const { numAffectedRows } =
      change === 'deleted'
        ? await sql`delete from ${sql.table(table)} ${where}`.execute(trx)
        : await sql`update ${sql.table(table)} set ${sql.join(
            Object.entries(change.set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
          )} ${where}`.execute(trx)
    if (numAffectedRows)
      erased.push({
        ...{ table, kind: rule.kind },
        rows: Number(numAffectedRows),
        isShown: rule.exported.length > 0,
      })
  }
  return erased
}
