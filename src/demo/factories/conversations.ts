import {
  getWriter,
  insertConversation,
  insertMessage,
  type MessageRow,
  updateConversation,
} from '#server/features/desk/conversation.repository.ts'
import { newReference, waitingForUs } from '#server/features/desk/conversation-steps.ts'
import { insertNote } from '#server/features/desk/inbox.repository.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type ContactTopic, conversationTitle } from '#shared/help/contact.ts'

interface Said {
  side: MessageRow['side']
  text: string
  at: Date
}

export interface ConversationInput {
  /** An owner's account; without one it is a visitor's. */
  userId?: string
  name?: string
  email?: string
  topic?: ContactTopic
  about?: string
  /** The oldest first; it begins with its writer. */
  messages?: Said[]
  notes?: { text: string; at: Date }[]
  isSolved?: boolean
}

/** A conversation with the people behind the site, in the state that its last message makes. */
export async function createConversation(
  db: Db,
  input: ConversationInput = {},
): Promise<{ id: string; reference: string }> {
  const { userId = null, name = 'Nomsa Dlamini', topic = 'other', about = null, notes = [] } = input
  const email = userId === null ? (input.email ?? 'nomsa@example.co.za') : ''
  const { messages = [{ side: 'writer', text: 'Is anybody there?', at: new Date() }] } = input
  const [first] = messages
  const last = messages.at(-1)
  if (!first || !last) throw new Error('A conversation begins with a message.')
  const id = newId()
  const reference = newReference()
  const { plan } = await getWriter(db, { userId, email })
  const waited = last.side === 'writer' ? last : first
  const createdAt = first.at.toISOString()
  await insertConversation(db, {
    ...{ id, reference, userId, topic, name, email, about, createdAt },
    title: conversationTitle(first.text),
    ...waitingForUs(waited.at, plan),
    updatedAt: createdAt,
  })
  for (const [index, { side, text, at }] of messages.entries()) {
    const message = { conversationId: id, number: index + 1, side, text }
    await insertMessage(db, { ...message, createdAt: at.toISOString() })
  }
  for (const { text, at } of notes)
    await insertNote(db, {
      ...{ id: newId(), conversationId: id, text },
      adminEmail: 'admin@cptrecommends.local',
      createdAt: at.toISOString(),
    })
  if (input.isSolved || last.side === 'desk')
    await updateConversation(db, id, {
      state: input.isSolved ? 'solved' : 'waiting',
      dueAt: null,
      waitsSince: last.at.toISOString(),
    })
  return { id, reference }
}
