import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresServer } from '#tests/helpers/servers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { preciseProcessorMs } from './process-use.ts'

const LOOK_MS = 500
const AT_REST_MS = 20

export interface DemoBuild {
  url: string
  /** CPU time so far, of the site and of its connections to PostgreSQL. */
  used(): Promise<{ site: number; database: number }>
  /** Waits until all pictures are stored and mails are sent. */
  rest(): Promise<void>
  stop(): Promise<void>
}

/** The build of a folder, or ours, with the demo data. Nothing is cached. */
export async function startDemoBuild(
  name: string,
  folder: string | undefined,
  postgres: PostgresServer | undefined,
): Promise<DemoBuild> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `cpt-bench-${name}-`))
  const database = postgres && (await createDatabase(postgres.url, name))
  const site = new SiteProcess(
    {
      NODE_ENV: 'test',
      RATE_LIMIT: 'off',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'error',
      ANSWER_MEMORY_MB: '0',
      ...(database && { DATABASE_URL: database.url }),
    },
    folder,
  )
  await site.start()
  const pid = site.pid ?? 0
  return {
    url: site.url,
    used: async () => ({
      site: preciseProcessorMs(pid),
      database: (await database?.used()) ?? 0,
    }),
    rest: async () => {
      for (let before = 0, now = preciseProcessorMs(pid); now - before > AT_REST_MS; ) {
        await pause(LOOK_MS)
        before = now
        now = preciseProcessorMs(pid)
      }
    },
    stop: async () => {
      await site.stop()
      await database?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDatabase(server: string, name: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  /** By process: what a connection used still counts after it was closed. */
  const used = new Map<number, number>()
  return {
    url: url.href,
    used: async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = $1 and application_name = 'cpt-recommends'`,
        [name],
      )
      for (const { pid } of rows) used.set(pid, preciseProcessorMs(pid))
      return used.values().reduce((sum, ms) => sum + ms, 0)
    },
    close: () => client.end(),
  }
}
