import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type App, buildApp } from '#server/app.ts'
import { backUp } from '#server/operations/backup.ts'
import { readChecksums } from '#server/operations/read-rows.ts'
import { restore } from '#server/operations/restore.ts'
import { readConfig } from '#server/read-config.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { createTestApp, createTestDatabase, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
let lived: Awaited<ReturnType<typeof fillEveryTable>>
let folder: string

const start = (engine: 'sqlite' | 'postgres') => async () => {
  app = await createTestApp(engine)
  lived = await fillEveryTable(app)
  folder = path.join(app.context.config.dataDir, 'backups', 'sunday')
}
const settingsOf = (dataDir: string) => ({ ...app.environment, DATA_DIR: dataDir })
const elsewhere = () => path.join(app.context.config.dataDir, 'elsewhere')
const signUp = (count: number) =>
  app.server.inject({
    method: 'POST',
    url: '/api/newsletter',
    payload: { email: `late-${count}@example.co.za` },
  })

async function expectSameSite(restored: App): Promise<void> {
  const picture = await restored.server.inject(`/images/${lived.imageKey}/1200.webp`)
  expect(picture.statusCode).toBe(200)
  const original = await app.server.inject(`/images/${lived.imageKey}/1200.webp`)
  expect(picture.rawPayload.equals(original.rawPayload)).toBe(true)
  const me = await restored.server.inject({ url: '/api/user', headers: { cookie: lived.cookie } })
  expect(me.statusCode).toBe(200)
  const found = await restored.server.inject('/api/businesses?q=koesister')
  expect(found.body).toContain(lived.businessId)
}

describe('SQLite', () => {
  beforeEach(start('sqlite'))
  afterEach(() => app.close())

  it('is backed up while the site writes, and restored as a consistent snapshot', async () => {
    const before = await readChecksums(app.context.db, 'sqlite')
    let stopped = false
    const writing = (async () => {
      for (let count = 0; !stopped; count += 1) expect((await signUp(count)).statusCode).toBe(200)
    })()
    const manifest = await backUp(app.context.config, folder)
    stopped = true
    await writing
    expect({ ...manifest.tables, newsletterSignups: 0, outboxMessages: 0 }).toEqual({
      ...before,
      newsletterSignups: 0,
      outboxMessages: 0,
    })
    expect(manifest.images).toBe(1)
    expect(statSync(folder).mode & 0o077).toBe(0)
    // Nothing else: mail files contain links.
    expect(readdirSync(folder).sort()).toEqual(['cpt.sqlite', 'images', 'manifest.json'])

    const config = readConfig(settingsOf(elsewhere()))
    await restore(config, folder)
    const restored = await buildApp(config)
    try {
      expect(await readChecksums(restored.context.db, 'sqlite')).toEqual(manifest.tables)
      await expectSameSite(restored)
    } finally {
      await restored.close()
    }
    await expect(restore(config, folder)).rejects.toThrow('holds a database already')
    expect(readdirSync(path.dirname(folder))).toEqual(['sunday'])
    await expect(backUp(app.context.config, folder)).rejects.toThrow('is there already')
  })

  it('is not restored from a damaged or an incomplete backup', async () => {
    await backUp(app.context.config, folder)
    const config = readConfig(settingsOf(elsewhere()))
    await expect(restore(config, path.dirname(folder))).rejects.toThrow('not a whole backup')
    const images = path.join(folder, 'images')
    const damaged = new DatabaseSync(path.join(folder, 'cpt.sqlite'))
    damaged.exec(`update "users" set "email" = 'changed-' || "email"`)
    damaged.close()
    await expect(restore(config, folder)).rejects.toThrow('damaged: users')

    rmSync(folder, { recursive: true })
    await backUp(app.context.config, folder)
    rmSync(path.join(images, lived.imageKey), { recursive: true })
    await expect(restore(config, folder)).rejects.toThrow('0 of 1 images')
  })

  it('is restored from an older backup with a table less, and not if a table is missing', async () => {
    await backUp(app.context.config, folder)
    const config = readConfig(settingsOf(elsewhere()))
    const older = new DatabaseSync(path.join(folder, 'cpt.sqlite'))
    older.exec('drop table "knownDevices"')
    older.close()
    await expect(restore(config, folder)).rejects.toThrow('damaged: knownDevices')

    const manifest = path.join(folder, 'manifest.json')
    const { tables, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
    const { knownDevices: _, ...fewer } = tables
    writeFileSync(manifest, JSON.stringify({ ...rest, tables: fewer }))
    expect((await restore(config, folder)).images).toBe(1)
  })
})

describe('PostgreSQL', () => {
  beforeEach(start('postgres'))
  afterEach(() => app.close())

  it('is backed up and restored by pg_dump and pg_restore', async () => {
    const before = await readChecksums(app.context.db, 'postgres')
    const manifest = await backUp(app.context.config, folder)
    expect(manifest).toMatchObject({ engine: 'postgres', images: 1, tables: before })
    expect(readdirSync(folder).sort()).toEqual(['cpt.dump', 'images', 'manifest.json'])
    const embedded = readConfig({ ...settingsOf(elsewhere()), DATABASE_URL: '' })
    await expect(restore(embedded, folder)).rejects.toThrow('set DATABASE_URL to an empty database')
    await expect(restore(app.context.config, folder)).rejects.toThrow('DATABASE_URL is not empty')

    const empty = await createTestDatabase('postgres')
    const config = readConfig({ ...app.environment, ...empty.environment })
    try {
      await restore(config, folder)
      const restored = await buildApp(config)
      try {
        expect(await readChecksums(restored.context.db, 'postgres')).toEqual(before)
        await expectSameSite(restored)
      } finally {
        await restored.close()
      }
    } finally {
      await empty.remove()
    }
  })
})
