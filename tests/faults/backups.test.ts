import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { type Checksums, readChecksums } from '#server/operations/read-rows.ts'
import { restore } from '#server/operations/restore.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { readConfig } from '#server/read-config.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { startS3Server } from '#tests/helpers/servers/s3-server.ts'
import { mountSmallDisk } from '#tests/helpers/small-disk.ts'
import {
  createTestApp,
  createTestDatabase,
  ENGINES,
  type Engine,
  type TestApp,
} from '#tests/helpers/test-app.ts'
import { createOwnSite } from './own-site.ts'

const KEY = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'
const LONG_AGO = '2026-01-01T00:00:00.000Z'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** The tables of the last good backup, restored to a place of their own. */
async function tablesOf(engine: Engine, environment: Record<string, string>): Promise<Checksums> {
  const empty = await createTestDatabase(engine)
  try {
    const config = readConfig({ ...environment, ...empty.environment })
    await restore(config, 'latest')
    const opened = openDatabase(config, () => {})
    return await readChecksums(opened.db, engine).finally(opened.close)
  } finally {
    await empty.remove()
  }
}

const childrenOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
const descendantsOf = (pid: number | undefined): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
const nameOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('kill -9 in the middle of a backup: the last good one is restored, and the next start makes another', {
  timeout: 120_000,
}, async () => {
  const s3 = await startS3Server()
  cleaning.push(s3.close)
  const settings = { ...s3.environment, BACKUP_TO: 'bucket', BACKUP_KEY: KEY }
  let good: Checksums = {}
  const own = await createOwnSite('sqlite', settings, async (app) => {
    await fillEveryTable(app)
    await runBackup(app.context.config, new Date('2026-11-17T01:00:00.000Z'))
    good = await readChecksums(app.context.db, 'sqlite')
    await createBusiness(app.context.db, { businessName: 'After the good backup' })
    await ensureTaskRun(app.context.db, 'backup', LONG_AGO)
  })
  cleaning.push(own.remove)
  const environment = { NODE_ENV: 'test', ...own.database, ...settings }

  const isDatabase = (name: string) => name.endsWith('/cpt.sqlite.encrypted')
  let isSending = false
  s3.mood = (method, name) => {
    if (method !== 'PUT' || !isDatabase(name)) return null
    isSending = true
    return 'silent'
  }
  await own.site.start()
  await expect.poll(() => isSending, { timeout: 20_000 }).toBe(true)
  const workers = childrenOf(own.site.pid)
  expect(workers.length).toBeGreaterThan(0)
  await own.site.kill()
  await expect.poll(() => workers.filter(isAlive), { timeout: 10_000 }).toEqual([])
  expect(await tablesOf('sqlite', environment)).toEqual(good)

  s3.mood = () => null
  await own.site.start()
  const made = () => [...s3.objects.keys()].filter((name) => name.endsWith('/tried.json.encrypted'))
  await expect.poll(() => made().length, { timeout: 20_000 }).toBe(2)
  const newer = await tablesOf('sqlite', environment)
  expect(newer.businesses?.rows).toBe((good.businesses?.rows ?? 0) + 1)
  const work = readdirSync(path.join(String(own.database.DATA_DIR), 'backup-work'))
  expect(work.filter((name) => !name.startsWith('lock.sqlite'))).toEqual([])
})

it('kill -9 while pg_dump runs: it ends too, the last good backup is restored, and another is made', {
  timeout: 120_000,
}, async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'cpt-backups-'))
  cleaning.push(() => rmSync(place, { recursive: true, force: true }))
  const settings = { BACKUP_TO: place }
  let good: Checksums = {}
  const own = await createOwnSite('postgres', settings, async (app) => {
    const { config, db } = app.context
    await fillEveryTable(app)
    await runBackup(config, new Date('2026-11-17T01:00:00.000Z'))
    good = await readChecksums(db, 'postgres')
    await createBusiness(db, { businessName: 'After the good backup' })
    await ensureTaskRun(db, 'backup', LONG_AGO)
    await sql`create table "slowToDump" ("id" integer)`.execute(db)
  })
  cleaning.push(own.remove)
  const environment = { NODE_ENV: 'test', ...own.database, ...settings }
  const made = () =>
    readdirSync(place, { recursive: true }).filter(
      (name) => path.basename(`${name}`) === 'tried.json',
    )

  // pg_dump asks for a lock of every table, and waits for this one.
  await own.onDatabase((db) =>
    db.transaction().execute(async (trx) => {
      await sql`lock table "slowToDump" in access exclusive mode`.execute(trx)
      await own.site.start()
      const dumps = () => descendantsOf(own.site.pid).filter((pid) => nameOf(pid) === 'pg_dump')
      await expect.poll(() => dumps().length, { timeout: 20_000 }).toBe(1)
      const [workers, dumping] = [childrenOf(own.site.pid), dumps()]
      await own.site.kill()
      await expect
        .poll(() => [...workers, ...dumping].filter(isAlive), { timeout: 10_000 })
        .toEqual([])
    }),
  )
  expect(made()).toHaveLength(1)
  expect(await tablesOf('postgres', environment)).toEqual(good)

  await own.makeDue('backup')
  await own.site.start()
  await expect.poll(() => made().length, { timeout: 20_000 }).toBe(2)
  const newer = await tablesOf('postgres', environment)
  expect(newer.businesses?.rows).toBe((good.businesses?.rows ?? 0) + 1)
})

