import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { BreachState, BreachText } from '#shared/privacy/breach-notice.ts'

/** A notice to everybody whose data may have leaked. Whom it reaches is found when it is sent. */
interface BreachNoticeTable extends BreachText {
  id: string
  /** JSON: the names of the tables. */
  tables: string
  /** The rows that were stored on these days, in Cape Town. */
  fromDay: string
  untilDay: string
  state: BreachState
  createdAt: Timestamp
  /** When the first lot goes. */
  startsAt: Optional<Timestamp>
  /** The mark of the last person written to: they go in the order of their marks. */
  lastMark: string
  /** How many it was for when it was confirmed. */
  people: number
  written: number
  finishedAt: Optional<Timestamp>
}

interface BreachNoticeTables {
  breachNotices: BreachNoticeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends BreachNoticeTables {}
}

export const BREACH_NOTICE_TABLES: TableRules<keyof BreachNoticeTables> = {
  breachNotices: { shown: false, inBackup: true, personal: 'nothing' },
}
