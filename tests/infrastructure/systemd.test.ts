import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-systemd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verify = (text: string) => {
  const unit = path.join(folder, 'cpt-recommends@3001.service')
  writeFileSync(unit, text)
  const { stderr, error } = spawnSync('/usr/bin/systemd-analyze', ['verify', '--man=no', unit], {
    encoding: 'utf8',
  })
  if (error) throw error
  return stderr.split('\n').filter((line) => line.includes('cpt-recommends'))
}

it('the unit is valid for systemd', () => {
  const text = readFileSync('deploy/systemd/cpt-recommends@.service', 'utf8')
  expect(verify(text)).toEqual([])
  expect(verify(text.replace('ProtectHome=yes', 'ProtectHomes=yes'))).not.toEqual([])
})
