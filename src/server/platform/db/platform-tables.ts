import type { PlatformTables } from './schema.ts'
import type { TableRules } from './table-rules.ts'

const MARKS = {
  kind: 'limits',
  found: {},
  exported: [],
  erased: { kept: 'Marks against abuse cannot be traced to an address, and expire.' },
} as const
const MAIL = {
  kind: 'mail',
  exported: ['kind', 'recipient', 'state', 'createdAt', 'sentAt'],
  erased: 'deleted',
} as const

export const PLATFORM_TABLES: TableRules<keyof PlatformTables> = {
  settings: {
    shown: false,
    inBackup: true,
    personal: 'nothing',
  },
  outboxMessages: {
    shown: false,
    inBackup: true,
    personal: {
      owner: { ...MAIL, found: { of: [{ column: 'recipient', table: 'users', key: 'email' }] } },
      visitor: { ...MAIL, found: { email: 'recipient' } },
    },
  },
  taskRuns: {
    shown: false,
    inBackup: true,
    personal: 'nothing',
  },
  limitCounts: {
    shown: false,
    inBackup: false,
    personal: { visitor: MARKS },
  },
  mailboxes: {
    shown: false,
    inBackup: true,
    personal: { visitor: MARKS },
  },
}
