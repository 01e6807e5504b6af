import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { type Checksums, readChecksums } from '#server/operations/read-rows.ts'
import { restore } from '#server/operations/restore.ts'
import { openSqliteFile } from '#server/platform/db/sqlite.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { readConfig } from '#server/read-config.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { startS3Server } from '#tests/helpers/servers/s3-server.ts'
import { mountSmallDisk } from '#tests/helpers/small-disk.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { createOwnSite } from './own-site.ts'

const KEY = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'
const LONG_AGO = '2026-01-01T00:00:00.000Z'

const cleaning: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleaning.splice(0).reverse()) await clean()
})

/** The tables of a backup, restored to a folder of their own. */
async function tablesOf(environment: Record<string, string>): Promise<Checksums> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-restored-'))
  try {
    await restore(readConfig({ ...environment, DATA_DIR: path.join(folder, 'data') }), 'latest')
    const opened = openSqliteFile(path.join(folder, 'data', 'cpt.sqlite'))
    return await readChecksums(opened.db, 'sqlite').finally(opened.close)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const childrenOf = (pid: number | undefined) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('kill -9 in the middle of a backup: the last good one is restored, and the next start makes another', {
  timeout: 60_000,
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
  expect(await tablesOf(environment)).toEqual(good)

  s3.mood = () => null
  await own.site.start()
  const made = () => [...s3.objects.keys()].filter((name) => name.endsWith('/tried.json.encrypted'))
  await expect.poll(() => made().length, { timeout: 20_000 }).toBe(2)
  const newer = await tablesOf(environment)
  expect(newer.businesses?.rows).toBe((good.businesses?.rows ?? 0) + 1)
  const work = readdirSync(path.join(String(own.database.DATA_DIR), 'backup-work'))
  expect(work.filter((name) => !name.startsWith('lock.sqlite'))).toEqual([])
})

describe('a place that fails', () => {
  let now = new Date()
  let app: TestApp
  const start = async (settings: Record<string, string>) => {
    now = new Date('2026-11-17T22:00:00.000Z')
    app = await createTestApp('sqlite', settings, { clock: () => now })
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

  it('a full disk leaves no half backup, and the earlier one stays good', async () => {
    const disk = mountSmallDisk(24)
    cleaning.push(disk.unmount)
    const { runAt } = await start({ BACKUP_TO: disk.folder })
    expect(await runAt('2026-11-18T01:00:00.000Z')).toBeUndefined()
    const good = await tablesOf(app.environment)
    disk.fill()
    expect(await runAt('2026-11-19T01:00:00.000Z')).toContain('ENOSPC')
    const names = readdirSync(disk.folder, { recursive: true }).map(String)
    expect(names.filter((name) => /2026-11-19.*\/|incoming\//.test(name))).toEqual([])
    expect(await tablesOf(app.environment)).toEqual(good)
    disk.evict()
    expect(await runAt('2026-11-19T02:00:00.000Z')).toBeUndefined()
  })

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
