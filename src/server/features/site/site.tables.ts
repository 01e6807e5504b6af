import type { Generated } from 'kysely'
import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'

/** What the admin says about the site as a whole: one row, or none yet. */
interface SiteTable {
  id: 'site'
  /** Since when search engines are let in; null while they are told to stay away. */
  openedAt: Optional<Timestamp>
  companyName: Generated<string>
  registrationNumber: Generated<string>
  address: Generated<string>
  phone: Generated<string>
  informationOfficer: Generated<string>
  informationOfficerEmail: Generated<string>
  /** Where the servers are. */
  serverCountry: Generated<string>
  detailsChangedAt: Optional<Timestamp>
  /** Since when businesses that nobody has claimed are shown; null while they are not. */
  unclaimedSince: Optional<Timestamp>
}

interface SiteTables {
  site: SiteTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends SiteTables {}
}

export const SITE_TABLES: TableRules<keyof SiteTables> = {
  // Every public page says whether search engines may list it.
  site: {
    shown: true,
    inBackup: true,
    personal: 'nothing',
  },
}
