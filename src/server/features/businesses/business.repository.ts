import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { BusinessTable, Database, Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'

/** What a card in a list shows. A row has much more, most of it long. */
const CARD_COLUMNS = [
  'id',
  'businessName',
  'industry',
  'area',
  'address',
  'suburb',
  'latitude',
  'longitude',
  'phone',
  'emailPublic',
  'website',
  'imageKey',
  'plan',
  'ratingSum',
  'ratingCount',
  'operatingHours',
  'services',
  'priceRange',
] as const satisfies (keyof BusinessTable)[]

/** The columns that a whole public answer is made of. */
export const PUBLIC_COLUMNS = [
  ...CARD_COLUMNS,
  'description',
  'views',
  'yearEstablished',
  'amenities',
  'answersWithinHours',
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

function inListOrder<Row>(query: SelectQueryBuilder<Database, 'businesses', Row>) {
  return query
    .orderBy('plan', 'desc')
    .orderBy('rankScore', 'desc')
    .orderBy('searchName')
    .orderBy('id')
}

/** The list's own order: an index holds it ready, so no row is sorted. */
const orderedIds = (db: Db, category: CategorySlug | undefined) =>
  inListOrder(publicBusinesses(db, category).select('id'))

export async function findPublicIds(db: Db, category: CategorySlug | undefined): Promise<string[]> {
  const rows = await orderedIds(db, category).execute()
  return rows.map(({ id }) => id)
}

/** A stretch of the list. */
interface Stretch {
  category: CategorySlug | undefined
  from: number
  count: number
}

/** Businesses by name or by their place in the list, in that order. */
export type Chosen = string[] | Stretch

export async function findPublicRows(db: Db, chosen: Chosen): Promise<PublicBusinessRow[]> {
  if (isNobody(chosen)) return []
  return inOrder(chosen, await choose(db, chosen).select(PUBLIC_COLUMNS).execute())
}

export async function findCardRows(db: Db, chosen: Chosen): Promise<CardRow[]> {
  if (isNobody(chosen)) return []
  return inOrder(chosen, await choose(db, chosen).select(CARD_COLUMNS).execute())
}

const isNobody = (chosen: Chosen) => Array.isArray(chosen) && chosen.length === 0

/** Whoever stands before the stretch is passed over in the index, without a look at the row. */
function choose(db: Db, chosen: Chosen) {
  const open = db.selectFrom('businesses').where('status', '=', 'ACTIVE')
  if (Array.isArray(chosen)) return open.where('id', 'in', chosen)
  const { category, from, count } = chosen
  if (from === 0) return inListOrder(publicBusinesses(db, category)).limit(count)
  const stretch = orderedIds(db, category).limit(count).offset(from)
  return inListOrder(open.where('id', 'in', stretch))
}

/** One of those named that has ceased to be public meanwhile is left out. */
function inOrder<Row extends { id: string }>(chosen: Chosen, rows: Row[]): Row[] {
  if (!Array.isArray(chosen)) return rows
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap((id) => byId.get(id) ?? [])
}

export function getPublicBusiness(db: Db, id: string): Promise<PublicBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

/** A business that was public and is hidden: whose it is, and where to look instead. */
export function getPausedBusiness(db: Db, id: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businesses.userId', 'businesses.categorySlug', 'businesses.area', 'users.updatedAt'])
    .where('businesses.id', '=', id)
    .where('businesses.status', '=', 'PAUSED')
    .executeTakeFirst()
}
