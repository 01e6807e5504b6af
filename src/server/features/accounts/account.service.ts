import type { LegalService } from '#server/features/legal/legal.service.ts'
import type { Context } from '#server/platform/context.ts'
import { isForeignKeyViolation } from '#server/platform/db/is-foreign-key-violation.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import { ADMIN_SHORT_NAME } from '#shared/accounts/admin-name.ts'
import type { Plan } from '#shared/money/plans.ts'
import {
  getAccountByEmail,
  getMainAdminEmail,
  insertAccount,
  isAddressTaken,
} from './account.repository.ts'
import { type CurrentUser, toCurrentUser, type UserRow } from './current-user.ts'
import type { EmailConfirmationService } from './email/email-confirmation.service.ts'
import type { AccountNoticeService } from './notices/account-notice.service.ts'
import { getPasswordHash } from './passwords/password.repository.ts'
import { hashPassword, verifyPassword } from './passwords/password-hash.ts'
import { findPasswordProblem } from './passwords/password-rules.ts'
import { isPublishedPassword } from './passwords/published-password.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
import { deviceName } from './sessions/device-name.ts'
import type { KnownDeviceService } from './sessions/known-device.service.ts'
import type { OpenedSession, SessionService } from './sessions/session.service.ts'

export interface SignedIn {
  user: CurrentUser
  session: OpenedSession
}

/** The client's browser. */
export interface Browser {
  /** The id in its device cookie. */
  device: string
  /** Its User-Agent, if it sent one. */
  userAgent: string | undefined
}

const WRONG = 'The e-mail address or the password is not right.'
const EXPIRED =
  'This password had to be used within a week. Ask for a link to choose a new one under “Forgot your password?”.'
const TAKEN = 'There is already an account with this e-mail address. Sign in instead.'

/** How long a password that an admin gave, and may have sent by any means, lets its owner in. */
const ISSUED_FOR_MS = 7 * 24 * 3_600_000

interface NewOwner {
  email: string
  password: string
  plan: Plan
}

export interface SignIn {
  email: string
  password: string
  code?: string | undefined
}

interface Helpers {
  confirmations: EmailConfirmationService
  knownDevices: KnownDeviceService
  legal: Pick<LegalService, 'getTermsVersion'>
  notices: AccountNoticeService
  secondFactors: SecondFactorService
  sessions: SessionService
}

