import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { type MigratedDatabases, makeMigratedDatabases } from './migrated-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    migrated: MigratedDatabases
  }
}

/** One PostgreSQL for the whole run; each test application gets its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startPostgres()
  const url = given ?? server?.url ?? ''
  project.provide('postgresUrl', url)
  const { remove, ...migrated } = await makeMigratedDatabases(url)
  project.provide('migrated', migrated)
  return async () => {
    await remove()
    await server?.stop()
  }
}
