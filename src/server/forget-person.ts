import { forgetLinks } from './features/accounts/link-token.repository.ts'
import { eraseRows } from './features/personal-data/erase-rows.ts'
import { forgetComplainant } from './features/reviews/review-report.repository.ts'
import type { Db } from './platform/db/schema.ts'
import { forgetMentions, forgetRecipient } from './platform/outbox/forget.ts'
import { TABLE_RULES } from './tables.ts'

interface DeletedPerson {
  userId: string
  email: string
  /** Whether the mailbox was confirmed. */
  isConfirmed: boolean
}

/**
 * In the transaction that deletes an account: removes its address from what does not go with it, by the rules of the
 * tables. The records that stay, the ledger and the audit log, never have it (docs/security.md, Deleting an account).
 */
export async function forgetPerson(
  trx: Db,
  { userId, email: written, isConfirmed }: DeletedPerson,
): Promise<void> {
  const email = written.toLowerCase()
  await forgetLinks(trx, { userId, email })
  await forgetRecipient(trx, { userId, email, isConfirmed })
  // Otherwise it may be a stranger's address, who keeps what they booked, wrote and subscribed to with it.
  if (!isConfirmed) return
  await forgetMentions(trx, email)
  await forgetComplainant(trx, email)
  await eraseRows(trx, TABLE_RULES, { email }, { onlyAddress: true })
}
