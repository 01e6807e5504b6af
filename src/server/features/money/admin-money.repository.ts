import type { Selectable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import type { Plan } from '#shared/money/plans.ts'

type LedgerEntry = Selectable<Database['ledgerEntries']>
export type NumberedEntry = LedgerEntry & { invoice: string | null }

const withInvoices = (db: Db) =>
  db
    .selectFrom('ledgerEntries')
    .leftJoin('invoices', 'invoices.entryId', 'ledgerEntries.id')
    .selectAll('ledgerEntries')
    .select('invoices.number as invoice')

interface WantedEntries {
  from: string
  until: string
  kinds: readonly LedgerKind[]
}

/** The ledger entries of a period, newest first. */
export function findEntriesOfDays(
  db: Db,
  { from, until, kinds }: WantedEntries,
  { limit, offset }: { limit: number; offset: number },
): Promise<NumberedEntry[]> {
  return withInvoices(db)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('ledgerEntries.kind', 'in', kinds)
    .orderBy('day', 'desc')
    .orderBy('ledgerEntries.createdAt', 'desc')
    .orderBy('ledgerEntries.userId')
    .orderBy('position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countEntriesOfDays(
  db: Db,
  { from, until, kinds }: WantedEntries,
): Promise<number> {
  const { count } = await db
    .selectFrom('ledgerEntries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The entries after one, in the order of writing: keyset pagination for an export. */
export function findEntriesAfter(
  db: Db,
  { from, until }: { from: string; until: string },
  after: LedgerEntry | undefined,
  limit: number,
): Promise<NumberedEntry[]> {
  return withInvoices(db)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where((eb) =>
      after === undefined
        ? eb.lit(true)
        : eb(
            eb.refTuple(
              'ledgerEntries.day',
              'ledgerEntries.createdAt',
              'ledgerEntries.userId',
              'ledgerEntries.position',
            ),
            '>',
            eb.tuple(after.day, after.createdAt, after.userId, after.position),
          ),
    )
    .orderBy('day')
    .orderBy('ledgerEntries.createdAt')
    .orderBy('ledgerEntries.userId')
    .orderBy('position')
    .limit(limit)
    .execute()
}

export function findOwnerEntries(db: Db, userId: string): Promise<NumberedEntry[]> {
  return withInvoices(db)
    .where(ownedBy(userId, 'ledgerEntries.userId'))
    .orderBy('position', 'desc')
    .execute()
}

export async function findEntriesByIds(db: Db, ids: string[]): Promise<NumberedEntry[]> {
  if (ids.length === 0) return []
  return withInvoices(db)
    .where('ledgerEntries.id', 'in', ids)
    .orderBy('ledgerEntries.createdAt', 'desc')
    .execute()
}

export async function getEntry(db: Db, id: string): Promise<NumberedEntry | null> {
  return (await withInvoices(db).where('ledgerEntries.id', '=', id).executeTakeFirst()) ?? null
}

/** Payments and refunds by month and plan. */
export async function sumByMonth(
  db: Db,
  from: string,
): Promise<{ month: string; plan: Plan; cents: number }[]> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select((eb) => [
      eb.fn<string>('substr', ['day', eb.lit(1), eb.lit(7)]).as('month'),
      'plan',
      eb.fn.sum<number | string>('amountCents').as('cents'),
    ])
    .where('day', '>=', from)
    .where('amountCents', '<>', 0)
    .groupBy((eb) => [eb.fn<string>('substr', ['day', eb.lit(1), eb.lit(7)]), 'plan'])
    .execute()
  return rows.map(({ month, plan, cents }) => ({ month, plan, cents: Number(cents) }))
}

/** Listed owners whose paid days are over, and those who have left, with their last plan. */
export async function countByPlan(
  db: Db,
  status: 'ACTIVE' | 'PAUSED',
  paidUntil: { from: string; until: string },
): Promise<Record<Plan, number>> {
  const rows = await db
    .with('lastDays', (query) =>
      query
        .selectFrom('ledgerEntries')
        .select((eb) => ['userId', eb.fn.max('paidUntil').as('paidUntil')])
        .groupBy('userId'),
    )
    .selectFrom('lastDays')
    .innerJoin('users', 'users.id', 'lastDays.userId')
    .where('users.status', '=', status)
    .where('lastDays.paidUntil', '>=', paidUntil.from)
    .where('lastDays.paidUntil', '<=', paidUntil.until)
    .groupBy('users.plan')
    .select((eb) => ['users.plan', eb.fn.countAll<number>().as('owners')])
    .execute()
  const counts = { BASIC: 0, PREMIUM: 0 }
  for (const { plan, owners } of rows) counts[plan] = Number(owners)
  return counts
}
