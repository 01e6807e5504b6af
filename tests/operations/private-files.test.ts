import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { closeDataDir } from '#server/platform/db/private-files.ts'
import { createOwnSite, type OwnSite } from '#tests/faults/own-site.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { photo } from '#tests/helpers/photos.ts'
import { SITE } from '../../scripts/lib/run.mjs'

let own: OwnSite | undefined
afterEach(async () => {
  await own?.remove()
  own = undefined
})

/** Everything below the folder, and the folder itself, that another user of the machine could open. */
function findOpen(folder: string): string[] {
  return ['', ...globSync('**', { cwd: folder })]
    .map((name) => path.join(folder, name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0)
}

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('files of the site, of backups and of restores are readable only by their user', async () => {
  let cookie = ''
  own = await createOwnSite('sqlite', {}, async (app) => {
    cookie = (await fillEveryTable(app)).cookie
  })
  const dataDir = String(own.database.DATA_DIR)
  const outbox = path.join(dataDir, 'outbox')
  // As an earlier version left it.
  mkdirSync(outbox)
  writeFileSync(path.join(outbox, 'old.eml'), 'a message')
  chmodSync(dataDir, 0o755)
  chmodSync(outbox, 0o755)
  for (const name of globSync('*.sqlite*', { cwd: dataDir }))
    chmodSync(path.join(dataDir, name), 0o644)

  const { site } = own
  await site.start()
  for (const name of ['', 'images', 'outbox', 'cpt.sqlite', 'cpt.sqlite-wal', 'lock.sqlite'])
    expect(statSync(path.join(dataDir, name)).mode & 0o077, name).toBe(0)

  const form = new FormData()
  const bytes = new Uint8Array(await photo(90, 70).png().toBuffer())
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'photo.png')
  const sent = await fetch(`${site.url}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  expect(sent.status).toBe(200)
  const { imageUrl } = (await sent.json()) as { imageUrl: string }
  const picture = path.join(dataDir, path.dirname(imageUrl))
  await until(() => globSync('*-newsletter-*.json', { cwd: outbox }).length > 0)
  expect(findOpen(picture)).toEqual([])
  for (const mail of globSync('*-newsletter-*', { cwd: outbox }))
    expect(statSync(path.join(outbox, mail)).mode & 0o077, mail).toBe(0)

  const nightly = path.join(dataDir, 'nightly')
  const run = (dir: string, ...args: string[]) =>
    execFileSync(process.execPath, [...SITE, ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DEMO: 'off',
        DATA_DIR: dir,
        BACKUP_TO: nightly,
      },
    })
  const backup = path.join(dataDir, 'backups', 'sunday')
  run(dataDir, 'backup', '--to', backup)
  expect(existsSync(path.join(backup, 'manifest.json'))).toBe(true)
  expect(findOpen(path.dirname(backup))).toEqual([])

  mkdirSync(nightly, { mode: 0o700 })
  run(dataDir, 'backup')
  expect(readdirSync(nightly).sort()).toEqual([expect.stringMatching(/^20.*Z$/), 'images'])
  expect(findOpen(nightly)).toEqual([])
  const latest = path.join(dataDir, 'latest')
  run(latest, 'restore', '--from', 'latest')
  expect(existsSync(path.join(latest, 'cpt.sqlite'))).toBe(true)
  expect(findOpen(latest)).toEqual([])

  // A backup that came from a machine with other permissions.
  for (const name of globSync('**', { cwd: backup }))
    chmodSync(
      path.join(backup, name),
      statSync(path.join(backup, name)).isDirectory() ? 0o755 : 0o644,
    )
  const restored = path.join(dataDir, 'restored')
  run(restored, 'restore', '--from', backup)
  expect(existsSync(path.join(restored, 'cpt.sqlite'))).toBe(true)
  expect(findOpen(restored)).toEqual([])
})

it('a folder of another user is not changed, with a warning in the log', () => {
  // Nobody, not even root, can change modes there.
  expect(closeDataDir('/proc/self')).toEqual([
    '/proc/self can be read by other users of this machine, and its mode cannot be changed.',
  ])
})
