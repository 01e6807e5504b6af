import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { withScratchDatabase } from '#server/operations/backups/scratch-database.ts'
import { restore } from '#server/operations/restore.ts'
import { WEBP_FILES } from '#server/platform/images/image-files.ts'
import { readConfig } from '#server/read-config.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { createTestApp, createTestDatabase, type TestApp } from '#tests/helpers/test-app.ts'

const KEY = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'
const FIRST = '2026-11-16T010000Z'
const SECOND = '2026-11-17T010000Z'

let app: TestApp
let place: string
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'cpt-backups-'))
})
afterEach(async () => {
  await app.close()
  rmSync(place, { recursive: true, force: true })
})

const runOn = (day: number) =>
  runBackup(app.context.config, new Date(`2026-11-${day}T01:00:00.000Z`))

describe.each([
  ['plain', '', 'manifest.json'],
  ['encrypted', KEY, 'manifest.json.encrypted'],
])('a damaged manifest among %s backups', (_, BACKUP_KEY, manifest) => {
  const cut = (name: string) => {
    const file = path.join(place, name, manifest)
    writeFileSync(file, readFileSync(file).subarray(0, 60))
  }

  it('stops no further backup, is told, and keeps the images that it may need', async () => {
    app = await createTestApp('sqlite', { BACKUP_TO: place, BACKUP_KEY })
    const { imageKey } = await fillEveryTable(app)
    await runOn(16)
    await runOn(17)
    cut(SECOND)
    rmSync(path.join(app.context.config.imagesDir, imageKey), { recursive: true })
    const { name, fault } = await runOn(18)
    expect(name).toBe('2026-11-18T010000Z')
    expect(fault).toContain(`cannot be read: ${SECOND}.`)
    expect(existsSync(path.join(place, name))).toBe(true)
    rmSync(path.join(place, FIRST), { recursive: true })
    await runOn(19)
    expect(existsSync(path.join(place, 'images', imageKey))).toBe(true)

    rmSync(path.join(place, SECOND), { recursive: true })
    expect((await runOn(20)).fault).toBeNull()
    expect(existsSync(path.join(place, 'images', imageKey))).toBe(false)
  })
})

it('a manifest that is the only one and damaged stops no further backup', async () => {
  app = await createTestApp('sqlite', { BACKUP_TO: place })
  await runOn(16)
  writeFileSync(path.join(place, FIRST, 'manifest.json'), '{')
  expect((await runOn(17)).fault).toContain(FIRST)
})

it('a manifest restores nothing outside of the folder of the images', async () => {
  app = await createTestApp('sqlite', { BACKUP_TO: place })
  await runOn(16)
  const file = path.join(place, FIRST, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const changed = { ...manifest, images: 1, imageKeys: [`../${FIRST}/other`] }
  writeFileSync(file, JSON.stringify(changed))
  mkdirSync(path.join(place, FIRST, 'other'))
  for (const name of WEBP_FILES) writeFileSync(path.join(place, FIRST, 'other', name), 'other')

  const empty = await createTestDatabase('sqlite')
  const target = path.join(String(empty.environment.DATA_DIR), FIRST)
  mkdirSync(target, { recursive: true })
  const config = readConfig({ ...app.environment, ...empty.environment })
  await expect(restore(config, 'latest')).rejects.toThrow('The backup is damaged')
  expect(existsSync(path.join(target, 'other'))).toBe(false)
  await empty.remove()
})

describe('the scratch database of a trial', () => {
  it('takes the place of one that a killed trial has left, and of no other', async () => {
    app = await createTestApp('postgres')
    const { config, db } = app.context
    const url = String(config.databaseUrl)
    let left = ''
    await withScratchDatabase(url, async (scratch) => {
      left = new URL(scratch).pathname.slice(1)
      // As if the process had been killed: the database stays under its name, with its mark.
      await sql`alter database ${sql.ref(left)} rename to ${sql.ref(`${left}_kept`)}`.execute(db)
    })
    await sql`alter database ${sql.ref(`${left}_kept`)} rename to ${sql.ref(left)}`.execute(db)
    await withScratchDatabase(url, async (scratch) => {
      const client = new pg.Client({ connectionString: scratch })
      await client.connect()
      await client.end()
    })

    await sql`create database ${sql.ref(left)}`.execute(db)
    await expect(withScratchDatabase(url, async () => undefined)).rejects.toThrow(
      `the database ${left} is there already`,
    )
    // Fails if it is gone.
    await sql`drop database ${sql.ref(left)}`.execute(db)
  })
})
