import { ownedByNobody } from '#server/permissions/owned-by.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { SetBy, SetField } from '#shared/supply/set-by.ts'

export function getSource(db: Db, businessId: string) {
  return db
    .selectFrom('businessSources')
    .select(['source', 'checkedOn'])
    .where('businessId', '=', businessId)
    .executeTakeFirst()
}

/** A few of those without an owner that are not as the switch says. A hidden one stays hidden. */
export function findUnlike(db: Db, isShown: boolean, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('businesses')
    .innerJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .select('businesses.id')
    .where(ownedByNobody('businesses.userId'))
    .where('businesses.status', '=', literal(isShown ? 'PAUSED' : 'ACTIVE'))
    .$if(isShown, (query) => query.where('businessSources.hiddenAs', 'is', null))
    .orderBy('businesses.id')
    .limit(limit)
    .execute()
}

export async function setShown(db: Db, ids: readonly string[], isShown: boolean): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ status: isShown ? 'ACTIVE' : 'PAUSED' })
    .where('id', 'in', ids)
    .where(ownedByNobody())
    .execute()
}

export async function countUnclaimed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('businesses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(ownedByNobody())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Not shown any more, whatever the switch says. */
export async function hideAs(db: Db, businessId: string, hiddenAs: string): Promise<void> {
  await db
    .updateTable('businessSources')
    .set({ hiddenAs })
    .where('businessId', '=', businessId)
    .execute()
  await setShown(db, [businessId], false)
}

export async function unhide(db: Db, businessId: string): Promise<void> {
  await db
    .updateTable('businessSources')
    .set({ hiddenAs: null })
    .where('businessId', '=', businessId)
    .execute()
}

export async function saveSetBy(
  db: Db,
  businessId: string,
  field: SetField,
  setter: SetBy[SetField],
): Promise<void> {
  const source = await db
    .selectFrom('businessSources')
    .select('setBy')
    .where('businessId', '=', businessId)
    .executeTakeFirst()
  if (!source) return
  await db
    .updateTable('businessSources')
    .set({ setBy: JSON.stringify({ ...fromJson(source.setBy), [field]: setter }) })
    .where('businessId', '=', businessId)
    .execute()
}
