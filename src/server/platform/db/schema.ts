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
  /** Set when an admin sends it again: the 24 hours of attempts then start again. */
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

/** The tables of the platform. */
export interface PlatformTables {
  settings: SettingTable
  outboxMessages: OutboxMessageTable
  taskRuns: TaskRunTable
  limitCounts: LimitCountTable
}

/** All tables: each feature adds its own to this interface in its `*.tables.ts`. */
export interface Database extends PlatformTables {}

/** What a repository is given: the database, or a transaction on it. */
export type Db = Kysely<Database>
