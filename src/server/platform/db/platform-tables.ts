import type { PlatformTables } from './schema.ts'
import type { TableRules } from './table-rules.ts'

export const PLATFORM_TABLES: TableRules<keyof PlatformTables> = {
  settings: { shown: false, inBackup: true },
  outboxMessages: { shown: false, inBackup: true },
  taskRuns: { shown: false, inBackup: true },
  limitCounts: { shown: false, inBackup: false },
}
