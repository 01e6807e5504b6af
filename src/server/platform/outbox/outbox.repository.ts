import { anyContains } from '#server/platform/db/like-pattern.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'

/** The payload is deleted after sending: names, numbers and tokens are not stored longer than needed. */
const writeSent = prepareQuery((db, sent: { id: string; owner: string; at: string }) =>
  db
    .updateTable('outboxMessages')
    .set({
      state: 'sent',
      sentAt: sent.at,
      payload: '{}',
      leaseOwner: null,
      leaseUntil: null,
      lastError: null,
    })
    .where('id', '=', sent.id)
    .where('leaseOwner', '=', sent.owner),
)

export async function markSent(db: Db, id: string, owner: string, at: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await writeSent(db, { id, owner, at })
  return numAffectedRows > 0n
}

/** Retries at the given time; without one, marks the message as failed. */
export async function markNotSent(
  db: Db,
  id: string,
  owner: string,
  { error, next }: { error: string; next: string | null },
): Promise<void> {
  await db
    .updateTable('outboxMessages')
    .set({
      lastError: error,
      leaseOwner: null,
      leaseUntil: null,
      ...(next === null ? { state: 'failed' as const } : { nextAttemptAt: next }),
    })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .execute()
}

export async function releaseLeases(db: Db, owner: string): Promise<void> {
  await db
    .updateTable('outboxMessages')
    .set({ leaseOwner: null, leaseUntil: null })
    .where('state', '=', 'waiting')
    .where('leaseOwner', '=', owner)
    .execute()
}

/** For an engine with a single process: leases from before its start belong to a dead process. */
export async function releaseAllLeases(db: Db): Promise<void> {
  await db
    .updateTable('outboxMessages')
    .set({ leaseOwner: null, leaseUntil: null })
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is not', null)
    .execute()
}

interface WantedMessages {
  /** Any where it is left out. */
  state: 'waiting' | 'sent' | 'failed' | undefined
  /** A part of the address. */
  recipient: string
}

const messagesTo = (db: Db, { state, recipient }: WantedMessages) =>
  db
    .selectFrom('outboxMessages')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .$if(recipient !== '', (query) =>
      query.where((eb) => anyContains([eb.ref('recipient')], recipient)),
    )

export function findMessagesTo(
  db: Db,
  wanted: WantedMessages,
  { limit, offset }: { limit: number; offset: number },
) {
  return messagesTo(db, wanted)
    .select(['id', 'kind', 'recipient', 'state', 'attempts', 'lastError', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type OutboxMessageRow = Awaited<ReturnType<typeof findMessagesTo>>[number]

export async function countMessagesTo(db: Db, wanted: WantedMessages): Promise<number> {
  const { total } = await messagesTo(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function countMessages(db: Db): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('outboxMessages')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const count = (state: string) => rows.find((row) => row.state === state)?.count ?? 0
  return { waiting: count('waiting'), failed: count('failed') }
}

/** When the oldest waiting message was stored. */
export async function getOldestWaiting(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('outboxMessages')
    .select(({ fn }) => fn.min('createdAt').as('createdAt'))
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.createdAt ?? null
}

/** The message, if it had failed. */
export function retryFailedMessage(
  db: Db,
  id: string,
  { now, giveUpAt }: { now: string; giveUpAt: string },
) {
  return db
    .updateTable('outboxMessages')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, giveUpAt })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning(['id', 'kind', 'recipient'])
    .executeTakeFirst()
}

export async function deleteOldMessages(
  db: Db,
  { sentBefore, failedBefore }: { sentBefore: string; failedBefore: string },
): Promise<number> {
  const result = await db
    .deleteFrom('outboxMessages')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sent'), eb('sentAt', '<', sentBefore)]),
        eb.and([eb('state', '=', 'failed'), eb('createdAt', '<', failedBefore)]),
      ]),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Which of the messages with these keys are stored already. */
export async function findStoredKeys(db: Db, dedupeKeys: string[]): Promise<Set<string | null>> {
  if (dedupeKeys.length === 0) return new Set()
  const rows = await db
    .selectFrom('outboxMessages')
    .select('dedupeKey')
    .where('dedupeKey', 'in', dedupeKeys)
    .execute()
  return new Set(rows.map(({ dedupeKey }) => dedupeKey))
}
