import { getUserByEmail, setEmailConfirmed } from '#server/features/accounts/account.repository.ts'
import type { AccountService, Browser } from '#server/features/accounts/account.service.ts'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import {
  deleteLink,
  getLinkUser,
  insertLink,
} from '#server/features/accounts/link-token.repository.ts'
import { linkIdentifier, newLinkToken } from '#server/features/accounts/link-token.ts'
import { passwordReset } from '#server/features/accounts/mail/password-reset.tsx'
import type { AccountNoticeService } from '#server/features/accounts/notices/account-notice.service.ts'
import { deviceName } from '#server/features/accounts/sessions/device-name.ts'
import type { KnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import type { OpenedSession } from '#server/features/accounts/sessions/session.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { Causer, Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { getPasswordHash, replacePassword } from './password.repository.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'

const HOUR_MS = 3_600_000
const DEAD_LINK = 'This link has expired or has already been used. Please ask for a new one.'

interface Helpers {
  accounts: AccountService
  knownDevices: KnownDeviceService
  notices: AccountNoticeService
}

export function createPasswordService(context: Context, helpers: Helpers) {
  const { clock, db, secret } = context
  const { accounts, knownDevices, notices } = helpers

  const refuseWeak = (password: string, email: string) => {
    const problem = findPasswordProblem(password, email)
    if (problem) refuseField('newPassword', problem)
  }

  /** Sends a link that works once, for an hour. Without a user it costs the same write. */
  const sendLink = async (
    trx: Db,
    user: { id: string; email: string } | null,
    by: Causer<'admin' | 'recipient' | 'visitor'>,
  ): Promise<void> => {
    const now = clock()
    const token = newLinkToken()
    await insertLink(trx, {
      id: newId(),
      identifier: linkIdentifier('reset-password', token),
      userId: user?.id ?? '',
      expiresAt: new Date(now.getTime() + HOUR_MS).toISOString(),
      createdAt: now.toISOString(),
    })
    if (!user) return
    await enqueueMessage(trx, context, passwordReset, {
      recipient: user.email,
      payload: { token: encryptLink(secret, token) },
      by,
    })
  }

  return {
    sendLink,

    /** The same write and the same answer for an unknown address: nobody can find out who has an account. */
    async forgot(email: string, visitor: Visitor): Promise<void> {
      const user = await getUserByEmail(db, email)
      await db.transaction().execute((trx) => sendLink(trx, user, { visitor }))
    },

    /** Uses the link up and sets the password, which ends all sessions of the old one. */
    async reset(
      { token, newPassword }: { token: string; newPassword: string },
      { device, userAgent }: Browser,
    ): Promise<void> {
      const at = clock()
      const now = at.toISOString()
      const identifier = linkIdentifier('reset-password', token)
      const user = await getLinkUser(db, identifier, now)
      if (!user) throw new AppError('invalid', DEAD_LINK)
      refuseWeak(newPassword, user.email)
      const passwordHash = await hashPassword(newPassword)
      const done = await db.transaction().execute(async (trx) => {
        if (!(await deleteLink(trx, identifier, now))) return false
        await replacePassword(trx, { userId: user.id, passwordHash, issued: false, at: now })
        // Opening a link from a mail proves control of the mailbox.
        await setEmailConfirmed(trx, user.id, now)
        await notices.notify(trx, user, changedOn(userAgent, at))
        return true
      })
      if (!done) throw new AppError('invalid', DEAD_LINK)
      await recordOpened(db, context, user.email)
      await knownDevices.remember(user.id, device)
    },

    /** A password set by an admin, in the transaction of that action. False if the account was deleted. */
    async issue(
      trx: Db,
      user: { id: string; email: string },
      passwordHash: string,
    ): Promise<boolean> {
      const at = clock()
      const change = { userId: user.id, passwordHash, issued: true, at: at.toISOString() }
      if (!(await replacePassword(trx, change))) return false
      await notices.notify(trx, user, { kind: 'password-issued', at })
      return true
    },

    /** Ends the user's sessions and opens a new one. */
    async change(
      user: CurrentUser,
      input: { currentPassword?: string | undefined; newPassword: string },
      browser: Browser,
    ): Promise<OpenedSession> {
      const stored = await getPasswordHash(db, user.id)
      const known = input.currentPassword ?? ''
      // After an admin's reset, the user has just signed in with a password that others know too.
      if (!user.mustChangePassword && !(stored && (await verifyPassword(stored, known))))
        refuseField('currentPassword', 'This is not your current password.')
      refuseWeak(input.newPassword, user.email)
      if (stored && (await verifyPassword(stored, input.newPassword)))
        refuseField('newPassword', 'Please choose a password that differs from the one you have.')
      const passwordHash = await hashPassword(input.newPassword)
      const at = clock()
      const change = {
        userId: user.id,
        passwordHash,
        issued: false,
        keepsPasskeys: true,
        at: at.toISOString(),
      }
      await db.transaction().execute(async (trx) => {
        if (await replacePassword(trx, change))
          await notices.notify(trx, user, changedOn(browser.userAgent, at))
      })
      return accounts.openSession(user, browser)
    },
  }
}

const changedOn = (userAgent: string | undefined, at: Date) =>
  ({ kind: 'password-changed', at, device: deviceName(userAgent ?? '') }) as const

export type PasswordService = ReturnType<typeof createPasswordService>
