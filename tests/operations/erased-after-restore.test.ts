import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { runCommand } from '#server/commands.ts'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { readConfig } from '#server/read-config.ts'
import { createTestApp, createTestDatabase } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const SECRET = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'

it('a restored backup has nothing of what was erased since', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'cpt-x-'))
  const app = await createTestApp('sqlite', { BACKUP_TO: place, AUTH_SECRET: SECRET })
  await useEverywhere(app)
  await runBackup(app.context.config, new Date())
  await app.context.db
    .transaction()
    .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'keep'))
  await app.services.erasures.store()
  const empty = await createTestDatabase('sqlite')
  const config = readConfig({
    ...app.environment,
    ...empty.environment,
    BACKUP_TO: place,
    AUTH_SECRET: SECRET,
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await runCommand('restore', config, ['--from', 'latest'])
  const said = write.mock.calls.flat().join('')
  write.mockRestore()
  expect(said).toContain('it had been erased since: 1')
  await app.close()
  rmSync(place, { recursive: true, force: true })
  rmSync(config.dataDir, { recursive: true, force: true })
})
