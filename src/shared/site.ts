/** The style sheets that only some pages load, by the name of their file in src/web. */
export const SHEETS = ['about', 'bookings', 'billing', 'owner', 'admin', 'privacy'] as const
type SheetName = (typeof SHEETS)[number]
/** Their addresses; none in tests without a build. */
export type Sheets = Partial<Record<SheetName, string>>

/** The installation's settings that pages need; part of the page's state. */
export interface Site {
  publicUrl: string
  mainSiteUrl: string
  supportEmail: string
  /** Search engines are told to stay away until the admin opens the site. */
  isHidden: boolean
  /** Businesses that nobody has claimed, and what the Help Center says of them. */
  showsUnclaimed: boolean
  assets: { styles: string[]; sheets: Sheets }
}
