import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'

const UNNAMED = 'An owner without a profile'

/** An owner in records that outlive the account: never an address, also not one that is used as a name. */
export const storedOwnerLabel = (businessName: string | null | undefined): string =>
  businessName ? hideMailboxes(businessName) : UNNAMED

/** As admins see it: with the address, while there is such an account. */
export function shownOwnerLabel(stored: string, email: string | null): string {
  if (email === null) return stored
  return stored === UNNAMED ? email : `${stored} (${email})`
}
