import type { Timestamp } from '#server/platform/db/column-types.ts'
import { OF_BUSINESS, type TableRules } from '#server/platform/db/table-rules.ts'

/** A mailbox that gets no invitation any more: a keyed hash, which names nobody. */
interface ClosedMailboxTable {
  mailHash: string
  reason: 'invited' | 'asked'
  since: Timestamp
}

/** Why it was lawful to write: where the address was published, and when somebody looked. */
interface InvitationTable {
  businessId: string
  businessName: string
  /** As it was published. */
  address: string
  source: string
  checkedOn: string
  /** Of the mail's words. */
  edition: string
  /** 'left': its mailbox has had the one mail already, or nobody is to write to it. */
  outcome: 'sent' | 'left'
  decidedAt: Timestamp
}

interface InvitationTables {
  closedMailboxes: ClosedMailboxTable
  invitations: InvitationTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends InvitationTables {}
}

const RECORD = {
  kind: 'mail',
  exported: ['address', 'source', 'checkedOn', 'edition', 'outcome', 'decidedAt'],
  erased: {
    set: { address: '' },
    kept: 'That we wrote to the business once, and from which source, without the address.',
  },
} as const

export const INVITATION_TABLES: TableRules<keyof InvitationTables> = {
  closedMailboxes: {
    shown: false,
    inBackup: true,
    personal: {
      visitor: {
        kind: 'limits',
        found: {},
        exported: [],
        erased: { kept: 'A mark that only we can compare, so that nobody is written to twice.' },
      },
    },
  },
  invitations: {
    shown: false,
    inBackup: true,
    personal: {
      owner: { ...RECORD, found: { of: [OF_BUSINESS] } },
      visitor: { ...RECORD, found: { email: 'address' } },
    },
  },
}
