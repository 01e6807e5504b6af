import { type Selectable, sql } from 'kysely'
import { literal } from '#server/platform/db/literal.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { WrittenLine } from '#shared/billing/lost-owner.ts'
import { demoUpTo, type WantedDays, type WantedMoney } from './admin-money.repository.ts'

type Described = Pick<
  Selectable<Database['ledgerEntries']>,
  'userId' | 'note' | 'adminEmail' | 'ownerLabel'
>
export type WrittenEntry = WrittenLine & Described & { ownerEmail: string | null }

/** Listed owners who have cancelled, the first to go first: they go when their paid days end. */
export function findLeaving(db: Db, { withDemo }: WantedMoney) {
  return db
    .with('cancellations', (query) =>
      query
        .selectFrom('ledgerEntries')
        .select((eb) => ['userId', eb.fn.max('paidUntil').as('paidUntil')])
        .select(sql<number>`max(case when "kind" = 'cancelled' then "position" end)`.as('position'))
        .where('isDemo', '<=', demoUpTo({ withDemo }))
        .groupBy('userId')
        .having(
          sql<boolean>`max(case when "kind" = 'cancelled' then "position" end) >
            coalesce(max(case when "kind" in ('payment', 'eft', 'paid-otherwise', 'card-set-up',
              'cancellation-undone') then "position" end), 0)`,
        ),
    )
    .selectFrom('cancellations')
    .innerJoin('users', 'users.id', 'cancellations.userId')
    .innerJoin('ledgerEntries', (join) =>
      join
        .onRef('ledgerEntries.userId', '=', 'cancellations.userId')
        .onRef('ledgerEntries.position', '=', 'cancellations.position'),
    )
    .where('users.status', '=', literal('ACTIVE'))
    .select(['users.id as userId', 'users.plan', 'users.email as ownerEmail'])
    .select(['cancellations.paidUntil', 'day', 'note', 'adminEmail', 'ownerLabel'])
    .orderBy('cancellations.paidUntil')
    .orderBy('users.id')
    .execute()
}

/** The ledgers of all owners, also deleted ones, whose paid days or subscription ended in a period. */
export async function findEndedLedgers(
  db: Db,
  { from, until, withDemo }: WantedDays,
): Promise<WrittenEntry[][]> {
  const ended = db
    .selectFrom('ledgerEntries')
    .select('userId')
    .where('isDemo', '<=', demoUpTo({ withDemo }))
    // In UTC the day ends two hours later: the rule reads the exact time.
    .where('createdAt', '<=', `${until}T23:59:59.999Z`)
    .groupBy('userId')
    .having((eb) =>
      eb.or([
        eb.between(eb.fn.max('paidUntil'), from, until),
        eb(
          sql`max(case when "kind" in ('paused', 'closing', 'cancelled') then "day" end)`,
          '>=',
          from,
        ),
      ]),
    )
  const lines = await db
    .selectFrom('ledgerEntries')
    .innerJoin(ended.as('ended'), 'ended.userId', 'ledgerEntries.userId')
    .select(['ledgerEntries.userId', 'kind', 'day', 'plan', 'amountCents', 'paidFrom', 'paidUntil'])
    .select(['monthDay', 'createdAt', 'note', 'adminEmail', 'ownerLabel'])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('email')
        .whereRef('users.id', '=', 'ledgerEntries.userId')
        .as('ownerEmail'),
    )
    .where('isDemo', '<=', demoUpTo({ withDemo }))
    .orderBy('ledgerEntries.userId')
    .orderBy('position')
    .execute()
  return [...Map.groupBy(lines, ({ userId }) => userId).values()]
}
