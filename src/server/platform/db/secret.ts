import { randomBytes } from 'node:crypto'
import type { Db } from './schema.ts'

/**
 * The process' signing secret: configured, or generated once and stored where all processes find it.
 * Production requires a configured one, so that no secret is stored beside the data.
 */
export async function getSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured !== undefined) {
    await db.deleteFrom('settings').where('key', '=', 'secret').execute()
    return configured
  }
  await db
    .insertInto('settings')
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow()
  return row.value
}
