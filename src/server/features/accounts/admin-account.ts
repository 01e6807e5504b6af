import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { hasAdmin, insertAccount } from './account.repository.ts'
import { hashPassword } from './passwords/password-hash.ts'
import { findPasswordProblem } from './passwords/password-rules.ts'
import { randomPassword } from './passwords/random-password.ts'

export interface CreatedAdmin {
  email: string
  /** Only if it was generated: it is shown once and stored nowhere. */
  generatedPassword: string | null
}

/**
 * The first admin. Several processes may start at once: the unique e-mail lets one of them create it, and
 * only that one returns it. Later changes of ADMIN_PASSWORD do not change an existing account.
 */
export async function ensureAdmin({
  clock,
  config,
  db,
  log,
}: Context): Promise<CreatedAdmin | null> {
  if (await hasAdmin(db)) return null
  const { email, password: chosen } = config.admin
  // Somebody who guesses it before the operator's first sign-in could set up the second factor as well.
  const problem = config.mode === 'production' && chosen && findPasswordProblem(chosen, email)
  if (problem) throw new ConfigError(`ADMIN_PASSWORD is refused: ${problem}`)
  const given = chosen ?? (config.demo ? DEMO_PASSWORD : undefined)
  const password = given ?? randomPassword()
  const passwordHash = await hashPassword(password)
  const made = await db.transaction().execute((trx) =>
    insertAccount(trx, {
      id: newId(),
      email,
      passwordHash,
      role: 'ADMIN',
      plan: 'BASIC',
      status: 'ACTIVE',
      createdAt: clock().toISOString(),
    }),
  )
  if (made) return { email, generatedPassword: given === undefined ? password : null }
  if (!(await hasAdmin(db)))
    log.warn('ADMIN_EMAIL belongs to a business owner, so no admin was created. Set another one.')
  return null
}
