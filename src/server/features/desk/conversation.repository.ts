import type { Insertable, Selectable, Updateable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { Plan } from '#shared/money/plans.ts'

export type ConversationRow = Selectable<Database['conversations']>
export type MessageRow = Selectable<Database['conversationMessages']>

/** False if the same message has opened one. */
export async function insertConversation(
  trx: Db,
  conversation: Insertable<Database['conversations']>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('conversations')
    .values(conversation)
    .onConflict((conflict) => conflict.column('repeatHash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function getByRepeat(db: Db, repeatHash: string) {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('repeatHash', '=', repeatHash)
    .executeTakeFirst()
}

/** The same words open another conversation from now on. */
export async function forgetRepeat(trx: Db, repeatHash: string): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ repeatHash: null })
    .where('repeatHash', '=', repeatHash)
    .execute()
}

export function getConversation(db: Db, id: string) {
  return db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends: two messages at once get two numbers. */
export function lockConversation(trx: Db, id: string): Promise<ConversationRow | undefined> {
  return trx
    .updateTable('conversations')
    .set((eb) => ({ messageCount: eb.ref('messageCount') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function updateConversation(
  trx: Db,
  id: string,
  changes: Updateable<Database['conversations']>,
): Promise<void> {
  await trx.updateTable('conversations').set(changes).where('id', '=', id).execute()
}

export async function insertMessage(trx: Db, message: MessageRow): Promise<void> {
  await trx.insertInto('conversationMessages').values(message).execute()
  await updateConversation(trx, message.conversationId, {
    messageCount: message.number,
    updatedAt: message.createdAt,
  })
}

export function findMessages(db: Db, conversationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('conversationMessages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .orderBy('number')
    .execute()
}

export function getLastMessage(db: Db, { id, messageCount }: ConversationRow) {
  return db
    .selectFrom('conversationMessages')
    .selectAll()
    .where('conversationId', '=', id)
    .where('number', '=', messageCount)
    .executeTakeFirst()
}

/** An owner's address, and the plan while it is paid. */
export async function getWriter(
  db: Db,
  { userId, email }: Pick<ConversationRow, 'userId' | 'email'>,
): Promise<{ email: string; plan: Plan | null }> {
  if (userId === null) return { email, plan: null }
  const owner = await db
    .selectFrom('users')
    .select(['email', 'plan', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email: owner.email, plan: owner.status === 'ACTIVE' ? owner.plan : null }
}

export function findOfOwner(db: Db, userId: string, limit: number): Promise<ConversationRow[]> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where(ownedBy(userId))
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute()
}
