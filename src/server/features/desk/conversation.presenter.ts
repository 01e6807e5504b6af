import type {
  ConversationMessage,
  ConversationView,
  InboxConversation,
  InboxView,
  OwnConversationsView,
} from '#shared/help/conversation-view.ts'
import type { ConversationRow, MessageRow } from './conversation.repository.ts'
import type { ConversationService } from './conversation.service.ts'
import { conversationToken } from './conversation-links.ts'
import type { InboxRow } from './inbox.repository.ts'
import type { InboxService } from './inbox.service.ts'

const presentMessage = ({ number, side, text, createdAt }: MessageRow): ConversationMessage => ({
  number,
  side,
  text,
  createdAt,
})

const presentLine = ({ reference, title, state, updatedAt }: ConversationRow) => ({
  reference,
  title,
  state,
  updatedAt,
})

export function presentConversation(
  token: string,
  { conversation, messages }: Awaited<ReturnType<ConversationService['get']>>,
): ConversationView {
  const { name, email, topic, about, dueAt } = conversation
  return {
    ...presentLine(conversation),
    token,
    firstName: name.split(' ')[0] ?? '',
    topic,
    about,
    dueAt,
    isFirst: messages.length === 1,
    email,
    messages: messages.map(presentMessage),
  }
}

/** Behind the session: the links are those of a device, which prove no mailbox. */
export const presentOwnConversations = (
  secret: string,
  rows: ConversationRow[],
): OwnConversationsView['conversations'] =>
  rows.map((row) => ({
    ...presentLine(row),
    token: conversationToken(secret, 'device', row.id),
  }))

function presentInboxLine(row: InboxRow): InboxView['lines'][number] {
  const { id, name, topic, about, isPremium, dueAt, userId, plan, businessName } = row
  return {
    ...presentLine(row),
    id,
    name,
    topic,
    about,
    isPremium: isPremium === 1,
    dueAt,
    owner: userId && plan ? { userId, businessName, plan } : null,
  }
}

export const presentOpened = ({
  row,
  messages,
  notes,
}: NonNullable<Awaited<ReturnType<InboxService['read']>>['opened']>): InboxConversation => ({
  ...presentInboxLine(row),
  email: row.ownerEmail ?? row.email,
  messages: messages.map(presentMessage),
  notes: notes.map(({ text, adminEmail, createdAt }) => ({ text, adminEmail, createdAt })),
})

export const presentInbox = ({
  state,
  page,
  counts,
  rows,
  opened,
}: Awaited<ReturnType<InboxService['read']>>): InboxView => ({
  state,
  page,
  counts,
  lines: rows.map(presentInboxLine),
  opened: opened && presentOpened(opened),
})
