import { type ExpressionBuilder, sql } from 'kysely'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { PUBLIC_COLUMNS } from './business.repository.ts'

const FIGURES = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5', 'bookedCount'] as const

/** The database's triggers keep count of reviews, but for the few that a person took down. */
const countRemoved = (eb: ExpressionBuilder<Database, 'businesses'>) =>
  eb
    .selectFrom('ratings')
    .whereRef('businessId', '=', 'businesses.id')
    .where('removed', '=', sql.lit(1))
    .select(({ fn }) => fn.countAll<number>().as('count'))

/** Most businesses have neither: their page need not look for them. */
const hasSetup = (eb: ExpressionBuilder<Database, 'businesses'>) => {
  const rowsOf = (table: 'bookableServices' | 'specialDays') =>
    eb.exists(
      eb
        .selectFrom(table)
        .select(sql.lit(1).as('one'))
        .whereRef('businessId', '=', 'businesses.id'),
    )
  return eb
    .case()
    .when(eb.or([rowsOf('bookableServices'), rowsOf('specialDays')]))
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()
}

const readDetails = prepareQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .select(FIGURES)
    .select((eb) => [countRemoved(eb).as('removed'), hasSetup(eb).as('hasSetup')])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE'),
)

/** All that its own page says of a business itself, in one query: the page is made anew for every change. */
export async function getDetailedBusiness(db: Db, id: string) {
  const [row] = (await readDetails(db, { id })).rows
  if (!row) return undefined
  const { stars1, stars2, stars3, stars4, stars5, bookedCount, removed, ...rest } = row
  const { hasSetup: has, ...business } = rest
  return {
    business,
    hasSetup: has === 1,
    figures: {
      spread: [stars1, stars2, stars3, stars4, stars5],
      booked: bookedCount,
      removed: removed ?? 0,
    },
  }
}
