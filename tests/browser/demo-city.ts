import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
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
  await close()
  process.env[VARIABLE] = dataDir
  return () => removeDataDir(dataDir)
}
