import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { readChecksums } from '#server/operations/read-rows.ts'
import { restore } from '#server/operations/restore.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import { readConfig } from '#server/read-config.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { startS3Server, type TestS3Server } from '#tests/helpers/servers/s3-server.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import {
  createTestApp,
  createTestDatabase,
  ENGINES,
  LONG_TIMEOUTS,
  type TestApp,
} from '#tests/helpers/test-app.ts'

const KEY = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'
const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let s3: TestS3Server | undefined
let place: string
let now: Date
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'cpt-backups-'))
  now = new Date('2026-11-17T22:00:00.000Z')
})
afterEach(async () => {
  await app.close()
  await s3?.close()
  s3 = undefined
  rmSync(place, { recursive: true, force: true })
})

async function start(engine: 'sqlite' | 'postgres', settings: Record<string, string>) {
  app = await createTestApp(engine, settings, { clock: () => now })
  const lived = await fillEveryTable(app)
  const scheduler = createScheduler(
    app.context,
    app.services.tasks.filter(({ name }) => name.startsWith('backup')),
  )
  await scheduler.runDue()
  return { scheduler, ...lived }
}

/** The site of a backup, restored to another place. */
async function restoreElsewhere(from: string, settings: Record<string, string> = {}) {
  const empty = await createTestDatabase(app.engine)
  const config = readConfig({ ...app.environment, ...empty.environment, ...settings })
  try {
    await restore(config, from)
    const restored = await buildApp(config, LONG_TIMEOUTS)
    const sums = await readChecksums(restored.context.db, app.engine)
    return { sums, restored, remove: () => restored.close().then(empty.remove) }
  } catch (error) {
    await empty.remove()
    throw error
  }
}

describe.each(ENGINES)('backups of %s by themselves', (engine) => {
  it('are made at three in Cape Town, encrypted, tried, and restored by name', async () => {
    const { scheduler, imageKey } = await start(engine, { BACKUP_TO: place, BACKUP_KEY: KEY })
    expect(await app.services.backups.getState()).toMatchObject({
      to: place,
      isEncrypted: true,
      last: null,
      failure: null,
      isMissed: false,
      nextRunAt: '2026-11-18T01:00:00.000Z',
    })
    const before = await readChecksums(app.context.db, engine)
    now = new Date('2026-11-18T01:00:04.000Z')
    await scheduler.runDue()
    expect(await app.services.backups.getState()).toMatchObject({
      last: { name: '2026-11-18T010004Z', images: 1, madeAt: now.toISOString(), fault: null },
      failure: null,
      isMissed: false,
      isRunning: false,
      nextRunAt: '2026-11-19T01:00:00.000Z',
    })
    const database = engine === 'sqlite' ? 'cpt.sqlite' : 'cpt.dump'
    expect(readdirSync(path.join(place, '2026-11-18T010004Z')).sort()).toEqual([
      `${database}.encrypted`,
      'manifest.json.encrypted',
      'tried.json.encrypted',
    ])
    for (const name of readdirSync(place, { recursive: true }).map(String))
      if (name.endsWith('.encrypted')) {
        const bytes = readFileSync(path.join(place, name))
        expect(bytes.subarray(0, 8).toString()).toBe('CPTBAK01')
        expect(bytes.includes('example.co.za')).toBe(false)
      }

    for (const from of ['latest', path.join(place, '2026-11-18T010004Z')]) {
      const { sums, restored, remove } = await restoreElsewhere(from)
      expect({ ...sums, taskRuns: 0 }).toEqual({ ...before, taskRuns: 0 })
      const picture = await restored.server.inject(`/images/${imageKey}/1200.webp`)
      const original = await app.server.inject(`/images/${imageKey}/1200.webp`)
      expect(picture.rawPayload.equals(original.rawPayload)).toBe(true)
      await remove()
    }
    await expect(restoreElsewhere('latest', { BACKUP_KEY: '' })).rejects.toThrow('no backup')
    await expect(restoreElsewhere('2026-11-18T010004Z', { BACKUP_KEY: '' })).rejects.toThrow(
      'encrypted: set BACKUP_KEY',
    )
    const wrong = { BACKUP_KEY: KEY.toLowerCase() }
    await expect(restoreElsewhere('latest', wrong)).rejects.toThrow('not the key of this backup')
  })

  it('are made in a bucket as well', async () => {
    s3 = await startS3Server()
    const { objects, environment } = s3
    const { scheduler } = await start(engine, { ...environment, BACKUP_TO: 'bucket/nightly' })
    now = new Date('2026-11-18T01:00:00.000Z')
    await scheduler.runDue()
    expect(objects.has('nightly/2026-11-18T010000Z/manifest.json')).toBe(true)
    const images = [...objects.keys()].filter((name) => name.startsWith('nightly/images/'))
    expect(images).toHaveLength(IMAGE_FILES.length)

    // An image that the live bucket has lost comes back with the rest.
    const lost = [...objects.keys()].filter((name) => name.startsWith('images/'))
    for (const name of lost) objects.delete(name)
    const { sums, remove } = await restoreElsewhere('latest')
    expect(sums.businesses).toEqual((await readChecksums(app.context.db, engine)).businesses)
    expect([...objects.keys()]).toEqual(expect.arrayContaining(lost))
    await remove()
  })
})

