import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { firstSchema } from './migrations/0001-first-schema.ts'
import { textIndex } from './migrations/0002-text-index.ts'
import { mailAndSchedule } from './migrations/0003-mail-and-schedule.ts'
import { uploads } from './migrations/0004-uploads.ts'
import { recentViews } from './migrations/0005-recent-views.ts'
import { nameWordsOnce } from './migrations/0006-name-words-once.ts'
import { wordIndex } from './migrations/0007-word-index.ts'
import { limitCounts } from './migrations/0008-limit-counts.ts'
import type { OpenedDatabase } from './sqlite.ts'

/** In order; a migration that has landed is never edited, only followed by another. */
const MIGRATIONS: Record<string, (engine: OpenedDatabase['engine']) => Migration> = {
  '0001-first-schema': firstSchema,
  '0002-text-index': textIndex,
  '0003-mail-and-schedule': mailAndSchedule,
  '0004-uploads': uploads,
  '0005-recent-views': recentViews,
  '0006-name-words-once': nameWordsOnce,
  '0007-word-index': wordIndex,
  '0008-limit-counts': limitCounts,
}

/** Safe to run from several processes at once: Kysely takes an advisory lock on PostgreSQL. */
export async function migrate(opened: OpenedDatabase): Promise<string[]> {
  const migrator = new Migrator({
    db: opened.db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(MIGRATIONS).map(([name, make]) => [
            name,
            withoutHurry(opened.engine, make(opened.engine)),
          ]),
        ),
    },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** A request must be quick; building an index over a grown city may take its time. */
function withoutHurry(engine: OpenedDatabase['engine'], migration: Migration): Migration {
  if (engine === 'sqlite') return migration
  return {
    up: async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      await migration.up(db)
    },
  }
}
