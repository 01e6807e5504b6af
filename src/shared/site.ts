/** What the pages know of the installation they run in; travels in the page's state. */
export interface Site {
  publicUrl: string
  mainSiteUrl: string
  supportEmail: string
  /** True only under the development server, which shows the workshop pages. */
  development: boolean
  assets: { styles: string[]; bookingStyles: string[] }
}