export function createAccountService(
  { clock, config, db }: Context,
  { confirmations, knownDevices, legal, notices, secondFactors, sessions }: Helpers,
) {
  // Only a few passwords are hashed at a time: after waiting, a taken e-mail is found before hashing.
  const enqueue = createWorkQueue({
    running: 4,
    waiting: 120,
    busy: 'Many people are registering right now. Please try again shortly.',
  })

  /** The address of a name that somebody signs in with. */
  const emailOf = async (name: string) => {
    if (name !== ADMIN_SHORT_NAME) return name
    return (await getMainAdminEmail(db, config.admin.email)) ?? config.admin.email
  }

  /** The account with this password, before the second factor is checked. */
  const checkPassword = async (name: string, password: string) => {
    const account = await getAccountByEmail(db, await emailOf(name))
    if (!account?.passwordHash) {
      // As slow as for a known address: the response time must not reveal who has an account.
      await hashPassword(password)
      return null
    }
    const right = await verifyPassword(account.passwordHash, password)
    // It is published in the README: in production it proves nothing, whoever chose it.
    const published = config.mode === 'production' && isPublishedPassword(password)
    return right && !published ? account : null
  }

  const openSession = async (
    user: Pick<CurrentUser, 'id' | 'role'>,
    { device, userAgent }: Browser,
  ): Promise<OpenedSession> => {
    const session = await sessions.open(user, userAgent)
    await knownDevices.remember(user.id, device)
    return session
  }

  /** For a sign-in: as above, and the account is told about a device that it has not used before. */
  const openSignedInSession = async (
    user: Pick<CurrentUser, 'id' | 'role' | 'email'>,
    { device, userAgent }: Browser,
  ): Promise<OpenedSession> => {
    const isNew = !(await knownDevices.isKnown(user.id, device))
    return db.transaction().execute(async (trx) => {
      const session = await sessions.open(user, userAgent, trx)
      await knownDevices.remember(user.id, device, trx)
      const notice = {
        kind: 'new-device',
        at: clock(),
        device: deviceName(userAgent ?? ''),
      } as const
      if (isNew) await notices.notify(trx, user, notice)
      return session
    })
  }

  /**
   * A session for somebody who has proven who they are. Refused if that proof was replaced meanwhile: all
   * sessions from before have ended then, so this one must end as well.
   */
  const begin = async (
    account: UserRow,
    browser: Browser,
    { isStillValid, refusal }: { isStillValid: () => Promise<boolean>; refusal: string },
  ): Promise<SignedIn> => {
    try {
      const session = await openSignedInSession(account, browser)
      if (!(await isStillValid())) {
        await sessions.close(session.token)
        throw new AppError('unauthenticated', refusal)
      }
      return { user: toCurrentUser(account, await secondFactors.isDue(account)), session }
    } catch (error) {
      // Deleted between the check and the new session.
      if (isForeignKeyViolation(error))
        throw new AppError('unauthenticated', refusal, { cause: error })
      throw error
    }
  }

  /** The unique e-mail decides between concurrent registrations. */
  const createOwner = async (input: NewOwner, visitor: Visitor): Promise<CurrentUser> => {
    if (await isAddressTaken(db, input.email, clock().toISOString()))
      throw new AppError('conflict', TAKEN)
    // Hashed before the transaction: a slow hash inside would block other writers.
    const passwordHash = await hashPassword(input.password)
    const termsVersion = await legal.getTermsVersion()
    const owner = {
      id: newId(),
      email: input.email,
      role: 'BUSINESS',
      plan: input.plan,
      status: 'PENDING',
      createdAt: clock().toISOString(),
    } as const
    const made = await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...owner, passwordHash, termsVersion }))) return false
      await confirmations.ask(trx, owner, visitor)
      return true
    })
    if (!made) throw new AppError('conflict', TAKEN)
    return {
      ...owner,
      mustChangePassword: false,
      mustSetSecondFactor: false,
      emailConfirmed: false,
    }
  }

  return {
    begin,
    emailOf,
    openSession,

    async register(input: NewOwner, browser: Browser, visitor: Visitor): Promise<SignedIn> {
      const weak = findPasswordProblem(input.password, input.email)
      if (weak) refuseField('password', weak)
      const user = await enqueue(() => createOwner(input, visitor))
      return { user, session: await openSession(user, browser) }
    },

    async signIn({ email, password, code }: SignIn, browser: Browser): Promise<SignedIn> {
      const account = await checkPassword(email, password)
      if (!account) throw new AppError('unauthenticated', WRONG)
      const age = clock().getTime() - Date.parse(account.passwordSetAt ?? '')
      if (account.mustChangePassword === 1 && age > ISSUED_FOR_MS)
        throw new AppError('unauthenticated', EXPIRED)
      await secondFactors.refuseWithout(account.id, code)
      return begin(account, browser, {
        isStillValid: async () => (await getPasswordHash(db, account.id)) === account.passwordHash,
        refusal: WRONG,
      })
    },

    /**
     * The key under which guesses at an account are counted, and whether this browser has signed in to it
     * before. The key changes with the password, so that a reset clears the count in every process.
     */
    async describeGuess(
      name: string,
      device: string | null,
    ): Promise<{ key: string; deviceIsKnown: boolean }> {
      const email = await emailOf(name)
      const account = await getAccountByEmail(db, email)
      if (!account) return { key: email, deviceIsKnown: false }
      return {
        key: `${email} ${account.passwordSetAt}`,
        deviceIsKnown: device !== null && (await knownDevices.isKnown(account.id, device)),
      }
    },
  }
}

export type AccountService = ReturnType<typeof createAccountService>
