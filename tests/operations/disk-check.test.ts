import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkDisk } from '#server/features/readiness/disk.check.ts'
import { readConfig } from '#server/read-config.ts'
import { mountSmallDisk } from '#tests/helpers/small-disk.ts'

const disk = mountSmallDisk(8)
const folder = mkdtempSync(path.join(tmpdir(), 'cpt-disks-'))
afterAll(() => {
  disk.unmount()
  rmSync(folder, { recursive: true, force: true })
})

const check = (settings: Record<string, string>) =>
  checkDisk({ config: readConfig({ DATA_DIR: folder, ...settings }) })

it('looks at each disk that the site writes to, and the fullest counts', async () => {
  const small = path.join(disk.folder, 'small')
  mkdirSync(small)
  disk.fill()
  for (const name of ['IMAGES_DIR', 'BACKUP_TO']) {
    const { state, sentence } = await check({ [name]: small })
    expect(state).toBe('bad')
    expect(sentence).toContain(`0.0 GB free of 0.0 GB in ${small}.`)
  }
  disk.evict()
  const both = path.join(disk.folder, 'both')
  mkdirSync(both)
  const { sentence } = await check({ DATA_DIR: both, BACKUP_TO: small })
  // One disk is looked at once.
  expect(sentence).toBe(`0.0 GB free of 0.0 GB in ${both}.`)
})

it('passes over a folder that is not there: the check of the backups says so', async () => {
  const { sentence } = await check({ BACKUP_TO: '/nowhere/at-all' })
  expect(sentence).toMatch(/^\d/)
  expect(sentence).not.toContain('nowhere')
})
