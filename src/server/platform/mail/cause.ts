import type { ClientNetwork } from '#server/platform/addresses/client-network.ts'

/** Who acts, by network and by the device cookie or the secret link of a mail. */
export interface Visitor {
  /** Null for a step that the site takes later. */
  network: ClientNetwork | null
  device: string
}

interface Causers {
  /** Nobody but the recipient, signed in or by a link that was mailed to them. */
  recipient: 'recipient'
  visitor: { visitor: Visitor }
  owner: { ownerId: string }
  admin: 'admin'
  /** A date or a payment: nothing that somebody can repeat at will. */
  system: 'system'
}

/** Who can cause a message. */
export type MailCause = keyof Causers

/** Who causes this one. */
export type Causer<Cause extends MailCause = MailCause> = Causers[Cause]
