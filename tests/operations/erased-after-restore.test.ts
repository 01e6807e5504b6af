import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { runCommand } from '#server/commands.ts'
import { runBackup } from '#server/operations/backups/run-backup.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { readConfig } from '#server/read-config.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { createTestApp, createTestDatabase, ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const SECRET = 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'

it.each(ENGINES)(
  'a restored backup has nothing of what was erased since, on %s',
  async (engine) => {
    const place = mkdtempSync(path.join(tmpdir(), 'cpt-x-'))
    const app = await createTestApp(engine, { BACKUP_TO: place, AUTH_SECRET: SECRET })
    await useEverywhere(app)
    await runBackup(app.context.config, new Date())
    await app.context.db
      .transaction()
      .execute((trx) => app.services.erasures.eraseAddress(trx, THANDI.email, 'keep'))
    await app.services.erasures.store()
    const left = await columnsWith(app.context.db, [THANDI.name, THANDI.email, THANDI.notes])
    const empty = await createTestDatabase(engine)
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
    const restored = openDatabase(config, () => undefined)
    // As much as on the site itself: what a formal notice keeps.
    expect(await columnsWith(restored.db, [THANDI.name, THANDI.email, THANDI.notes])).toEqual(left)
    expect(left).not.toContain('bookings.name')
    await restored.close()
    await app.close()
    await empty.remove()
    rmSync(place, { recursive: true, force: true })
    rmSync(config.dataDir, { recursive: true, force: true })
  },
)
