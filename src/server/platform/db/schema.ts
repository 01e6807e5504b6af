import type { Generated, Kysely } from 'kysely'
import type { Flag, Optional, Timestamp } from './column-types.ts'

type OutboxState = 'waiting' | 'sent' | 'failed'

interface SettingTable {
  key: string
  value: string
}

export interface OutboxMessageTable {
  id: string
  kind: string
  recipient: string
  /** JSON: the props of the message component. */
  payload: string
  state: OutboxState
  attempts: Generated<number>
  nextAttemptAt: Timestamp
  leaseUntil: Timestamp | null
  leaseOwner: string | null
  lastError: string | null
  /** Unique if set: the same cause stores only one message. */
  dedupeKey: string | null
  createdAt: Timestamp
  sentAt: Timestamp | null
  /** Set if it is sent later, or again by an admin: the 24 hours of attempts start then. */
  giveUpAt: Optional<Timestamp>
}

interface TaskRunTable {
  name: string
  nextRunAt: Timestamp
  leaseUntil: Timestamp | null
  leaseOwner: string | null
  lastStartedAt: Timestamp | null
  lastFinishedAt: Timestamp | null
  lastResult: string | null
  lastFailed: Generated<Flag>
}

/** Shared rate-limit counters; anonymous, since the key is a keyed hash. */
interface LimitCountTable {
  key: string
  count: number
  expiresAt: Timestamp
}

/** A mailbox that others have caused mail to, or whose owner has opened one of our links. */
interface MailboxTable {
  /** A keyed hash of the mailbox: the table has no addresses. */
  mailboxHash: string
  /** When a link in one of our mails was last opened there; null if never. */
  openedAt: Timestamp | null
  /** The earliest time of the next mail, if no link was opened. */
  nextSendAt: Timestamp | null
  /** When the summary of what waits is sent. */
  summaryAt: Timestamp | null
  expiresAt: Timestamp
}

/** The tables of the platform. */
export interface PlatformTables {
  settings: SettingTable
  outboxMessages: OutboxMessageTable
  taskRuns: TaskRunTable
  limitCounts: LimitCountTable
  mailboxes: MailboxTable
}

/** All tables: each feature adds its own to this interface in its `*.tables.ts`. */
export interface Database extends PlatformTables {}

/** What a repository is given: the database, or a transaction on it. */
export type Db = Kysely<Database>
