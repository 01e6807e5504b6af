import { createHash } from 'node:crypto'
import type { ExpressionBuilder, Selectable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { withoutPayer } from './payfast/notification.ts'

export type PaymentMessage = Selectable<Database['paymentMessages']>
type MessageKind = PaymentMessage['kind']

export interface NewMessage {
  kind: MessageKind
  body: string
  sender?: string
  /** From or to the demo's simulator. */
  isDemo: boolean
  now: Date
  /** The earliest time to process it; now if it is left out. */
  dueAt?: Date
}

const hashOf = (kind: MessageKind, body: string, sender: string) =>
  createHash('sha256').update(`${kind}\n${sender}\n${body}`).digest('base64url')

/** The same message is queued once. A rejected one is processed again if it is received again. */
export async function storeMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  const rows = messages.map(({ kind, body, sender = '', isDemo, now, dueAt = now }) => ({
    id: newId(),
    kind,
    body,
    sender,
    bodyHash: hashOf(kind, body, sender),
    state: 'waiting' as const,
    result: '',
    nextAttemptAt: dueAt.toISOString(),
    dueAt: dueAt.toISOString(),
    leaseUntil: null,
    createdAt: now.toISOString(),
    decidedAt: null,
    isDemo: isDemo ? (1 as const) : (0 as const),
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
          // As received: what was decided is stored without the payer, and cannot be checked again.
          body: eb.ref('excluded.body'),
          nextAttemptAt: eb.ref('excluded.nextAttemptAt'),
          dueAt: eb.ref('excluded.dueAt'),
        }))
        .where('paymentMessages.state', 'in', ['rejected', 'failed']),
    )
    .execute()
}

export const storeMessage = (db: Db, message: NewMessage): Promise<void> =>
  storeMessages(db, [message])

interface Claim {
  /** Those of the simulator, or those of the real provider: neither understands the other's. */
  isDemo: boolean
  now: string
  leaseUntil: string
  limit: number
}

/** Leases what is due and not leased. Rows locked by other processes are skipped. */
export function claimMessages(
  db: Db,
  engine: OpenedDatabase['engine'],
  { isDemo, now, leaseUntil, limit }: Claim,
): Promise<PaymentMessage[]> {
  return db
    .updateTable('paymentMessages')
    .set((eb) => ({ leaseUntil, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('paymentMessages')
        .select('id')
        .where('state', '=', 'waiting')
        .where('isDemo', '=', isDemo ? 1 : 0)
        .where('nextAttemptAt', '<=', now)
        .where((or) => or.or([or('leaseUntil', 'is', null), or('leaseUntil', '<=', now)]))
        .orderBy('nextAttemptAt')
        .limit(limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .execute()
}

/** What is decided is stored without the payer's name and address. */
export async function finishMessages(
  db: Db,
  messages: Pick<PaymentMessage, 'id' | 'body'>[],
  { state, result, at }: { state: 'done' | 'rejected' | 'failed'; result: string; at: string },
): Promise<void> {
  for (const { id, body } of messages)
    await db
      .updateTable('paymentMessages')
      .set({ state, result, decidedAt: at, leaseUntil: null, body: withoutPayer(body) })
      .where('id', '=', id)
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

const isUnsent =
  (kind: MessageKind, body: string) => (eb: ExpressionBuilder<Database, 'paymentMessages'>) =>
    eb.and([
      eb('bodyHash', '=', hashOf(kind, body, '')),
      eb('state', '=', 'waiting'),
      eb('leaseUntil', 'is', null),
    ])

/** Whether it was not sent yet, so that it can be withdrawn. */
export async function isWaiting(db: Db, kind: MessageKind, body: string): Promise<boolean> {
  const found = await db
    .selectFrom('paymentMessages')
    .select('id')
    .where(isUnsent(kind, body))
    .executeTakeFirst()
  return found !== undefined
}

/** True if it had not been sent yet, and now will not be. */
export async function withdrawMessage(db: Db, kind: MessageKind, body: string): Promise<boolean> {
  const withdrawn = await db
    .deleteFrom('paymentMessages')
    .where(isUnsent(kind, body))
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

/** When a notification last came through; null if none did. */
export async function getLastNotificationAt(db: Db): Promise<string | null> {
  const { last } = await db
    .selectFrom('paymentMessages')
    .select((eb) => eb.fn.max('decidedAt').as('last'))
    .where('kind', '=', 'notification')
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return last
}
