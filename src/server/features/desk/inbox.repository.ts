import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { ConversationState } from '#shared/help/contact.ts'

const inboxRows = (db: Db) =>
  db
    .selectFrom('conversations')
    .leftJoin('users', 'users.id', 'conversations.userId')
    .leftJoin('businesses', 'businesses.userId', 'conversations.userId')
    .selectAll('conversations')
    .select(['users.plan', 'users.email as ownerEmail', 'businesses.businessName'])

/** New ones: PREMIUM first, then the oldest; the others by their last message, the newest first. */
export function findInbox(
  db: Db,
  state: ConversationState,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = inboxRows(db).where('conversations.state', '=', state).limit(limit).offset(offset)
  return state === 'new'
    ? rows
        .orderBy('conversations.isPremium', 'desc')
        .orderBy('conversations.waitsSince')
        .orderBy('conversations.id')
        .execute()
    : rows.orderBy('conversations.updatedAt', 'desc').orderBy('conversations.id').execute()
}

export type InboxRow = Awaited<ReturnType<typeof findInbox>>[number]

export const getOfInbox = (db: Db, id: string): Promise<InboxRow | undefined> =>
  inboxRows(db).where('conversations.id', '=', id).executeTakeFirst()

export async function countByState(db: Db): Promise<Record<ConversationState, number>> {
  const rows = await db
    .selectFrom('conversations')
    .groupBy('state')
    .select(['state', (eb) => eb.fn.countAll<number | string>().as('count')])
    .execute()
  const counts = { new: 0, waiting: 0, solved: 0 }
  for (const { state, count } of rows) counts[state] = Number(count)
  return counts
}

export async function countOverdue(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .where('state', '=', literal('new'))
    .where('dueAt', '<', now)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findNotes(db: Db, conversationId: string) {
  return db
    .selectFrom('conversationNotes')
    .select(['text', 'adminEmail', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

interface NewNote {
  id: string
  conversationId: string
  text: string
  adminEmail: string
  createdAt: string
}

export async function insertNote(trx: Db, note: NewNote): Promise<void> {
  await trx.insertInto('conversationNotes').values(note).execute()
}
