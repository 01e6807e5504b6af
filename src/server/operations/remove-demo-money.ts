import { planPaused } from '#server/features/accounts/mail/plan-paused.tsx'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import { findEntries } from '#server/features/ledger/ledger.repository.ts'
import { paymentMissing } from '#server/features/payments/mail/payment-missing.tsx'
import { paymentReceipt } from '#server/features/payments/mail/payment-receipt.tsx'
import { planChanged } from '#server/features/payments/mail/plan-changed.tsx'
import { welcome } from '#server/features/payments/mail/welcome.tsx'
import type { Db } from '#server/platform/db/schema.ts'
import { standingOf } from '#shared/billing/standing.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/** The ledger outlives deleted owners, but not the demo. */
const MONEY_TABLES = [
  'invoices',
  'ledgerEntries',
  'subscriptions',
  'checkouts',
  'paymentMessages',
] as const

/** Their dedupe keys must go as well: whoever really pays later is welcomed. */
const MONEY_MAILS = [
  paymentMissing,
  paymentReceipt,
  planChanged,
  planPaused,
  planResumed,
  welcome,
].map(({ kind }) => kind)

/**
 * Removes what was paid with the simulator, and returns how many real accounts that concerns. They have again what
 * follows from their real payments: without any, they are PENDING.
 */
export async function removeDemoMoney(trx: Db, now: Date): Promise<number> {
  for (const table of MONEY_TABLES) await trx.deleteFrom(table).where('isDemo', '=', 1).execute()
  // The demo has its own series of numbers: real invoices keep theirs.
  await trx.deleteFrom('invoiceCounters').where('series', 'like', 'DEMO-%').execute()
  const accounts = await trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('paidInDemo', '=', 1)
    .where('isDemo', '=', 0)
    .execute()
  for (const account of accounts) await settleWithoutDemo(trx, account, now)
  return accounts.length
}

async function settleWithoutDemo(
  trx: Db,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const lines = await findEntries(trx, id)
  const standing = standingOf(lines, capeTownDay(now))
  const at = now.toISOString()
  await trx
    .deleteFrom('outboxMessages')
    .where('recipient', '=', email)
    .where('kind', 'in', MONEY_MAILS)
    .where('createdAt', '<', lines[0]?.createdAt ?? '9999')
    .execute()
  await trx
    .updateTable('users')
    .set({
      ...(standing ? { status: standing.status, plan: standing.plan } : { status: 'PENDING' }),
      paidInDemo: 0,
      updatedAt: at,
    })
    .where('id', '=', id)
    .execute()
}
