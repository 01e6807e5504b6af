import type { Plan } from '#shared/money/plans.ts'
import type { ContactTopic, ConversationState } from './contact.ts'

export interface ConversationMessage {
  number: number
  side: 'writer' | 'desk'
  text: string
  createdAt: string
}

interface ConversationLine {
  reference: string
  title: string
  state: ConversationState
  /** When the last message came. */
  updatedAt: string
}

/** A conversation as its writer sees it, by a secret link. */
export interface ConversationView extends ConversationLine {
  token: string
  firstName: string
  topic: ContactTopic
  about: string | null
  /** While we owe an answer. */
  dueAt: string | null
  /** The first message alone: it was sent a moment ago, or nobody has answered. */
  isFirst: boolean
  /** On the device that sent it, the mail's address is shown, so that a mistake is seen. */
  email: string
  messages: ConversationMessage[]
}

/** For the page with the form: the owner who is signed in. */
export interface ContactFormView {
  owner: { email: string; plan: Plan | null } | null
}

/** An owner's own conversations, the newest first. */
export interface OwnConversationsView {
  businessName: string | null
  plan: Plan | null
  conversations: (ConversationLine & { token: string })[]
}

interface InboxLine extends ConversationLine {
  id: string
  name: string
  topic: ContactTopic
  about: string | null
  isPremium: boolean
  dueAt: string | null
  /** Of an owner's account. */
  owner: { userId: string; businessName: string | null; plan: Plan } | null
}

interface InboxNote {
  text: string
  adminEmail: string
  createdAt: string
}

export interface InboxConversation extends InboxLine {
  email: string
  messages: ConversationMessage[]
  notes: InboxNote[]
}

export interface InboxView {
  state: ConversationState
  page: number
  counts: Record<ConversationState, number>
  lines: InboxLine[]
  opened: InboxConversation | null
}
