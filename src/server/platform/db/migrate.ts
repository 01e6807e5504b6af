import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { adoptBaseline } from './adopt-baseline.ts'
import { realPraiseAndMoney } from './migrations/0038-real-praise-and-money.ts'
import { accountNotices } from './migrations/0039-account-notices.ts'
import { mailboxes } from './migrations/0040-mailboxes.ts'
import { passkeys } from './migrations/0041-passkeys.ts'
import { recordsWithoutAddresses } from './migrations/0042-records-without-addresses.ts'
import { ledgerFees } from './migrations/0043-ledger-fees.ts'
import { editedReviews } from './migrations/0044-edited-reviews.ts'
import { enteredBookings } from './migrations/0046-entered-bookings.ts'
import { bookablePeople } from './migrations/0047-bookable-people.ts'
import { otherCalendars } from './migrations/0049-other-calendars.ts'
import { correctedMailAddresses } from './migrations/0051-corrected-mail-addresses.ts'
import { searchTimedServices } from './migrations/0052-search-timed-services.ts'
import { site } from './migrations/0055-site.ts'

import { askedToMove } from './migrations/0056-asked-to-move.ts'
import { undo } from './migrations/0057-undo.ts'

import { helpVotes } from './migrations/0058-help-votes.ts'

import { personalData } from './migrations/0059-personal-data.ts'
import { erasures } from './migrations/0060-erasures.ts'
import { acceptedTerms } from './migrations/0061-accepted-terms.ts'
import { userPage } from './migrations/0062-user-page.ts'
import { leaving } from './migrations/0065-leaving.ts'
import { adminLists } from './migrations/0070-admin-lists.ts'
import { conversations } from './migrations/0072-conversations.ts'
import { gemRequests } from './migrations/0074-gem-requests.ts'
import { visitCounters } from './migrations/0075-visit-counters.ts'
import { dataRequests } from './migrations/0077-data-requests.ts'
import { unclaimed } from './migrations/0080-unclaimed.ts'
import { imports } from './migrations/0081-imports.ts'
import { galleries } from './migrations/0085-galleries.ts'
import { siteDays } from './migrations/0088-site-days.ts'
import { baseline } from './migrations/baseline/baseline.ts'
import { untimedServices } from './migrations/bookings/0135-untimed-services.ts'
import { legalVersions } from './migrations/privacy/0110-legal-versions.ts'
import { lapsedAccounts } from './migrations/privacy/0111-lapsed-accounts.ts'
import { farewells } from './migrations/privacy/0112-farewells.ts'
import { operatorPhone } from './migrations/privacy/0140-operator-phone.ts'
import { oldPayments } from './migrations/privacy/0141-old-payments.ts'
import { corrections } from './migrations/supply/0090-corrections.ts'
import { claims } from './migrations/supply/0091-claims.ts'
import { demoImports } from './migrations/supply/0100-demo-imports.ts'
import { invitations } from './migrations/supply/0101-invitations.ts'
import { businessAliases } from './migrations/supply/0125-business-aliases.ts'
import type { OpenedDatabase } from './opened-database.ts'
import type { Db } from './schema.ts'

type Engine = OpenedDatabase['engine']

/** In order; a migration that has landed is never edited, only followed by another. */
const MIGRATIONS: Record<string, (engine: Engine) => Migration> = {
  '0034-baseline': baseline,
  '0038-real-praise-and-money': realPraiseAndMoney,
  '0039-account-notices': accountNotices,
  '0040-mailboxes': mailboxes,
  '0041-passkeys': passkeys,
  '0042-records-without-addresses': recordsWithoutAddresses,
  '0043-ledger-fees': ledgerFees,
  '0044-edited-reviews': editedReviews,
  '0046-entered-bookings': enteredBookings,
  '0047-bookable-people': bookablePeople,
  '0049-other-calendars': otherCalendars,
  '0051-corrected-mail-addresses': correctedMailAddresses,
  '0052-search-timed-services': searchTimedServices,
  '0055-site': site,
  '0056-asked-to-move': askedToMove,
  '0057-undo': undo,
  '0058-help-votes': helpVotes,
  '0059-personal-data': personalData,
  '0060-erasures': erasures,
  '0061-accepted-terms': acceptedTerms,
  '0062-user-page': userPage,
  '0065-leaving': leaving,
  '0070-admin-lists': adminLists,
  '0072-conversations': conversations,
  '0074-gem-requests': gemRequests,
  '0075-visit-counters': visitCounters,
  '0077-data-requests': dataRequests,
  '0080-unclaimed': unclaimed,
  '0081-imports': imports,
  '0085-galleries': galleries,
  '0088-site-days': siteDays,
  '0090-corrections': corrections,
  '0091-claims': claims,
  '0100-demo-imports': demoImports,
  '0101-invitations': invitations,
  '0110-legal-versions': legalVersions,
  '0111-lapsed-accounts': lapsedAccounts,
  '0112-farewells': farewells,
  '0125-business-aliases': businessAliases,
  '0135-untimed-services': untimedServices,
  '0140-operator-phone': operatorPhone,
  '0141-old-payments': oldPayments,
}

/** Safe to run from several processes at once: Kysely takes an advisory lock on PostgreSQL. */
export function migrate({ engine, db }: OpenedDatabase): Promise<string[]> {
  if (engine === 'sqlite') return migrateOn(db, engine)
  // Statement timeouts are for requests; a migration that builds an index on a large table, or waits for the
  // process that does, may take longer.
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set lock_timeout = 0`.execute(connection)
    const applied = await migrateOn(connection, engine)
    await sql`reset statement_timeout`.execute(connection)
    await sql`reset lock_timeout`.execute(connection)
    return applied
  })
}

async function migrateOn(db: Db, engine: Engine): Promise<string[]> {
  await adoptBaseline(db)
  if (await isOfLaterRelease(db)) return []
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(MIGRATIONS).map(([name, make]) => [
            name,
            engine === 'sqlite' ? make(engine) : withLockTimeout(make(engine)),
          ]),
        ),
    },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Whether a later release has migrated it. Releases expand the schema first, so this one works on it as well. */
async function isOfLaterRelease(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const { missing, later } = await findMigrations(db)
  return missing.length === 0 && later.length > 0
}

/** The newest migration of a database, those of this release that it lacks, and those of a later one. */
export async function findMigrations(
  db: Db,
): Promise<{ last: string; missing: string[]; later: string[] }> {
  const { rows } = await sql<{
    name: string
  }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db)
  const applied = rows.map(({ name }) => name)
  return {
    last: applied.at(-1) ?? '',
    missing: Object.keys(MIGRATIONS).filter((name) => !applied.includes(name)),
    later: applied.filter((name) => !(name in MIGRATIONS)),
  }
}

/** A statement that waits for a lock makes every later request wait behind it: rather fail, and start again. */
function withLockTimeout({ up }: Migration): Migration {
  return {
    up: async (db) => {
      await sql`set local lock_timeout = '10s'`.execute(db)
      await up(db)
    },
  }
}
