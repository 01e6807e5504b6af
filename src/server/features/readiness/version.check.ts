import type { Context } from '#server/platform/context.ts'
import { findMigrations } from '#server/platform/db/migrate.ts'
import { RELEASE } from '#server/platform/release.ts'
import { type Found, found } from './found.ts'

/** Which release runs, on which schema. */
export async function checkVersion({ db }: Context): Promise<Found> {
  const { last, missing, later } = await findMigrations(db)
  const what = `${RELEASE.version}. The database is on migration ${last}.`
  if (missing.length > 0)
    return found('bad', {
      sentence: `${what} Missing: ${missing.join(', ')}.`,
      mend: 'Start the site again, which migrates.',
    })
  if (later.length > 0)
    return found('warn', {
      sentence: `${what} A later release has migrated it.`,
      mend: 'Start the later release again, once what was wrong with it is fixed.',
    })
  return found('ok', { sentence: what })
}
