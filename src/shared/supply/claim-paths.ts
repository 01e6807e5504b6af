const at = (base: string, id: string) => `${base}/${encodeURIComponent(id)}`

/** What the link of one claim can do. */
type ClaimAction = 'code' | 'send' | 'withdraw' | 'details' | 'mine' | 'account'

/** Claiming the page of a business: apart from `paths.ts`, which every page of a visitor loads. */
export const claimPages = {
  claim: (businessId: string) => `/business/${encodeURIComponent(businessId)}/claim`,
  remove: (businessId: string) => `/business/${encodeURIComponent(businessId)}/remove`,
  /** By the secret of the claim. */
  own: (token: string) => at('/claims', token),
  action: (token: string, action: ClaimAction) => `${at('/claims', token)}/${action}`,
  /** From the mail to the business: this is not us. */
  stop: (token: string) => at('/claim-stop', token),
  /** After a page was removed, which no link can name any more. */
  removed: '/page-removed',
} as const
