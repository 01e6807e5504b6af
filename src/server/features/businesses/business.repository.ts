import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'

/** The columns of a card in a list. A row has many more, most of them long. */
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
] as const satisfies (keyof Database['businesses'])[]

/** The columns of a whole public answer. */
export const PUBLIC_COLUMNS = [
  ...CARD_COLUMNS,
  'description',
  'views',
  'yearEstablished',
  'amenities',
  'answersWithinHours',
  'createdAt',
] as const satisfies (keyof Database['businesses'])[]

export type CardRow = Pick<Selectable<Database['businesses']>, (typeof CARD_COLUMNS)[number]>
export type PublicBusinessRow = Pick<
  Selectable<Database['businesses']>,
  (typeof PUBLIC_COLUMNS)[number]
>

/** A business is public while its owner is ACTIVE. */
function publicBusinesses(db: Db, category: CategorySlug | undefined) {
  // A literal: with a parameter, SQLite could not use the partial index of the order.
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

/** The order of the list, which an index provides without sorting. */
const orderedIds = (db: Db, category: CategorySlug | undefined) =>
  inListOrder(publicBusinesses(db, category).select('id'))

export async function findPublicIds(db: Db, category: CategorySlug | undefined): Promise<string[]> {
  const rows = await orderedIds(db, category).execute()
  return rows.map(({ id }) => id)
}

/** A page of the list. */
interface Stretch {
  category: CategorySlug | undefined
  from: number
  count: number
}

/** Businesses by name or in the order of the list. */
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

/** Rows before the page are skipped in the index, without reading them. */
function choose(db: Db, chosen: Chosen) {
  const open = db.selectFrom('businesses').where('status', '=', 'ACTIVE')
  if (Array.isArray(chosen)) return open.where('id', 'in', chosen)
  const { category, from, count } = chosen
  if (from === 0) return inListOrder(publicBusinesses(db, category)).limit(count)
  const stretch = orderedIds(db, category).limit(count).offset(from)
  return inListOrder(open.where('id', 'in', stretch))
}

/** Businesses that are no longer public are left out. */
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

/** A hidden business that was public: its owner, and where to look instead. */
export function getPausedBusiness(db: Db, id: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['businesses.userId', 'businesses.categorySlug', 'businesses.area', 'users.updatedAt'])
    .where('businesses.id', '=', id)
    .where('businesses.status', '=', 'PAUSED')
    .executeTakeFirst()
}