describe('a place that fails', () => {
  let now = new Date()
  let app: TestApp
  const start = async (settings: Record<string, string>, engine: Engine = 'sqlite') => {
    now = new Date('2026-11-17T22:00:00.000Z')
    app = await createTestApp(engine, settings, { clock: () => now })
    cleaning.push(() => app.close())
    await fillEveryTable(app)
    const tasks = app.services.tasks.filter(({ name }) => name === 'backup')
    const scheduler = createScheduler(app.context, tasks)
    await scheduler.runDue()
    /** Runs it at this hour of the day, and returns why it failed. */
    const runAt = async (moment: string) => {
      now = new Date(moment)
      await scheduler.runDue()
      return (await app.services.backups.getState()).failure?.reason
    }
    return { runAt, scheduler }
  }

  it.each(ENGINES)(
    'on %s a full disk leaves no half backup, and the earlier one stays good',
    async (engine) => {
      const disk = mountSmallDisk(24)
      cleaning.push(disk.unmount)
      const { runAt } = await start({ BACKUP_TO: disk.folder }, engine)
      expect(await runAt('2026-11-18T01:00:00.000Z')).toBeUndefined()
      const good = await tablesOf(engine, app.environment)
      disk.fill()
      expect(await runAt('2026-11-19T01:00:00.000Z')).toContain('ENOSPC')
      const names = readdirSync(disk.folder, { recursive: true }).map(String)
      expect(names.filter((name) => /2026-11-19.*\/|incoming\//.test(name))).toEqual([])
      expect(await tablesOf(engine, app.environment)).toEqual(good)
      disk.evict()
      expect(await runAt('2026-11-19T02:00:00.000Z')).toBeUndefined()
    },
  )

  it('a bucket that is gone or refuses is known at once, and used again when it is back', async () => {
    const s3 = await startS3Server()
    cleaning.push(s3.close)
    const { runAt } = await start({ ...s3.environment, BACKUP_TO: 'bucket' })
    const { config } = app.context
    const bucket = { ...config.s3 }
    Object.assign(config, { s3: { ...bucket, bucket: 'deleted' } })
    expect(await runAt('2026-11-18T01:00:00.000Z')).toContain('The bucket deleted does not exist')
    Object.assign(config, { s3: { ...bucket, endpoint: 'http://127.0.0.1:9' } })
    expect(await runAt('2026-11-18T02:00:00.000Z')).toContain('The bucket does not answer')
    Object.assign(config, { s3: bucket })
    s3.mood = (method, name) =>
      method === 'PUT' && name.includes('manifest') ? 'unavailable' : null
    expect(await runAt('2026-11-18T03:00:00.000Z')).toContain('503')
    expect([...s3.objects.keys()].filter((name) => name.includes('2026-11-18T'))).toEqual([])
    s3.mood = () => null
    expect(await runAt('2026-11-18T04:00:00.000Z')).toBeUndefined()
  })

  it('a stop in the middle is no failure: the backup is still due', async () => {
    const s3 = await startS3Server()
    cleaning.push(s3.close)
    const { scheduler } = await start({ ...s3.environment, BACKUP_TO: 'bucket' })
    let isSending = false
    s3.mood = (_, name) => {
      if (!name.endsWith('cpt.sqlite')) return null
      isSending = true
      return 'silent'
    }
    now = new Date('2026-11-18T01:00:00.000Z')
    scheduler.start()
    await expect.poll(() => isSending, { timeout: 20_000 }).toBe(true)
    expect((await app.services.backups.getState()).isRunning).toBe(true)
    await scheduler.stop()
    expect(await app.services.backups.getState()).toMatchObject({
      isRunning: false,
      failure: null,
      nextRunAt: '2026-11-18T01:00:00.000Z',
    })
  })
})
