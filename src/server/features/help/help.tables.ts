import type { Flag } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'

/** How often readers said of an article that it helped, or that it did not. Nothing about the readers. */
interface HelpVoteTable {
  articleId: string
  helped: Flag
  count: number
}

interface HelpTables {
  helpVotes: HelpVoteTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends HelpTables {}
}

export const HELP_TABLES: TableRules<keyof HelpTables> = {
  helpVotes: { shown: false, inBackup: true, personal: 'nothing' },
}
