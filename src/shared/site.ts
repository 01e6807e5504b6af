/** The installation's settings that pages need; part of the page's state. */
export interface Site {
  publicUrl: string
  mainSiteUrl: string
  supportEmail: string
  assets: { styles: string[]; bookingStyles: string[] }
}
