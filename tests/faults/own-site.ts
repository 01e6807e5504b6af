import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/read-config.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type Engine } from '#tests/helpers/test-app.ts'

export interface OwnSite {
  site: SiteProcess
  /** Access to its data, to inspect it when the process has ended. */
  database: Record<string, string>
  remove(): Promise<void>
}

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
  return {
    site,
    database: database.environment,
    remove: async () => {
      await site.kill()
      await database.remove()
    },
  }
}
