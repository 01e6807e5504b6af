import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Plan } from '#shared/money/plans.ts'

const COUNTED = ['businesses', 'bookings', 'ratings', 'newsletterSignups'] as const

/** The number of rows of each counted table, in one query: reviews include held and hidden ones. */
export function countRows(db: Db): Promise<Record<(typeof COUNTED)[number], number>> {
  return db
    .selectNoFrom((eb) =>
      COUNTED.map((table) =>
        eb
          .selectFrom(table)
          .select((inner) =>
            // A saved profile has an owner: what nobody has claimed is not counted.
            (table === 'businesses'
              ? inner.fn.count<number>('userId')
              : inner.fn.countAll<number>()
            ).as('rows'),
          )
          .$asScalar()
          .$notNull()
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow()
}

export async function countUnpaidOwners(db: Db): Promise<number> {
  const { owners } = await db
    .selectFrom('users')
    .where('role', '=', 'BUSINESS')
    .where('status', '=', literal('PENDING'))
    .select((eb) => eb.fn.countAll<number>().as('owners'))
    .executeTakeFirstOrThrow()
  return owners
}

export async function countActiveOwnersByPlan(db: Db): Promise<Record<Plan, number>> {
  const rows = await db
    .selectFrom('users')
    .where('role', '=', 'BUSINESS')
    .where('status', '=', literal('ACTIVE'))
    .groupBy('plan')
    .select(['plan', (eb) => eb.fn.countAll<number>().as('owners')])
    .execute()
  const owners = { BASIC: 0, PREMIUM: 0 }
  for (const row of rows) owners[row.plan] = row.owners
  return owners
}
