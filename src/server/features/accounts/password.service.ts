import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { deleteSessionsOf, getUserByEmail, setEmailConfirmed } from './account.repository.ts'
import type { AccountService, CurrentUser } from './account.service.ts'
import { deleteLink, deleteLinksOf, getLinkUser, insertLink } from './link-token.repository.ts'
import { linkIdentifier, newLinkToken } from './link-token.ts'
import { passwordReset } from './mail/password-reset.tsx'
import { getPasswordHash, savePassword } from './password.repository.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'

const HOUR_MS = 3_600_000
const DEAD_LINK = 'This link has expired or was used already. Please ask for a new one.'

export function createPasswordService({ clock, db }: Context, accounts: AccountService) {
  const refuseWeak = (password: string, email: string) => {
    const problem = findPasswordProblem(password, email)
    if (problem) refuseField('newPassword', problem)
  }

  return {
    /**
     * Sends a link that works once, for an hour. A stranger's address costs the same write and gets
     * the same answer, so nobody learns here who has an account.
     */
    async forgot(email: string): Promise<void> {
      const now = clock()
      const token = newLinkToken()
      const user = await getUserByEmail(db, email)
      await db.transaction().execute(async (trx) => {
        await insertLink(trx, {
          id: newId(),
          identifier: linkIdentifier('reset-password', token),
          userId: user?.id ?? '',
          expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
          createdAt: now.toISOString(),
        })
        if (!user) return
        await enqueueMessage(trx, now, passwordReset, { recipient: user.email, payload: { token } })
      })
    },

    /** Uses the link up, sets the password and ends every session, all or nothing. */
    async reset({ token, newPassword }: { token: string; newPassword: string }): Promise<void> {
      const now = clock().toISOString()
      const identifier = linkIdentifier('reset-password', token)
      const user = await getLinkUser(db, identifier, now)
      if (!user) throw new Refusal('invalid', DEAD_LINK)
      refuseWeak(newPassword, user.email)
      const passwordHash = await hashPassword(newPassword)
      const done = await db.transaction().execute(async (trx) => {
        if (!(await deleteLink(trx, identifier, now))) return false
        await deleteLinksOf(trx, 'reset-password', user.id)
        await savePassword(trx, {
          userId: user.id,
          credentialId: newId(),
          passwordHash,
          updatedAt: now,
        })
        // Who follows a link from a mail has the mailbox.
        await setEmailConfirmed(trx, user.id, now)
        await deleteSessionsOf(trx, user.id)
        return true
      })
      if (!done) throw new Refusal('invalid', DEAD_LINK)
    },

    /** Ends the user's other sessions and answers the cookies of a fresh one. */
    async change(
      user: CurrentUser,
      input: { currentPassword?: string | undefined; newPassword: string },
      userAgent: string | undefined,
    ): Promise<string[]> {
      const stored = await getPasswordHash(db, user.id)
      const known = input.currentPassword ?? ''
      // After an admin's reset the user has just signed in with a password that others know too.
      if (!user.mustChangePassword && !(stored && (await verifyPassword(stored, known))))
        refuseField('currentPassword', 'This is not your current password.')
      refuseWeak(input.newPassword, user.email)
      if (stored && (await verifyPassword(stored, input.newPassword)))
        refuseField('newPassword', 'Please choose a password that differs from the one you have.')
      const passwordHash = await hashPassword(input.newPassword)
      await db.transaction().execute(async (trx) => {
        await savePassword(trx, {
          userId: user.id,
          credentialId: newId(),
          passwordHash,
          updatedAt: clock().toISOString(),
        })
        await deleteSessionsOf(trx, user.id)
      })
      return accounts.openSession(user.id, userAgent)
    },
  }
}

export type PasswordService = ReturnType<typeof createPasswordService>
