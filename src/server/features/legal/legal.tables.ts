import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { LegalDocument } from '#shared/legal/documents.ts'

/** Which versions of the legal pages this site has had, and from which day each counts. */
interface LegalVersionTable {
  document: LegalDocument
  version: number
  /** YYYY-MM-DD in Cape Town. */
  inForceFrom: string
  /** Null if there was nobody to tell. */
  announcedAt: Optional<Timestamp>
  /** When the site noticed that it counts. */
  begunAt: Optional<Timestamp>
}

/** The owners who were told of a new version by mail, and when. */
interface LegalNoticeTable {
  userId: string
  document: LegalDocument
  version: number
  toldAt: Timestamp
}

interface LegalTables {
  legalVersions: LegalVersionTable
  legalNotices: LegalNoticeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends LegalTables {}
}

export const LEGAL_TABLES: TableRules<keyof LegalTables> = {
  // The pages say which version counts.
  legalVersions: { shown: true, inBackup: true, personal: 'nothing' },
  legalNotices: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['document', 'version', 'toldAt']) },
  },
}
