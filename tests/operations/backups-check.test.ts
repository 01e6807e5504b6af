import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { BackupReport } from '#server/features/backups/backup-report.ts'
import type { BackupState } from '#server/features/backups/backup-trouble.ts'
import { checkBackups } from '#server/features/readiness/backups.check.ts'
import { readConfig } from '#server/read-config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-place-'))
mkdirSync(path.join(folder, 'backups'))
afterAll(() => rmSync(folder, { recursive: true }))

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cpt.example',
  AUTH_SECRET: 'a-secret-of-the-tests-0123456789-abcdef',
}
const BUCKET = {
  BACKUP_TO: 'bucket',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'cpt',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}
const KEY = { BACKUP_KEY: 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq' }
const LAST: BackupReport = {
  name: '2026-11-18T010004Z',
  madeAt: '2026-11-18T01:00:04.000Z',
  triedAt: '2026-11-18T01:00:09.000Z',
  makingMs: 900,
  trialMs: 1200,
  bytes: 1024,
  rows: 10,
  images: 0,
  fault: null,
}

/** As the service says it of these settings. */
function check(settings: Record<string, string>, known: Partial<BackupState> = {}) {
  const config = readConfig({ DATA_DIR: folder, ...settings })
  const state: BackupState = {
    to: config.backupTo ? 'the place' : null,
    isOff: config.backupsAreOff,
    isEncrypted: config.backupKey !== undefined,
    last: LAST,
    failure: null,
    isMissed: false,
    isRunning: false,
    nextRunAt: null,
    ...known,
  }
  return checkBackups({ config }, { getState: async () => state })
}

test.each([
  ['none in a production', PRODUCTION, {}, 'bad', /makes none/],
  ['none elsewhere', {}, {}, 'warn', /makes none/],
  ['something else makes them', { ...PRODUCTION, BACKUP_TO: 'off' }, {}, 'ok', /BACKUP_TO=off/],
  ['none yet', BUCKET, { last: null }, 'warn', /None was made yet/],
  ['one missed', BUCKET, { isMissed: true }, 'bad', /when it was due/],
  ['the disk of the site', { BACKUP_TO: `${folder}/backups` }, {}, 'warn', /lost with it/],
  // Any folder of another device.
  ['another disk', { BACKUP_TO: '/proc/self' }, {}, 'ok', /in the place/],
  ['a bucket without a key', BUCKET, {}, 'warn', /Whoever reads the bucket/],
  ['a bucket with a key', { ...BUCKET, ...KEY }, {}, 'ok', /in the place/],
])('%s', async (_what, settings, known, state, sentence) => {
  expect(await check(settings, known)).toMatchObject({
    state,
    sentence: expect.stringMatching(sentence),
    mend: expect.stringMatching(state === 'ok' ? /^$/ : /./),
  })
})
