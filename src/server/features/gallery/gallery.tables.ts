import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

/** A photo of a business beside its cover, which is a column of the business. */
interface GalleryImageTable {
  businessId: string
  imageKey: string
  /** From 1; the cover has place 0. */
  position: number
  caption: string
  /** Since when the plan has no room for it: the nightly task writes it. */
  hiddenSince: Optional<Timestamp>
  createdAt: Timestamp
}

interface GalleryTables {
  galleryImages: GalleryImageTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends GalleryTables {}
}

export const GALLERY_TABLES: TableRules<keyof GalleryTables> = {
  galleryImages: {
    shown: { allBut: ['hiddenSince'] },
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', ['imageKey', 'caption', 'position', 'createdAt']),
    },
  },
}
