import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import { type App, type AppOptions, buildApp } from '#server/app.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { readConfig } from '#server/read-config.ts'
import { type MigratedDatabases, onPostgres } from './migrated-databases.ts'

/** For what each engine does in its own way: search, the ledger, races, a booking's transitions. */
export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]
/** For everything else: the usual engine in `npm test`, the other in `npm run test:slow`. */
export const USUAL_ENGINES: readonly Engine[] = [
  process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite',
]

export interface TestApp extends App {
  engine: Engine
  /** Its environment, to start another process on the same data. */
  environment: Record<string, string>
}

export interface TestDatabase {
  environment: Record<string, string>
  remove(): Promise<void>
}

/** An empty data location on the engine, or a copy of a migrated one, and its settings. */
export async function createTestDatabase(
  engine: Engine,
  copyOf?: MigratedDatabases,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (engine === 'sqlite') {
    if (copyOf) copyFileSync(copyOf.sqliteFile, databaseFile(dataDir))
    return { environment: { DATA_DIR: dataDir }, remove: async () => removeFolder() }
  }
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onPostgres(
    server,
    `create database ${name} template ${copyOf?.postgresName ?? 'template1'}`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    remove: async () => {
      removeFolder()
      await onPostgres(server, `drop database ${name} with (force)`)
    },
  }
}

/** Several test files run at once: a second's wait for the database is no overload here. */
export const LONG_TIMEOUTS: AppOptions = {
  postgresWaits: { connectionTimeoutMillis: 20_000, lock_timeout: 20_000 },
  sharedCountsTimeoutMs: 20_000,
}

/** The real application on a fresh database of the engine; `close` removes all of it. */
export async function createTestApp(
  engine: Engine,
  environment: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase(engine, inject('migrated'))
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DEMO: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    ...database.environment,
    ...environment,
  }
  const app = await buildApp(readConfig(settings), { ...LONG_TIMEOUTS, ...options })
  takeTurns(app)
  return {
    ...app,
    engine,
    environment: settings,
    close: async () => {
      await app.close()
      await database.remove()
    },
  }
}

/**
 * Requests from a network arrive in different turns of the event loop. Injected ones are all in one turn,
 * which a busy machine makes so long that the site sees an overload.
 */
function takeTurns({ server }: App): void {
  const send: (request: InjectOptions | string) => Promise<LightMyRequestResponse> =
    server.inject.bind(server)
  const sendInTurn = async (request: InjectOptions | string) => {
    await nextTurn()
    return send(request)
  }
  Object.assign(server, { inject: sendInTurn })
}
