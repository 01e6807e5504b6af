import type { Selectable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import { anyContains } from '#server/platform/db/like-pattern.ts'
import { literal } from '#server/platform/db/literal.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import type { Plan } from '#shared/money/plans.ts'

type LedgerEntry = Selectable<Database['ledgerEntries']>
export type NumberedEntry = LedgerEntry & {
  invoice: string | null
  /** The tax inside, by the invoice. */
  vatCents: number | null
  ownerEmail: string | null
}

/** For `isDemo`: at most this. */
export const demoUpTo = ({ withDemo }: WantedMoney) => (withDemo ? 1 : 0)

const joined = (db: Db) =>
  db
    .selectFrom('ledgerEntries')
    .leftJoin('invoices', 'invoices.entryId', 'ledgerEntries.id')
    .leftJoin('users', 'users.id', 'ledgerEntries.userId')

const INVOICED = [
  'invoices.number as invoice',
  'invoices.vatCents',
  'users.email as ownerEmail',
] as const

const withInvoices = (db: Db) => joined(db).selectAll('ledgerEntries').select(INVOICED)

/** Demo money is left out, unless the site is a demo. */
export interface WantedMoney {
  withDemo: boolean
}

export interface WantedDays extends WantedMoney {
  from: string
  until: string
}

interface WantedEntries extends WantedDays {
  kinds: readonly LedgerKind[]
  /** In the owner's name or address, a reference, a note or the number of an invoice; empty for all. */
  words: string
}

const wantedEntries = (db: Db, { from, until, kinds, withDemo, words }: WantedEntries) =>
  joined(db)
    .where('ledgerEntries.isDemo', '<=', demoUpTo({ withDemo }))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('ledgerEntries.kind', 'in', kinds)
    .$if(words !== '', (query) =>
      query.where((eb) =>
        anyContains(
          [
            eb.ref('ownerLabel'),
            eb.ref('users.email'),
            eb.ref('reference'),
            eb.ref('providerPaymentId'),
            eb.ref('note'),
            eb.ref('invoices.number'),
          ],
          words,
        ),
      ),
    )

/** The ledger entries of a period, newest first. */
export function findEntriesOfDays(
  db: Db,
  wanted: WantedEntries,
  { limit, offset }: { limit: number; offset: number },
): Promise<NumberedEntry[]> {
  return wantedEntries(db, wanted)
    .selectAll('ledgerEntries')
    .select(INVOICED)
    .orderBy('day', 'desc')
    .orderBy('ledgerEntries.createdAt', 'desc')
    .orderBy('ledgerEntries.userId')
    .orderBy('position', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countEntriesOfDays(db: Db, wanted: WantedEntries): Promise<number> {
  const { count } = await wantedEntries(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The entries after one, in the order of writing: keyset pagination for an export. */
export function findEntriesAfter(
  db: Db,
  { from, until, withDemo }: WantedDays,
  after: LedgerEntry | undefined,
  limit: number,
): Promise<NumberedEntry[]> {
  return withInvoices(db)
    .where('ledgerEntries.isDemo', '<=', demoUpTo({ withDemo }))
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
  { from, withDemo }: Omit<WantedDays, 'until'>,
): Promise<{ month: string; plan: Plan; cents: number }[]> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select((eb) => [
      eb.fn<string>('substr', ['day', eb.lit(1), eb.lit(7)]).as('month'),
      'plan',
      eb.fn.sum<number | string>('amountCents').as('cents'),
    ])
    .where('isDemo', '<=', demoUpTo({ withDemo }))
    .where('day', '>=', from)
    .where('amountCents', '<>', 0)
    .groupBy((eb) => [eb.fn<string>('substr', ['day', eb.lit(1), eb.lit(7)]), 'plan'])
    .execute()
  return rows.map(({ month, plan, cents }) => ({ month, plan, cents: Number(cents) }))
}

/** Listed owners whose last paid day is in a period, by plan. */
export async function countListedByPlan(
  db: Db,
  paidUntil: WantedDays,
): Promise<Record<Plan, number>> {
  const rows = await db
    .with('lastDays', (query) =>
      query
        .selectFrom('ledgerEntries')
        .select((eb) => ['userId', eb.fn.max('paidUntil').as('paidUntil')])
        .where('isDemo', '<=', demoUpTo(paidUntil))
        .groupBy('userId'),
    )
    .selectFrom('lastDays')
    .innerJoin('users', 'users.id', 'lastDays.userId')
    .where('users.status', '=', 'ACTIVE')
    .where('lastDays.paidUntil', '>=', paidUntil.from)
    .where('lastDays.paidUntil', '<=', paidUntil.until)
    .groupBy('users.plan')
    .select((eb) => ['users.plan', eb.fn.countAll<number>().as('owners')])
    .execute()
  return byPlan(rows)
}

const byPlan = (rows: { plan: Plan; owners: number }[]): Record<Plan, number> => {
  const counts = { BASIC: 0, PREMIUM: 0 }
  for (const { plan, owners } of rows) counts[plan] = Number(owners)
  return counts
}

/** Listed owners who have never paid: activated without a payment. */
export async function countFreeByPlan(
  db: Db,
  { withDemo }: WantedMoney,
): Promise<Record<Plan, number>> {
  const rows = await db
    .selectFrom('users')
    .where('role', '=', 'BUSINESS')
    .where('status', '=', literal('ACTIVE'))
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('ledgerEntries')
        .select('userId')
        .where('isDemo', '<=', demoUpTo({ withDemo }))
        .where('paidUntil', 'is not', null),
    )
    .groupBy('plan')
    .select(['plan', (eb) => eb.fn.countAll<number>().as('owners')])
    .execute()
  return byPlan(rows)
}

/** What the figures leave out. */
export async function sumDemoMoney(db: Db): Promise<{ lines: number; cents: number }> {
  const { lines, cents } = await db
    .selectFrom('ledgerEntries')
    .select((eb) => [
      eb.fn.countAll<number>().as('lines'),
      eb.fn.coalesce(eb.fn.sum<number | string>('amountCents'), eb.lit(0)).as('cents'),
    ])
    .where('isDemo', '=', 1)
    .executeTakeFirstOrThrow()
  return { lines: Number(lines), cents: Number(cents) }
}
