import { type Selectable, sql } from 'kysely'
import type { BusinessTable, Db } from '#server/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'

/** What a card in a list shows. A row has much more, most of it long. */
const CARD_COLUMNS = [
  'id',
  'businessName',
  'industry',
  'area',
  'address',
  'phone',
  'emailPublic',
  'website',
  'imageKey',
  'plan',
  'ratingSum',
  'ratingCount',
] as const satisfies (keyof BusinessTable)[]

/** The columns that a whole public answer is made of. */
const PUBLIC_COLUMNS = [
  ...CARD_COLUMNS,
  'description',
  'views',
  'operatingHours',
  'services',
  'priceRange',
  'yearEstablished',
  'amenities',
  'createdAt',
] as const satisfies (keyof BusinessTable)[]

export type CardRow = Pick<Selectable<BusinessTable>, (typeof CARD_COLUMNS)[number]>
export type PublicBusinessRow = Pick<Selectable<BusinessTable>, (typeof PUBLIC_COLUMNS)[number]>

/** A business is public while its owner is ACTIVE. */
function publicBusinesses(db: Db, category: CategorySlug | undefined) {
  // A literal: as a parameter it would make SQLite plan anew, since the order's index is partial.
  const open = db.selectFrom('businesses').where('status', '=', sql.lit('ACTIVE' as const))
  return category === undefined ? open : open.where('categorySlug', '=', category)
}

export async function countPublicBusinesses(
  db: Db,
  category: CategorySlug | undefined,
): Promise<number> {
  const { count } = await publicBusinesses(db, category)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A stretch of the list's order, or all of it. An index holds it ready, so no row is sorted. */
export async function findPublicIds(
  db: Db,
  category: CategorySlug | undefined,
  stretch?: { from: number; count: number },
): Promise<string[]> {
  const ordered = publicBusinesses(db, category)
    .select('id')
    .orderBy('plan', 'desc')
    .orderBy('rankScore', 'desc')
    .orderBy('searchName')
    .orderBy('id')
  const rows = await (stretch
    ? ordered.limit(stretch.count).offset(stretch.from)
    : ordered
  ).execute()
  return rows.map(({ id }) => id)
}

export const findPublicByIds = (db: Db, ids: string[]): Promise<PublicBusinessRow[]> =>
  inOrder(ids, () => publicAmong(db, ids).select(PUBLIC_COLUMNS).execute())

export const findCardsByIds = (db: Db, ids: string[]): Promise<CardRow[]> =>
  inOrder(ids, () => publicAmong(db, ids).select(CARD_COLUMNS).execute())

function publicAmong(db: Db, ids: string[]) {
  return db.selectFrom('businesses').where('id', 'in', ids).where('status', '=', 'ACTIVE')
}

/** In the order of the ids; one that has ceased to be public meanwhile is left out. */
async function inOrder<Row extends { id: string }>(
  ids: string[],
  read: () => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const byId = new Map((await read()).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function getPublicBusiness(db: Db, id: string): Promise<PublicBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

/** The words of all names, for mending typos; more than so many would take too long to measure. */
export async function findNameWords(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('nameWords').select('word').limit(limit).execute()
  return rows.map(({ word }) => word)
}
