import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'

/** The built site on either engine with data written before it starts. The answer cache is off. */
export async function startPreparedSite<Made>(engine: string, write: (db: Db) => Promise<Made>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
    throw error
  })
  await prepareDatabase(opened)
  const made = await write(opened.db)
  await sql.raw(postgres ? 'vacuum analyze' : 'analyze').execute(opened.db)
  await opened.close()
  const site = new SiteProcess({
    // NODE_ENV=test, since production refuses to run without limits.
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ANSWER_MEMORY_MB: '0',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  })
  await site.start()
  return {
    site,
    made,
    stop: async () => {
      await site.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
