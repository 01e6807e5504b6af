import type { Context } from '#server/platform/context.ts'
import { seedCity } from './seed-city.ts'

const SETTING = 'demoCity'

/** Once per data directory: a removed demo does not come back. */
export async function ensureDemoCity(context: Context): Promise<boolean> {
  const { db } = context
  const made = await db.selectFrom('settings').where('key', '=', SETTING).select('key').execute()
  if (made.length > 0) return false
  const owners = await db
    .selectFrom('users')
    .where('role', '=', 'BUSINESS')
    .select('id')
    .limit(1)
    .execute()
  if (owners.length > 0) return false
  await seedCity(context)
  await db.insertInto('settings').values({ key: SETTING, value: 'made' }).execute()
  return true
}
