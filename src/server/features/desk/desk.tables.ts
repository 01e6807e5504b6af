import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { ContactTopic, ConversationState } from '#shared/help/contact.ts'

/** What somebody writes to us about, until it is solved, and again. */
interface ConversationTable {
  id: string
  /** What its writer is told: 'CPT-7KQ2MW'. */
  reference: string
  /** Of an owner who was signed in. */
  userId: string | null
  topic: ContactTopic
  name: string
  /** Empty for an owner: the account has it. */
  email: string
  /** The number of a booking or an invoice, as it was typed. */
  about: string | null
  /** The beginning of the first message. */
  title: string
  state: ConversationState
  /** The writer was on PREMIUM when the message came that waits. */
  isPremium: Generated<Flag>
  /** Since when the other side is awaited. */
  waitsSince: Timestamp
  /** By when we answer, while it is new. */
  dueAt: Timestamp | null
  messageCount: Generated<number>
  /** A hash of what was sent: the same message opens one conversation. */
  repeatHash: Optional<string>
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface ConversationMessageTable {
  conversationId: string
  number: number
  side: 'writer' | 'desk'
  text: string
  createdAt: Timestamp
}

/** Between admins. */
interface ConversationNoteTable {
  id: string
  conversationId: string
  text: string
  adminEmail: string
  createdAt: Timestamp
}

interface DeskTables {
  conversations: ConversationTable
  conversationMessages: ConversationMessageTable
  conversationNotes: ConversationNoteTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends DeskTables {}
}

const OF_CONVERSATION = { column: 'conversationId', table: 'conversations', key: 'id' } as const
const kind = 'conversations'

const CONVERSATION = {
  kind,
  exported: ['reference', 'topic', 'name', 'email', 'about', 'state', 'createdAt', 'updatedAt'],
  erased: 'deleted',
} as const
const MESSAGE = {
  kind,
  found: { of: [OF_CONVERSATION] },
  exported: ['side', 'text', 'createdAt'],
  erased: 'deleted',
} as const
const NOTE = {
  kind,
  found: { of: [OF_CONVERSATION] },
  exported: ['text', 'createdAt'],
  erased: 'deleted',
} as const

export const DESK_TABLES: TableRules<keyof DeskTables> = {
  conversations: {
    shown: false,
    inBackup: true,
    personal: {
      owner: { ...CONVERSATION, found: { account: 'userId' } },
      visitor: { ...CONVERSATION, found: { email: 'email' } },
    },
  },
  conversationMessages: {
    shown: false,
    inBackup: true,
    personal: { owner: MESSAGE, visitor: MESSAGE },
  },
  conversationNotes: {
    shown: false,
    inBackup: true,
    personal: { owner: NOTE, visitor: NOTE },
  },
}