describe('several processes on PostgreSQL', () => {
  it('make one backup between them', async () => {
    const { scheduler } = await start('postgres', { BACKUP_TO: place })
    const settings = { ...app.environment, DATA_DIR: path.join(place, 'of-the-other') }
    const other = await buildApp(readConfig(settings), { ...LONG_TIMEOUTS, clock: () => now })
    const tasks = other.services.tasks.filter(({ name }) => name === 'backup')
    now = new Date('2026-11-18T01:00:00.000Z')
    await Promise.all([scheduler.runDue(), createScheduler(other.context, tasks).runDue()])
    await other.close()
    const runs = readdirSync(place).filter((name) => name.startsWith('20'))
    expect(runs).toEqual(['2026-11-18T010000Z'])
    // Only one of them has needed its work folder.
    const used = [app.environment.DATA_DIR, settings.DATA_DIR].filter((folder) =>
      existsSync(path.join(String(folder), 'backup-work')),
    )
    expect(used).toHaveLength(1)
  })

  it('say so if the database user may not create the scratch database', async () => {
    const { scheduler } = await start('postgres', { BACKUP_TO: place })
    const { config, db } = app.context
    const url = new URL(String(config.databaseUrl))
    const user = `limited_${randomBytes(4).toString('hex')}`
    await sql`create role ${sql.ref(user)} login in role pg_read_all_data`.execute(db)
    url.username = user
    Object.assign(config, { databaseUrl: url.href })
    now = new Date('2026-11-18T01:00:00.000Z')
    await scheduler.runDue()
    expect((await app.services.backups.getState()).failure?.reason).toContain(
      'alter user … createdb',
    )
    await sql`drop role ${sql.ref(user)}`.execute(db)
  })
})

describe('the admin of a site', () => {
  const seen = async () => {
    // Anew each time: the clock moves by hours, and the session of an admin ends.
    const cookie = await signInAsAdmin(app)
    const panel = await app.server.inject({ url: '/api/admin/stats', headers: { cookie } })
    const mails = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'backup-trouble')
      .execute()
    const metrics = (await app.metrics?.text()) ?? ''
    const [failed, missed] = ['failed', 'missed'].map((state) =>
      metrics.includes(`cpt_backup_trouble{state="${state}"} 1`),
    )
    return { faults: panel.json().faults, mails: mails.length, failed, missed }
  }

  it('is told of a backup that failed, until one is good', async () => {
    const { scheduler } = await start('sqlite', { BACKUP_TO: place, METRICS_PORT: '0' })
    expect(await seen()).toEqual({ faults: [], mails: 0, failed: false, missed: false })
    rmSync(place, { recursive: true })
    for (const at of ['T01:00:00.000Z', 'T02:00:00.000Z', 'T03:00:00.000Z']) {
      now = new Date(`2026-11-18${at}`)
      await scheduler.runDue()
    }
    const { faults, ...others } = await seen()
    expect(faults).toEqual([
      `The backup failed on 18 November 2026, 05:00: ${place} is not there. Create it once, for the user of the site, or mount its disk. There is no good one yet.`,
    ])
    expect(others).toEqual({ mails: 1, failed: true, missed: false })
    mkdirSync(place)
    now = new Date('2026-11-18T04:00:00.000Z')
    await scheduler.runDue()
    expect(await seen()).toEqual({ faults: [], mails: 1, failed: false, missed: false })
  })

  it('is told of a backup that was missed', async () => {
    await start('sqlite', { BACKUP_TO: place, METRICS_PORT: '0' })
    const check = () => app.services.backups.tellAdmin()
    now = new Date('2026-11-18T02:59:00.000Z')
    expect(await check()).toBe(false)
    now = new Date('2026-11-18T03:01:00.000Z')
    expect(await check()).toBe(true)
    expect(await seen()).toEqual({
      faults: ['No backup was made when it was due. There is no good one yet.'],
      mails: 1,
      failed: false,
      missed: true,
    })
  })

  it('sees that nothing is backed up in a production without BACKUP_TO', async () => {
    const production = {
      NODE_ENV: 'production',
      RATE_LIMIT: 'on',
      PUBLIC_URL: 'https://cpt.example',
      AUTH_SECRET: KEY,
      ADMIN_SECOND_FACTOR: 'optional',
    }
    for (const [to, expected] of [
      ['', [expect.stringContaining('BACKUP_TO is not set')]],
      ['off', []],
    ] as const) {
      app = await createTestApp('sqlite', { ...production, BACKUP_TO: to })
      const headers = { cookie: await signInAsAdmin(app) }
      const answer = await app.server.inject({ url: '/api/admin/stats', headers })
      expect(answer.json().warnings).toEqual(expected)
      if (to === '') await app.close()
    }
  })
})

