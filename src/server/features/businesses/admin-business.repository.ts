import { type Expression, type OrderByDirection, sql } from 'kysely'
import { anyContains } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { AdminBusinessSort } from '#shared/accounts/admin.ts'
import type { AdminBusinessFilter } from '#shared/schemas/admin.ts'
import { normalise } from '#shared/text/normalise.ts'

/** Enough digits for a part of a phone number. */
const isPhone = (text: string) => /^[+\d\s()-]+$/.test(text) && digitsOf(text).length >= 4
/** Without the spaces, and without the 0 or the 27 that it begins with: '082…' finds '+27 82…'. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^(?:0|27)/, '')
const hasDigits = (column: Expression<unknown>, text: string) =>
  sql<boolean>`replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '(', ''), ')', '')
    like ${`%${digitsOf(text)}%`}`

const WORDS = /^[\p{L}\p{M}\p{N}\s]+$/u

/** All owners, with their business if they have saved one. */
function findOwners(db: Db, { q = '', status, featurable }: AdminBusinessFilter) {
  let query = db
    .selectFrom('users')
    .leftJoin('businesses', 'businesses.userId', 'users.id')
    .where('users.role', '=', 'BUSINESS')
  const text = q.trim()
  if (text !== '') {
    query = query.where((eb) =>
      eb.or([
        anyContains(
          [
            eb.ref('users.email'),
            eb.ref('businesses.emailPublic'),
            eb.ref('businesses.area'),
            eb.ref('businesses.businessName'),
            eb.ref('businesses.suburb'),
          ],
          text,
        ),
        ...(isPhone(text) ? [hasDigits(eb.ref('businesses.phone'), text)] : []),
        // The normalised name finds 'Café' for 'cafe'; wildcards in the search text are literal.
        ...(WORDS.test(text) ? [eb('businesses.searchName', 'like', `%${normalise(text)}%`)] : []),
      ]),
    )
  }
  if (status !== undefined) query = query.where('users.status', '=', status)
  if (featurable !== undefined) {
    query = query
      .where('businesses.id', 'is not', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('featuredGems')
              .select('featuredGems.id')
              .whereRef('featuredGems.businessId', '=', 'businesses.id'),
          ),
        ),
      )
  }
  return query
}

const COLUMNS = [
  'users.id as userId',
  'users.email',
  'businesses.id as profileId',
  'businesses.businessName',
  'businesses.emailPublic',
  'users.plan',
  'users.status',
  'businesses.area',
  'businesses.industry',
  'businesses.createdAt as profileCreatedAt',
  'users.createdAt as userCreatedAt',
] as const

const SORT_COLUMN = {
  created: 'users.createdAt',
  name: 'businesses.searchName',
  plan: 'users.plan',
  status: 'users.status',
  area: 'businesses.area',
} as const satisfies Record<AdminBusinessSort, string>

export interface BusinessOrder {
  sort: AdminBusinessSort
  order: OrderByDirection
}

export interface Slice {
  limit: number
  offset: number
}

/** Owners without a profile come last if the order is by a profile column. */
export function findAdminBusinesses(
  db: Db,
  filter: AdminBusinessFilter,
  { sort, order }: BusinessOrder,
  slice?: Slice,
) {
  const column = SORT_COLUMN[sort]
  const query = findOwners(db, filter)
    .select(COLUMNS)
    .$if(column.startsWith('businesses.'), (builder) =>
      builder.orderBy(sql`case when "businesses"."id" is null then 1 else 0 end`),
    )
    .orderBy(column, order)
    .$if(sort !== 'created', (builder) => builder.orderBy('users.createdAt', 'desc'))
    .orderBy('users.id', sort === 'created' ? order : 'desc')
  return (slice ? query.limit(slice.limit).offset(slice.offset) : query).execute()
}

export type AdminBusinessRow = Awaited<ReturnType<typeof findAdminBusinesses>>[number]

export async function countAdminBusinesses(db: Db, filter: AdminBusinessFilter): Promise<number> {
  const { q = '', status, featurable } = filter
  if (q.trim() === '' && status === undefined && featurable === undefined) return countOwners(db)
  const { total } = await countable(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Everybody minus the few admins: SQLite counts a whole table by its pages, not row by row. */
async function countOwners(db: Db): Promise<number> {
  const { all, admins } = await db
    .selectNoFrom((eb) => {
      const users = eb.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('count'))
      const admin = users.where('role', '=', 'ADMIN')
      return [users.$asScalar().$notNull().as('all'), admin.$asScalar().$notNull().as('admins')]
    })
    .executeTakeFirstOrThrow()
  return all - admins
}

/** An owner has at most one profile: without a filter on it, the count needs no join. */
function countable(db: Db, filter: AdminBusinessFilter) {
  const { q = '', status, featurable } = filter
  if (status === undefined || q.trim() !== '' || featurable !== undefined)
    return findOwners(db, filter)
  return db.selectFrom('users').where('role', '=', 'BUSINESS').where('status', '=', status)
}

/** The next owners after one, newest first: keyset pagination for exports of any length. */
export function findAdminBusinessesAfter(
  db: Db,
  filter: AdminBusinessFilter,
  after: Pick<AdminBusinessRow, 'userId' | 'userCreatedAt'> | undefined,
  limit: number,
) {
  let query = findOwners(db, filter)
  if (after !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('users.createdAt', '<', after.userCreatedAt),
        eb.and([
          eb('users.createdAt', '=', after.userCreatedAt),
          eb('users.id', '<', after.userId),
        ]),
      ]),
    )
  }
  return query
    .select(COLUMNS)
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit)
    .execute()
}
