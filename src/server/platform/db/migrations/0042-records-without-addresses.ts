import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const WORD = /[^\s<>"'(),;:=]+/g
const isAddress = (word: string) => word.lastIndexOf('@') > 0

/** Of an address the domain stays. */
const hidden = (text: string) =>
  text.replace(WORD, (word) => (isAddress(word) ? `…${word.slice(word.lastIndexOf('@'))}` : word))

/** 'Hoekie (a@b.za)' becomes 'Hoekie'. */
function label(text: string): string {
  const open = text.lastIndexOf(' (')
  if (open > 0 && text.endsWith(')') && isAddress(text.slice(open)))
    return hidden(text.slice(0, open))
  return !text.includes(' ') && isAddress(text) ? 'An owner without a profile' : hidden(text)
}

const withoutPayer = (body: string) =>
  body
    .split('&')
    .filter((pair) => !/^(email_address|name_first|name_last)=/.test(pair))
    .join('&')

/** The rows of a table, or of a part of it, whose text changes. */
async function rewrite(
  db: Kysely<unknown>,
  [table, column]: [table: string, column: string],
  change: (text: string) => string,
  where = sql<boolean>`${sql.ref(column)} like '%@%'`,
): Promise<void> {
  const { rows } = await sql<{ id: string; text: string }>`
    select "id", ${sql.ref(column)} as "text" from ${sql.table(table)} where ${where}`.execute(db)
  for (const { id, text } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${change(text)}
      where "id" = ${id}`.execute(db)
}

/** The ledger is only added to: its trigger has to rest for this once. */
async function rewriteLedger(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const isSqlite = engine === 'sqlite'
  await (isSqlite
    ? sql`drop trigger "ledgerEntriesNeverChanged"`
    : sql`alter table "ledgerEntries" disable trigger "ledgerEntriesNeverChanged"`
  ).execute(db)
  await rewrite(db, ['ledgerEntries', 'ownerLabel'], label)
  await rewrite(db, ['ledgerEntries', 'reference'], hidden)
  await rewrite(db, ['ledgerEntries', 'note'], hidden)
  await (isSqlite
    ? sql`create trigger "ledgerEntriesNeverChanged" before update on "ledgerEntries"
   begin select raise(abort, 'ledgerEntries is only added to'); end`
    : sql`alter table "ledgerEntries" enable trigger "ledgerEntriesNeverChanged"`
  ).execute(db)
}

/** The audit log, the ledger and decided payment messages outlive a deleted owner, whose address was in them. */
export function recordsWithoutAddresses(engine: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await rewrite(db, ['adminActions', 'targetLabel'], label)
      await rewrite(db, ['adminActions', 'detail'], hidden)
      await rewriteLedger(db, engine)
      const decided = sql<boolean>`"kind" = 'notification' and "state" <> 'waiting'`
      await rewrite(db, ['paymentMessages', 'body'], withoutPayer, decided)
    },
  }
}
