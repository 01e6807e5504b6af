import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { RequestKind, RequestWay } from '#shared/privacy/data-requests.ts'

/** A request about personal data, without the data itself. */
interface DataRequestTable {
  id: string
  what: RequestKind
  via: RequestWay
  /** A keyed hash of the address, or the id of the account as long as there is one. */
  mark: Optional<string>
  /** An admin's words, without addresses. */
  note: string
  askedAt: Timestamp
  /** When it must be answered. */
  dueAt: Timestamp
  doneAt: Optional<Timestamp>
  /** What was done; empty while it is open. */
  outcome: string
}

interface DataRequestTables {
  dataRequests: DataRequestTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends DataRequestTables {}
}

export const DATA_REQUEST_TABLES: TableRules<keyof DataRequestTables> = {
  dataRequests: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'requests',
        found: { account: 'mark' },
        exported: ['what', 'via', 'askedAt', 'doneAt', 'outcome'],
        erased: { set: { mark: null } },
      },
      visitor: {
        kind: 'requests',
        found: {},
        exported: [],
        erased: {
          kept: 'That somebody asked, and what we did, with a mark that only we can compare: we must be able to show it.',
        },
      },
    },
  },
}
