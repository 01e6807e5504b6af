import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { replacePassword } from './password.repository.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { findDemoCandidates } from './published-account.repository.ts'
import { randomPassword } from './random-password.ts'

export interface RenewedAccount {
  id: string
  email: string
  password: string
  passwordHash: string
}

/** Accounts with the password from the README. */
export async function findPublishedAccounts(db: Db): Promise<{ id: string; email: string }[]> {
  const found = []
  for (const { id, email, passwordHash } of await findDemoCandidates(db))
    if (await verifyPassword(passwordHash, DEMO_PASSWORD)) found.push({ id, email })
  return found
}

/** A random password for each of them, not yet stored: hashing is too slow for a transaction. */
export async function generatePasswords(db: Db): Promise<RenewedAccount[]> {
  const renewed = []
  for (const account of await findPublishedAccounts(db)) {
    const password = randomPassword()
    renewed.push({ ...account, password, passwordHash: await hashPassword(password) })
  }
  return renewed
}

/** Ends every session that was opened with the published password. */
export async function renewPasswords(trx: Db, accounts: RenewedAccount[], at: Date): Promise<void> {
  for (const { id, passwordHash } of accounts)
    await replacePassword(trx, { userId: id, passwordHash, issued: true, at: at.toISOString() })
}

/** For the operator's terminal: the passwords are stored nowhere else. */
export function describeRenewed(accounts: RenewedAccount[]): string {
  if (accounts.length === 0) return ''
  const lines = accounts.map(({ email, password }) => `  ${email}  ${password}`)
  return `\nThese accounts had the password that the README publishes. They have new ones, shown this once:\n${lines.join('\n')}`
}
