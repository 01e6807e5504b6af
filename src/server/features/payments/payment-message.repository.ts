import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

export type PaymentMessage = Selectable<Database['paymentMessages']>
type MessageKind = PaymentMessage['kind']

export interface NewMessage {
  kind: MessageKind
  body: string
  sender?: string
  now: Date
  /** The earliest time to process it; now if it is left out. */
  dueAt?: Date
}

const hashOf = (kind: MessageKind, body: string, sender: string) =>
  createHash('sha256').update(`${kind}\n${sender}\n${body}`).digest('base64url')

/** The same message is queued once. A rejected one is processed again if it is received again. */
export async function storeMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  const rows = messages.map(({ kind, body, sender = '', now, dueAt = now }) => ({
    id: newId(),
    kind,
    body,
    sender,
    bodyHash: hashOf(kind, body, sender),
    state: 'waiting' as const,
    result: '',
    nextAttemptAt: dueAt.toISOString(),
    leaseUntil: null,
    createdAt: now.toISOString(),
    decidedAt: null,
  }))
  // PostgreSQL refuses to update a row twice in one statement.
  const distinct = new Map(rows.map((row) => [row.bodyHash, row]))
  await db
    .insertInto('paymentMessages')
    .values([...distinct.values()])
    .onConflict((conflict) =>
      conflict
        .column('bodyHash')
        .doUpdateSet((eb) => ({
          state: 'waiting',
          nextAttemptAt: eb.ref('excluded.nextAttemptAt'),
        }))
        .where('paymentMessages.state', 'in', ['rejected', 'failed']),
    )
    .execute()
}

export const storeMessage = (db: Db, message: NewMessage): Promise<void> =>
  storeMessages(db, [message])

interface Claim {
  now: string
  leaseUntil: string
  limit: number
}

/** Leases what is due and not leased. Rows locked by other processes are skipped. */
export function claimMessages(
  db: Db,
  engine: OpenedDatabase['engine'],
  { now, leaseUntil, limit }: Claim,
): Promise<PaymentMessage[]> {
  return db
    .updateTable('paymentMessages')
    .set((eb) => ({ leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('paymentMessages')
        .select('id')
        .where('state', '=', 'waiting')
        .where('nextAttemptAt', '<=', now)
        .where((or) => or.or([or('leaseUntil', 'is', null), or('leaseUntil', '<=', now)]))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute()
}

export async function finishMessages(
  db: Db,
  ids: string[],
  { state, result, at }: { state: 'done' | 'rejected' | 'failed'; result: string; at: string },
): Promise<void> {
  await db
    .updateTable('paymentMessages')
    .set({ state, result, decidedAt: at, leaseUntil: null })
    .where('id', 'in', ids)
    .execute()
}

export async function postponeMessage(
  db: Db,
  id: string,
  { result, nextAttemptAt }: { result: string; nextAttemptAt: string },
): Promise<void> {
  await db
    .updateTable('paymentMessages')
    .set({ result, nextAttemptAt, leaseUntil: null })
    .where('id', '=', id)
    .execute()
}

/** For a database owned by one process: releases the leases of a dead process. */
export async function releaseMessages(db: Db): Promise<void> {
  await db.updateTable('paymentMessages').set({ leaseUntil: null }).execute()
}

/** True if it had not been sent yet, and now will not be. */
export async function withdrawMessage(db: Db, kind: MessageKind, body: string): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom('paymentMessages')
    .where('bodyHash', '=', hashOf(kind, body, ''))
    .where('state', '=', 'waiting')
    .where('leaseUntil', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

/** Rejected messages are deleted after a while: anybody can send us something. */
export async function deleteRejectedMessages(db: Db, before: string): Promise<number> {
  const deleted = await db
    .deleteFrom('paymentMessages')
    .where('state', '=', 'rejected')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
