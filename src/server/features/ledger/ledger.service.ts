import { handOver } from '#server/features/ownership/hand-over.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { storedOwnerLabel } from '#shared/accounts/owner-label.ts'
import type { LedgerLine } from '#shared/billing/ledger-line.ts'
import { type Standing, standingOf } from '#shared/billing/standing.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  applyStanding,
  findEntries,
  getLedgerOwner,
  insertEntry,
  lockOwners,
  markPaidInDemo,
} from './ledger.repository.ts'
import type { LedgerEntry, LedgerOwner } from './ledger-entry.ts'

export interface NewLine extends Partial<Omit<LedgerLine, 'kind' | 'plan'>> {
  kind: LedgerLine['kind']
  plan: LedgerLine['plan']
  providerPaymentId?: string
  feeCents?: number | null
  token?: string | null
  reference?: string
  note?: string
  adminEmail?: string
}

/** An account inside a transaction: its state by the ledger so far. */
export interface LedgerAccount {
  userId: string
  /** Null if the owner was deleted. */
  owner: LedgerOwner | null
  lines: LedgerEntry[]
  today: string
  standing: Standing | null
}

export interface AppendedEntry {
  entry: LedgerEntry
  before: Standing | null
  after: Standing | null
}

/** The ledger: entries are added, and the account's plan and status follow from them in the same transaction. */
export function createLedgerService({ clock, config, db, engine }: Context) {
  const readAccount = async (trx: Db, userId: string, locked: boolean): Promise<LedgerAccount> => {
    const owner = await getLedgerOwner(trx, userId, { locked })
    const lines = await findEntries(trx, userId)
    const today = capeTownDay(clock())
    return { userId, owner, lines, today, standing: standingOf(lines, today) }
  }

  /** In a transaction: locks the owner's ledger until it ends. SQLite has one writer anyway. */
  const open = (trx: Db, userId: string) => readAccount(trx, userId, engine === 'postgres')

  /** Locks the owners of a batch before anything else, in one order, so that two batches cannot deadlock. */
  const lock = async (trx: Db, userIds: string[]): Promise<void> => {
    if (engine === 'postgres' && userIds.length > 1) await lockOwners(trx, userIds)
  }

  /** Demo money stays demo money, and so does whatever is noted about it afterwards. */
  const isDemo = ({ owner, lines }: LedgerAccount, amountCents: number): boolean =>
    config.isDemoMoney ||
    owner?.isDemo === 1 ||
    (amountCents <= 0 && lines.length > 0 && lines.every((line) => line.isDemo === 1))

  /** True if the account changed. Once it is active, what it has claimed is its own. */
  const apply = async (trx: Db, owner: LedgerOwner, standing: Standing): Promise<boolean> => {
    const isChanged = await applyStanding(trx, owner, standing, clock().toISOString())
    if (isChanged && standing.status === 'ACTIVE') await handOver(trx, owner.id)
    return isChanged
  }

  /** Null if this payment is in the ledger already. */
  const append = async (
    trx: Db,
    account: LedgerAccount,
    line: NewLine,
  ): Promise<AppendedEntry | null> => {
    const { userId, owner, lines, today } = account
    const at = clock().toISOString()
    const entry: LedgerEntry = {
      id: newId(),
      userId,
      ownerLabel: owner ? storedOwnerLabel(owner.business?.businessName) : 'A deleted owner',
      position: (lines.at(-1)?.position ?? 0) + 1,
      kind: line.kind,
      day: line.day ?? today,
      plan: line.plan,
      amountCents: line.amountCents ?? 0,
      feeCents: line.feeCents ?? null,
      paidFrom: line.paidFrom ?? null,
      paidUntil: line.paidUntil ?? null,
      monthDay: line.monthDay ?? null,
      providerPaymentId: line.providerPaymentId ?? null,
      token: line.token ?? null,
      reference: line.reference ?? '',
      note: line.note ?? '',
      adminEmail: line.adminEmail ?? '',
      isDemo: isDemo(account, line.amountCents ?? 0) ? 1 : 0,
      createdAt: at,
    }
    if (!(await insertEntry(trx, entry))) return null
    const after = standingOf([...lines, entry], today)
    if (owner && after) await apply(trx, owner, after)
    if (owner?.isDemo === 0 && entry.isDemo) await markPaidInDemo(trx, userId)
    return { entry, before: account.standing, after }
  }

  return {
    open,
    lock,
    append,
    /** What changes because a day has passed. True if the account changed. */
    settle: async (trx: Db, { owner, standing }: LedgerAccount): Promise<boolean> =>
      owner !== null && standing !== null && apply(trx, owner, standing),

    /** For an entry that does not depend on earlier ones. */
    note: async (trx: Db, userId: string, line: NewLine) =>
      append(trx, await open(trx, userId), line),

    /** The current state by the ledger, outside a transaction. */
    read: (userId: string): Promise<LedgerAccount> => readAccount(db, userId, false),
  }
}

export type LedgerService = ReturnType<typeof createLedgerService>
