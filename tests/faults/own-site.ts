import { type App, buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { readConfig } from '#server/read-config.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type Engine } from '#tests/helpers/test-app.ts'

export interface OwnSite {
  site: SiteProcess
  /** Access to its data, to inspect it when the process has ended. */
  database: Record<string, string>
  onDatabase<Found>(work: (db: Db) => Promise<Found>): Promise<Found>
  /** The task's next run is due, and the process that had it is gone. */
  makeDue(task: string): Promise<void>
  remove(): Promise<void>
}

const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** The built site on a database of its own, filled through the application; it is not started yet. */
export async function createOwnSite(
  engine: Engine,
  environment: Record<string, string> = {},
  fill?: (app: App) => Promise<void>,
): Promise<OwnSite> {
  const database = await createTestDatabase(engine)
  const settings = {
    NODE_ENV: 'test',
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...database.environment,
    ...environment,
  }
  if (fill) {
    const app = await buildApp(readConfig({ ...settings, LOG_LEVEL: 'silent' }))
    await fill(app)
    await app.close()
  }
  const site = new SiteProcess(settings)
  const onDatabase: OwnSite['onDatabase'] = async (work) => {
    const { DATA_DIR, DATABASE_URL } = database.environment
    const opened = openDatabase(
      { dataDir: String(DATA_DIR), databaseUrl: DATABASE_URL },
      () => undefined,
    )
    return work(opened.db).finally(opened.close)
  }
  return {
    site,
    database: database.environment,
    onDatabase,
    makeDue: (task) =>
      onDatabase(async (db) => {
        await ensureTaskRun(db, task, LONG_AGO)
        await db
          .updateTable('taskRuns')
          .set({ nextRunAt: LONG_AGO, leaseUntil: null, leaseOwner: null })
          .where('name', '=', task)
          .execute()
      }),
    remove: async () => {
      await site.kill()
      await database.remove()
    },
  }
}
