import type { Context } from '#server/platform/context.ts'
import { isForeignKeyViolation } from '#server/platform/db/is-foreign-key-violation.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import { ADMIN_SHORT_NAME } from '#shared/accounts/admin-name.ts'
import type { Plan } from '#shared/money/plans.ts'
import { getAccountByEmail, getUserByEmail, insertAccount } from './account.repository.ts'
import { type CurrentUser, toCurrentUser } from './current-user.ts'
import type { EmailConfirmationService } from './email-confirmation.service.ts'
import { getPasswordHash } from './passwords/password.repository.ts'
import { hashPassword, verifyPassword } from './passwords/password-hash.ts'
import { findPasswordProblem } from './passwords/password-rules.ts'
import { isPublishedPassword } from './passwords/published-password.ts'
import type { SecondFactorService } from './second-factor/second-factor.service.ts'
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
const TAKEN = 'There is already an account with this e-mail address. Sign in instead.'

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
  secondFactors: SecondFactorService
  sessions: SessionService
}

export function createAccountService(
  { clock, config, db }: Context,
  { confirmations, knownDevices, secondFactors, sessions }: Helpers,
) {
  // Only a few passwords are hashed at a time: after waiting, a taken e-mail is found before hashing.
  const enqueue = createWorkQueue({
    running: 4,
    waiting: 120,
    busy: 'Many people are registering right now. Please try again shortly.',
  })

  const emailOf = (name: string) => (name === ADMIN_SHORT_NAME ? config.admin.email : name)

  /** The account with this password, before the second factor is checked. */
  const checkPassword = async (name: string, password: string) => {
    const account = await getAccountByEmail(db, emailOf(name))
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

  /** The unique e-mail decides between concurrent registrations. */
  const createOwner = async (input: NewOwner): Promise<CurrentUser> => {
    if (await getUserByEmail(db, input.email)) throw new Refusal('conflict', TAKEN)
    // Hashed before the transaction: a slow hash inside would block other writers.
    const passwordHash = await hashPassword(input.password)
    const owner = {
      id: newId(),
      email: input.email,
      role: 'BUSINESS',
      plan: input.plan,
      status: 'PENDING',
      createdAt: clock().toISOString(),
    } as const
    const made = await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...owner, passwordHash }))) return false
      await confirmations.ask(trx, owner)
      return true
    })
    if (!made) throw new Refusal('conflict', TAKEN)
    return {
      ...owner,
      mustChangePassword: false,
      mustSetSecondFactor: false,
      emailConfirmed: false,
    }
  }

  return {
    openSession,

    async register(input: NewOwner, browser: Browser): Promise<SignedIn> {
      const weak = findPasswordProblem(input.password, input.email)
      if (weak) refuseField('password', weak)
      const user = await enqueue(() => createOwner(input))
      return { user, session: await openSession(user, browser) }
    },

    async signIn({ email, password, code }: SignIn, browser: Browser): Promise<SignedIn> {
      const account = await checkPassword(email, password)
      if (!account) throw new Refusal('unauthenticated', WRONG)
      await secondFactors.refuseWithout(account.id, code)
      try {
        const session = await openSession(account, browser)
        // The password was changed meanwhile: all sessions from before have ended, so this one must end as
        // well.
        if ((await getPasswordHash(db, account.id)) !== account.passwordHash) {
          await sessions.close(session.token)
          throw new Refusal('unauthenticated', WRONG)
        }
        return { user: toCurrentUser(account, await secondFactors.isDue(account)), session }
      } catch (error) {
        // Deleted between the password check and the new session.
        if (isForeignKeyViolation(error))
          throw new Refusal('unauthenticated', WRONG, { cause: error })
        throw error
      }
    },

    /**
     * The key under which guesses at an account are counted, and whether this browser has signed in to it
     * before. The key changes with the password, so that a reset clears the count in every process.
     */
    async describeGuess(
      name: string,
      device: string | null,
    ): Promise<{ key: string; deviceIsKnown: boolean }> {
      const email = emailOf(name)
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
