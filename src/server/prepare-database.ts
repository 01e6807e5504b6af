import { buildSearchIndex } from './features/search/build-index.ts'
import { migrate } from './platform/db/migrate.ts'
import type { OpenedDatabase } from './platform/db/opened-database.ts'

/** Brings a database up to date. Returns the names of the migrations that it needed. */
export async function prepareDatabase(opened: OpenedDatabase): Promise<string[]> {
  const applied = await migrate(opened)
  await buildSearchIndex(opened)
  return applied
}
