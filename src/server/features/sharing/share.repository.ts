import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'

export async function isPublicBusiness(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', literal('ACTIVE'))
    .executeTakeFirst()
  return found !== undefined
}
