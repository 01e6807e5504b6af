/** What the pages know of the installation they run in; travels in the page's state. */
export interface Site {
  publicUrl: string
  mainSiteUrl: string
  supportEmail: string
  assets: { styles: string[]; bookingStyles: string[] }
}
