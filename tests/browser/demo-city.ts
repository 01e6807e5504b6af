import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Db } from '#server/platform/db/schema.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'

const VARIABLE = 'TEST_DEMO_CITY'
/** Enough for a screen of cards; encoding the others would slow the tests down. */
const PICTURES = 8

export const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'cpt-browser-'))

export const removeDataDir = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** A data directory of its own with the demo city in it. */
export function copyDemoCity(): string {
  const dataDir = newDataDir()
  cpSync(String(process.env[VARIABLE]), dataDir, { recursive: true })
  return dataDir
}

/** One first start with the demo city, for all workers to copy; returns its cleanup. */
export async function makeDemoCity(): Promise<() => void> {
  const dataDir = newDataDir()
  const site = new SiteProcess({ DATA_DIR: dataDir, DEMO: 'on' })
  await site.start()
  const stored = () => {
    try {
      return readdirSync(path.join(dataDir, 'images')).length
    } catch {
      return 0
    }
  }
  await expect.poll(stored, { timeout: 60_000, intervals: [250] }).toBeGreaterThan(PICTURES)
  await site.stop()
  const { db, close } = openSqlite(dataDir)
  await db.insertInto('settings').values({ key: 'demoPictures', value: 'made' }).execute()
  await addGallery(db, 'Apostles Beach House')
  await close()
  process.env[VARIABLE] = dataDir
  return () => removeDataDir(dataDir)
}

/** Seven photos for one business: what the others show, since the demo's own galleries come last. */
async function addGallery(db: Db, businessName: string): Promise<void> {
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'imageKey'])
    .where('businessName', '=', businessName)
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('businesses')
    .select(['imageKey', 'businessName'])
    .where('imageKey', 'is not', null)
    .where('id', '<>', business.id)
    .limit(business.imageKey === null ? 7 : 6)
    .execute()
  for (const [index, { imageKey, businessName: name }] of others.entries())
    await db
      .insertInto('galleryImages')
      .values({
        businessId: business.id,
        imageKey: imageKey ?? '',
        position: index + 1,
        caption: index === 0 ? '' : `A drawing of ${name}`,
        createdAt: new Date().toISOString(),
      })
      .execute()
}
