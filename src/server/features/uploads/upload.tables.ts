import type { Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

/** Which owner uploaded an image, and may therefore use it. */
interface UploadTable {
  imageKey: string
  userId: string
  createdAt: Timestamp
}

interface UploadTables {
  uploads: UploadTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends UploadTables {}
}

export const UPLOAD_TABLES: TableRules<keyof UploadTables> = {
  uploads: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'listing', ['imageKey', 'createdAt']) },
  },
}
