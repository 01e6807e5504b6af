import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { isAmong } from '#server/platform/db/among.ts'
import { literal } from '#server/platform/db/literal.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
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
  'claimedAt',
  'ratingSum',
  'ratingCount',
  'operatingHours',
  'services',
  'priceRange',
  'isBookable',
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

/** A row of a list, with the lowest price of what can be booked online. */
export type Listed<Row> = Row & { fromPrice: number | null }

const fromPrice = sql<number | null>`case "businesses"."isBookable" when 1 then (
  select min("price") from "bookableServices"
  where "bookableServices"."businessId" = "businesses"."id" and "online" = 1 and "price" > 0
) end`.as('fromPrice')

/** A business is public while its owner is ACTIVE. */
function publicBusinesses(db: Db, category: CategorySlug | undefined) {
  const open = db.selectFrom('businesses').where('status', '=', literal('ACTIVE'))
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

export async function findPublicRows(db: Db, chosen: Chosen): Promise<Listed<PublicBusinessRow>[]> {
  if (!Array.isArray(chosen))
    return stretchOf(db, chosen).select(PUBLIC_COLUMNS).select(fromPrice).execute()
  return inOrder(chosen, (ids) => readPublicRows(db, { ids }))
}

export async function findCardRows(db: Db, chosen: Chosen): Promise<Listed<CardRow>[]> {
  if (!Array.isArray(chosen))
    return stretchOf(db, chosen).select(CARD_COLUMNS).select(fromPrice).execute()
  return inOrder(chosen, (ids) => readCardRows(db, { ids }))
}

const publicOf = (db: Db, ids: string) =>
  publicBusinesses(db, undefined).where(isAmong(db, 'id', ids))

const readPublicRows = prepareQuery((db, { ids }: { ids: string }) =>
  publicOf(db, ids).select(PUBLIC_COLUMNS).select(fromPrice),
)

const readCardRows = prepareQuery((db, { ids }: { ids: string }) =>
  publicOf(db, ids).select(CARD_COLUMNS).select(fromPrice),
)

/** Rows before the page are skipped in the index, without reading them. */
function stretchOf(db: Db, { category, from, count }: Stretch) {
  if (from === 0) return inListOrder(publicBusinesses(db, category)).limit(count)
  const ids = orderedIds(db, category).limit(count).offset(from)
  return inListOrder(publicBusinesses(db, undefined).where('id', 'in', ids))
}

/** Businesses that are no longer public are left out. */
async function inOrder<Row extends { id: string }>(
  chosen: string[],
  read: (ids: string) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  if (chosen.length === 0) return []
  const { rows } = await read(JSON.stringify(chosen))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return chosen.flatMap((id) => byId.get(id) ?? [])
}

export function getPublicBusiness(db: Db, id: string): Promise<PublicBusinessRow | undefined> {
  return db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .where('id', '=', id)
    .where('status', '=', literal('ACTIVE'))
    .executeTakeFirst()
}

/** A hidden business that was public: its owner, and where to look instead. */
export function getPausedBusiness(db: Db, id: string) {
  return db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select(['users.id as userId', 'businesses.categorySlug', 'businesses.area', 'users.updatedAt'])
    .where('businesses.id', '=', id)
    .where('businesses.status', '=', 'PAUSED')
    .executeTakeFirst()
}
