import { isAPIError } from 'better-auth/api'
import type { Context } from '#server/platform/context.ts'
import { isForeignKeyViolation } from '#server/platform/db/is-foreign-key-violation.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db, Role, UserStatus } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import { ADMIN_SHORT_NAME } from '#shared/accounts/admin-name.ts'
import type { Plan } from '#shared/money/plans.ts'
import { deleteSessionsOf, getUserByEmail, insertAccount } from './account.repository.ts'
import { createAuth } from './auth.ts'
import { deviceInWords } from './device-words.ts'
import type { EmailConfirmationService } from './email-confirmation.service.ts'
import { hashPassword } from './password-hash.ts'
import { findPasswordProblem } from './password-rules.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import type { OwnColumns } from './session-endpoints.ts'
import { endOfSession, mustNoteUse } from './session-lifetime.ts'

/** Who is asking, as of this request: read from the database each time. */
export interface CurrentUser {
  id: string
  email: string
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: boolean
  /** Asked of admins where the operator says so. */
  mustSetSecondFactor: boolean
  emailConfirmed: boolean
  createdAt: string
}

/** Cookies are whole Set-Cookie texts, made by the auth library. */
export interface Session {
  user: CurrentUser
  cookies: string[]
}

export interface ReadSession {
  user: CurrentUser | null
  sessionId: string | null
  cookies: string[]
}

const NOBODY = { user: null, sessionId: null }

const WRONG = 'The e-mail address or the password is not right.'
const TAKEN = 'There is already an account with this e-mail address. Sign in instead.'

/** Whose browser asks, as the User-Agent header says; unknown where it says nothing. */
type UserAgent = string | undefined

/** The library keeps this header with the session; of ours it gets only what people know it by. */
const deviceHeaders = (userAgent: UserAgent) =>
  new Headers({ 'user-agent': deviceInWords(userAgent ?? '') })

interface NewOwner {
  email: string
  password: string
  plan: Plan
}

interface SignIn {
  email: string
  password: string
  code?: string | undefined
}

type AuthUser = OwnColumns & {
  id: string
  email: string
  emailVerified: boolean
  createdAt: Date
}

/** The library types our own columns as plain text; the table's checks hold what they may be. */
function readUser(user: AuthUser): Omit<CurrentUser, 'mustSetSecondFactor'> {
  return {
    id: user.id,
    email: user.email,
    role: user.role as Role,
    plan: user.plan as Plan,
    status: user.status as UserStatus,
    mustChangePassword: user.mustChangePassword === true,
    emailConfirmed: user.emailVerified,
    createdAt: user.createdAt.toISOString(),
  }
}

interface Helpers {
  confirmations: EmailConfirmationService
  secondFactors: SecondFactorService
}

export function createAccountService(context: Context, { confirmations, secondFactors }: Helpers) {
  const { clock, config, db, log } = context
  const auth = createAuth(context)
  // A rush hashes a few passwords at a time: whoever waited finds a taken e-mail without hashing.
  const enqueue = createWorkQueue({
    running: 4,
    waiting: 120,
    busy: 'Many people are registering right now. Please try again shortly.',
  })

  const toCurrentUser = async (found: AuthUser): Promise<CurrentUser> => {
    const user = readUser(found)
    return { ...user, mustSetSecondFactor: await secondFactors.isDue(user) }
  }

  const signOut = async (cookie: string): Promise<string[]> => {
    const { headers } = await auth.api.closeSession({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    })
    return headers.getSetCookie()
  }

  /** Notes that the session is in use, and answers its cookie for as long as it now lasts. */
  const keepSession = async (cookie: string, endsAt: Date): Promise<string[]> => {
    try {
      const { headers } = await auth.api.keepSession({
        headers: new Headers({ cookie }),
        body: { usedAt: clock(), endsAt },
        returnHeaders: true,
      })
      return headers.getSetCookie()
    } catch (err) {
      // A full disk stops writing; whoever only reads need not be told.
      log.warn({ err }, 'the use of a session could not be noted')
      return []
    }
  }

  const readSession = async (cookie: string): Promise<ReadSession> => {
    const { headers, response } = await auth.api.getSession({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    })
    if (!response) return { ...NOBODY, cookies: headers.getSetCookie() }
    const { session } = response
    const user = await toCurrentUser(response.user)
    const now = clock()
    // By the role of now: the library has looked at the end that was stored, and knows no roles.
    if (endOfSession(session, user.role) <= now)
      return { ...NOBODY, cookies: await signOut(cookie) }
    const known = { user, sessionId: session.id }
    if (!mustNoteUse(session, now)) return { ...known, cookies: headers.getSetCookie() }
    const endsAt = endOfSession({ createdAt: session.createdAt, updatedAt: now }, user.role)
    return { ...known, cookies: await keepSession(cookie, endsAt) }
  }

  /** A session for somebody who has just proven who they are. */
  const openSession = async (userId: string, userAgent?: UserAgent): Promise<string[]> => {
    const { headers } = await auth.api.openSession({
      headers: deviceHeaders(userAgent),
      body: { userId },
      returnHeaders: true,
    })
    return headers.getSetCookie()
  }

  /** The unique e-mail decides between two who get here at once. */
  const createOwner = async (input: NewOwner): Promise<CurrentUser> => {
    if (await getUserByEmail(db, input.email)) throw new Refusal('conflict', TAKEN)
    // Hashed before the transaction: a slow hash inside would hold everybody's database up.
    const passwordHash = await hashPassword(input.password)
    const now = clock()
    const owner = {
      id: newId(),
      email: input.email,
      role: 'BUSINESS',
      plan: input.plan,
      status: 'PENDING',
      createdAt: now.toISOString(),
    } as const
    const made = await db.transaction().execute(async (trx) => {
      if (!(await insertAccount(trx, { ...owner, credentialId: newId(), passwordHash })))
        return false
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
    readSession,
    openSession,
    signOut,

    async register(input: NewOwner, userAgent: UserAgent): Promise<Session> {
      const weak = findPasswordProblem(input.password, input.email)
      if (weak) refuseField('password', weak)
      const user = await enqueue(() => createOwner(input))
      return { user, cookies: await openSession(user.id, userAgent) }
    },

    async signIn(input: SignIn, userAgent: UserAgent): Promise<Session> {
      const { password, code } = input
      const email = input.email === ADMIN_SHORT_NAME ? config.admin.email : input.email
      const { user } = await auth.api.checkPassword({ body: { email, password } })
      if (!user) throw new Refusal('unauthenticated', WRONG)
      await secondFactors.refuseWithout(user.id, code)
      try {
        const cookies = await openSession(user.id, userAgent)
        return { user: await toCurrentUser(user), cookies }
      } catch (error) {
        // Deleted between the password and the session.
        if ((isAPIError(error) && error.statusCode < 500) || isForeignKeyViolation(error))
          throw new Refusal('unauthenticated', WRONG, { cause: error })
        throw error
      }
    },

    /** For whoever resets, pauses or deletes an account: in the transaction of that change. */
    endSessions: (trx: Db, userId: string) => deleteSessionsOf(trx, userId),

    signOutEverywhere: (userId: string) => deleteSessionsOf(db, userId),
  }
}

export type AccountService = ReturnType<typeof createAccountService>
