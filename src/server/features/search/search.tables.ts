import type { TableRules } from '#server/platform/db/table-rules.ts'
import { WORDS } from './search-index.ts'

/** Every word of all texts that search reads, maintained by triggers. */
interface CatalogueWordTable {
  word: string
}

interface SearchTables {
  [WORDS]: CatalogueWordTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends SearchTables {}
}

export const SEARCH_TABLES: TableRules<keyof SearchTables> = {
  [WORDS]: {
    shown: false,
    inBackup: false,
    personal: 'nothing',
  },
}
