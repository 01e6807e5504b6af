import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { ClaimProof, ClaimState, ClaimWish } from '#shared/supply/claims.ts'

/** Who says that the page of a business is theirs, or wants it removed. */
interface ClaimTable {
  id: string
  businessId: string
  /** The account that the page goes to once it is paid. */
  userId: Optional<string>
  wish: ClaimWish
  proof: ClaimProof
  name: string
  email: string
  said: Generated<string>
  /** The address or number as it was published before; for papers the number, if there was one. */
  sentTo: string
  /** Somebody looked after the page already: an admin decides. */
  isDisputed: Generated<Flag>
  codeHash: Optional<string>
  codeUntil: Optional<Timestamp>
  /** The code that an admin reads out, encrypted. */
  readOut: Optional<string>
  triesLeft: Generated<number>
  /** The day of the last codes, and how many there were on it. */
  sentOn: Optional<string>
  sentCount: Generated<number>
  state: ClaimState
  createdAt: Timestamp
  provedAt: Optional<Timestamp>
  decidedAt: Optional<Timestamp>
  reason: Generated<string>
}

interface ClaimTables {
  claims: ClaimTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ClaimTables {}
}

const EXPORTED = [
  'wish',
  'proof',
  'name',
  'email',
  'said',
  'state',
  'createdAt',
  'decidedAt',
  'reason',
] as const

export const CLAIM_TABLES: TableRules<keyof ClaimTables> = {
  claims: {
    // A page says that it is claimed; a deleted claim takes that away.
    shown: { only: ['state'] },
    inBackup: true,
    personal: {
      owner: {
        kind: 'claims',
        found: { account: 'userId' },
        exported: EXPORTED,
        erased: 'deleted',
      },
      visitor: {
        kind: 'claims',
        found: { email: 'email' },
        exported: EXPORTED,
        erased: 'deleted',
      },
    },
  },
}
