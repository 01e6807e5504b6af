import { type ExpressionBuilder, sql } from 'kysely'
import { literal } from '#server/platform/db/literal.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { PUBLIC_COLUMNS } from './business.repository.ts'

const FIGURES = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5', 'bookedCount'] as const

/** Triggers count the reviews; only those removed by an admin are counted here. */
const countRemoved = (eb: ExpressionBuilder<Database, 'businesses'>) =>
  eb
    .selectFrom('ratings')
    .whereRef('businessId', '=', 'businesses.id')
    .where('removed', '=', sql.lit(1))
    .select(({ fn }) => fn.countAll<number>().as('count'))

/** A flood of reviews that no admin has decided about yet. */
const isChecking = (eb: ExpressionBuilder<Database, 'businesses'>) =>
  eb
    .case()
    .when(
      eb.exists(
        eb
          .selectFrom('ratings')
          .select(sql.lit(1).as('one'))
          .whereRef('businessId', '=', 'businesses.id')
          .where('state', '=', sql.lit('held'))
          .where('reason', 'in', [sql.lit('burst'), sql.lit('network')]),
      ),
    )
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()

type Rows = 'bookableServices' | 'specialDays' | 'galleryImages'

const rowsOf = (eb: ExpressionBuilder<Database, 'businesses'>, table: Rows) =>
  eb.exists(
    eb.selectFrom(table).select(sql.lit(1).as('one')).whereRef('businessId', '=', 'businesses.id'),
  )

const hasPhotos = (eb: ExpressionBuilder<Database, 'businesses'>) =>
  eb.case().when(rowsOf(eb, 'galleryImages')).then(sql.lit(1)).else(sql.lit(0)).end()

/** Most businesses have neither, so their page skips these queries. */
const hasSetup = (eb: ExpressionBuilder<Database, 'businesses'>) =>
  eb
    .case()
    .when(eb.or([rowsOf(eb, 'bookableServices'), rowsOf(eb, 'specialDays')]))
    .then(sql.lit(1))
    .else(sql.lit(0))
    .end()

const readDetails = prepareQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('businesses')
    .select(PUBLIC_COLUMNS)
    .select(FIGURES)
    .select('imageCaption')
    .select((eb) => [countRemoved(eb).as('removed'), hasSetup(eb).as('hasSetup')])
    .select((eb) => [isChecking(eb).as('checking'), hasPhotos(eb).as('hasPhotos')])
    .where('id', '=', id)
    .where('status', '=', literal('ACTIVE')),
)

/**
 * Everything that the page says about the business itself, in one query: the page is rendered again after
 * every change.
 */
export async function getDetailedBusiness(db: Db, id: string) {
  const [row] = (await readDetails(db, { id })).rows
  if (!row) return undefined
  const { stars1, stars2, stars3, stars4, stars5, bookedCount, removed, checking, ...rest } = row
  const { hasSetup: has, hasPhotos: more, imageCaption, ...business } = rest
  return {
    business,
    hasSetup: has === 1,
    imageCaption,
    hasPhotos: more === 1,
    figures: {
      spread: [stars1, stars2, stars3, stars4, stars5],
      booked: bookedCount,
      removed: removed ?? 0,
      checking: checking === 1,
    },
  }
}
