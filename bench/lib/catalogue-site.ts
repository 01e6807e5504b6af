import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createCatalogue } from '#demo/factories/catalogue.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { writeManyReviews } from './write-many-reviews.ts'

export const BENCH_PASSWORD = 'only for the bench'
export const BENCH_ADMIN = 'admin@bench.example'

export interface CatalogueSite {
  site: SiteProcess
  readyMs: number
  /** The first business of the list. */
  businessId: string
  /** Of the site and of its database server. */
  processIds(): number[]
  stop(): Promise<void>
}

/** The built site on a generated city with this many businesses and their reviews, on either engine. */
export async function startCatalogueSite(
  engine: string,
  size: number,
  environment: Record<string, string>,
  { hasReviews = true } = {},
): Promise<CatalogueSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
    throw error
  })
  await prepareDatabase(opened)
  await createCatalogue(opened.db, size)
  await opened.db.connection().execute(async (db) => {
    // The statement timeout is for requests; two million rows take longer.
    if (postgres) await sql`set statement_timeout = 0`.execute(db)
    if (hasReviews) await writeManyReviews(db, opened.engine)
    await sql.raw(postgres ? 'vacuum analyze' : 'analyze').execute(db)
  })
  await opened.close()

  const site = new SiteProcess({
    // NODE_ENV=test, since production refuses to run without limits.
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: BENCH_ADMIN,
    ADMIN_PASSWORD: BENCH_PASSWORD,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    ...environment,
  })
  const from = performance.now()
  await site.start()
  const readyMs = Math.round(performance.now() - from)
  const answer = await fetch(`${site.url}/api/businesses?page=1`)
  const { businesses } = (await answer.json()) as { businesses: { id: string }[] }
  return {
    site,
    readyMs,
    businessId: businesses[0]?.id ?? '',
    processIds: () => [
      ...(site.pid === undefined ? [] : [site.pid]),
      ...(postgres?.processIds() ?? []),
    ],
    stop: async () => {
      await site.stop()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
