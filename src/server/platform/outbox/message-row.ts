import type { Insertable } from 'kysely'
import { newId } from '#server/platform/db/new-id.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { TIMEOUT_MS } from './retry-pause.ts'

type Row = Insertable<Database['outboxMessages']>

export const insertMessages = prepareQuery((db, ...messages: [Row, ...Row[]]) =>
  db
    .insertInto('outboxMessages')
    .values(messages)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing()),
)

export const rowOf = (
  message: Pick<Row, 'kind' | 'recipient' | 'payload'> & { dedupeKey: string | null },
  now: Date,
  sendAt: Date,
): Row => ({
  ...message,
  id: newId(),
  state: 'waiting',
  nextAttemptAt: sendAt.toISOString(),
  leaseUntil: null,
  leaseOwner: null,
  lastError: null,
  createdAt: now.toISOString(),
  sentAt: null,
  // The day of attempts begins when it is due.
  giveUpAt: sendAt > now ? new Date(sendAt.getTime() + TIMEOUT_MS).toISOString() : null,
})