describe('a place with many backups', () => {
  it('keeps what the rule says and the images of those, and nothing of a killed one', async () => {
    const { imageKey } = await start('sqlite', { BACKUP_TO: place })
    const kept = () => readdirSync(place).filter((name) => name.startsWith('20'))
    const hasImage = () => existsSync(path.join(place, 'images', imageKey))
    for (let day = 0; day < 9; day += 1) {
      const moment = new Date(Date.parse('2026-11-18T01:00:00.000Z') + day * DAY_MS)
      await runBackup(app.context.config, moment)
      if (day > 0) continue
      rmSync(path.join(app.context.config.imagesDir, imageKey), { recursive: true })
      rmSync(path.join(place, '2026-11-18T010000Z', 'manifest.json'))
      expect(hasImage()).toBe(true)
    }
    // The first was left half made; the Sunday and the last seven days are kept.
    expect(kept()).toEqual([20, 21, 22, 23, 24, 25, 26].map((day) => `2026-11-${day}T010000Z`))
    expect(hasImage()).toBe(false)
  })

  it('is left alone if its backups have another key, and says so', async () => {
    const { scheduler } = await start('sqlite', { BACKUP_TO: place, BACKUP_KEY: KEY })
    now = new Date('2026-11-18T01:00:00.000Z')
    await scheduler.runDue()
    const before = readdirSync(place, { recursive: true })
    Object.assign(app.context.config, { backupKey: KEY.toLowerCase() })
    now = new Date('2026-11-19T01:00:00.000Z')
    await scheduler.runDue()
    expect((await app.services.backups.getState()).failure?.reason).toContain('another BACKUP_KEY')
    expect(readdirSync(place, { recursive: true })).toEqual(before)
  })

  it('does not fill up while trials fail', async () => {
    const { scheduler } = await start('sqlite', { BACKUP_TO: place })
    // A business with a wrong sum: the copy is as wrong as the site.
    await app.context.db.updateTable('businesses').set({ ratingSum: 99 }).execute()
    for (const hour of ['01', '02', '03']) {
      now = new Date(`2026-11-18T${hour}:00:00.000Z`)
      await scheduler.runDue()
      expect((await app.services.backups.getState()).failure?.reason).toContain('wrong sums')
    }
    expect(readdirSync(place).filter((name) => name.startsWith('20'))).toEqual([
      '2026-11-18T030000Z',
    ])
  })

  it('is not taken for a folder that is not there', async () => {
    const { scheduler } = await start('sqlite', { BACKUP_TO: place })
    rmSync(place, { recursive: true })
    now = new Date('2026-11-18T01:00:00.000Z')
    await scheduler.runDue()
    expect((await app.services.backups.getState()).failure?.reason).toContain('is not there')
    expect(existsSync(place)).toBe(false)
  })
})
