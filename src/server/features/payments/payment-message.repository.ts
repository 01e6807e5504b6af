import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { MoneyTables } from '#server/platform/db/money-tables.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { OpenedDatabase } from '#server/platform/db/sqlite.ts'

export type PaymentMessage = Selectable<MoneyTables['paymentMessages']>
type MessageKind = PaymentMessage['kind']

export interface NewMessage {
  kind: MessageKind
  body: string
  sender?: string
  now: Date
  /** Not before; at once where it is left out. */
  dueAt?: Date
}

const hashOf = (kind: MessageKind, body: string, sender: string) =>
  createHash('sha256').update(`${kind}\n${sender}\n${body}`).digest('base64url')

/** The same message waits once. One that was rejected is looked at again when it is said again. */
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
  // PostgreSQL refuses to touch a row twice in one statement.
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

/** Takes what is due and in nobody's hands. Others skip what is being taken at this moment. */
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

/** For a database that one process owns: what a dead one held is free again. */
export async function releaseMessages(db: Db): Promise<void> {
  await db.updateTable('paymentMessages').set({ leaseUntil: null }).execute()
}

/** True when it had not been sent yet and now never will be. */
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

/** What was rejected is of use for a while only: anybody can send us something. */
export async function deleteRejectedMessages(db: Db, before: string): Promise<number> {
  const deleted = await db
    .deleteFrom('paymentMessages')
    .where('state', '=', 'rejected')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
