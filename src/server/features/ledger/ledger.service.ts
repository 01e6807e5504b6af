import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { LedgerLine } from '#shared/billing/ledger-line.ts'
import { type Standing, standingOf } from '#shared/billing/standing.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  applyStanding,
  findEntries,
  getLedgerOwner,
  holdOwners,
  insertEntry,
} from './ledger.repository.ts'
import { type LedgerEntry, type LedgerOwner, labelOfOwner } from './ledger-entry.ts'

export interface NewLine extends Partial<Omit<LedgerLine, 'kind' | 'plan'>> {
  kind: LedgerLine['kind']
  plan: LedgerLine['plan']
  providerPaymentId?: string
  token?: string | null
  reference?: string
  note?: string
  adminEmail?: string
}

/** An account in the middle of a transaction: what the ledger says of it so far. */
export interface LedgerAccount {
  userId: string
  /** Null when the owner was deleted. */
  owner: LedgerOwner | null
  lines: LedgerEntry[]
  today: string
  standing: Standing | null
}

export interface Booked {
  entry: LedgerEntry
  before: Standing | null
  after: Standing | null
}

/** The books: lines are added, and what the account may do follows from them in the same transaction. */
export function createLedgerService({ clock, db, engine }: Context) {
  const look = async (trx: Db, userId: string, held: boolean): Promise<LedgerAccount> => {
    const owner = await getLedgerOwner(trx, userId, { held })
    const lines = await findEntries(trx, userId)
    const today = capeTownDay(clock())
    return { userId, owner, lines, today, standing: standingOf(lines, today) }
  }

  /** In a transaction: nobody else writes about this owner until it ends. SQLite has one writer anyway. */
  const open = (trx: Db, userId: string) => look(trx, userId, engine === 'postgres')

  /** The owners of a batch, before anything else is held: two batches then never wait for each other. */
  const hold = async (trx: Db, userIds: string[]): Promise<void> => {
    if (engine === 'postgres' && userIds.length > 1) await holdOwners(trx, userIds)
  }

  /** Null when this payment has been booked before. */
  const append = async (trx: Db, account: LedgerAccount, line: NewLine): Promise<Booked | null> => {
    const { userId, owner, lines, today } = account
    const at = clock().toISOString()
    const entry: LedgerEntry = {
      id: newId(),
      userId,
      ownerLabel: owner ? labelOfOwner(owner) : 'A deleted owner',
      position: (lines.at(-1)?.position ?? 0) + 1,
      kind: line.kind,
      day: line.day ?? today,
      plan: line.plan,
      amountCents: line.amountCents ?? 0,
      paidFrom: line.paidFrom ?? null,
      paidUntil: line.paidUntil ?? null,
      monthDay: line.monthDay ?? null,
      providerPaymentId: line.providerPaymentId ?? null,
      token: line.token ?? null,
      reference: line.reference ?? '',
      note: line.note ?? '',
      adminEmail: line.adminEmail ?? '',
      isDemo: owner?.isDemo ?? lines.at(-1)?.isDemo ?? 0,
      createdAt: at,
    }
    if (!(await insertEntry(trx, entry))) return null
    const after = standingOf([...lines, entry], today)
    if (owner && after) await applyStanding(trx, owner, after, at)
    return { entry, before: account.standing, after }
  }

  return {
    open,
    hold,
    append,
    /** What a day has changed by passing. True when the account is something else now. */
    settle: async (trx: Db, { owner, standing }: LedgerAccount): Promise<boolean> =>
      owner !== null &&
      standing !== null &&
      applyStanding(trx, owner, standing, clock().toISOString()),

    /** For a line that needs nothing of what was before. */
    note: async (trx: Db, userId: string, line: NewLine) =>
      append(trx, await open(trx, userId), line),

    /** What the ledger says now, outside a transaction. */
    read: (userId: string): Promise<LedgerAccount> => look(db, userId, false),
  }
}

export type LedgerService = ReturnType<typeof createLedgerService>
