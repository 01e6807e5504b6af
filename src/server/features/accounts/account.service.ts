import { isAPIError } from 'better-auth/api'
import type { Context } from '#server/context.ts'
import { newId } from '#server/db/new-id.ts'
import type { Db, Role, UserStatus } from '#server/db/schema.ts'
import { Refusal } from '#server/errors.ts'
import type { Plan } from '#shared/catalogue/plans.ts'
import { deleteSessionsOf, insertAccount, isEmailTaken } from './account.repository.ts'
import { createAuth } from './auth.ts'
import { hashPassword } from './password-hash.ts'

/** Who is asking, as of this request: read from the database each time. */
export interface CurrentUser {
  id: string
  email: string
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: boolean
  createdAt: string
}

/** Cookies are whole Set-Cookie texts, made by the auth library. */
export interface Session {
  user: CurrentUser
  cookies: string[]
}

const WRONG = 'The e-mail address or the password is not right.'
const TAKEN = 'There is already an account with this e-mail address. Sign in instead.'

type AuthUser = {
  id: string
  email: string
  createdAt: Date
} & Record<'role' | 'plan' | 'status' | 'mustChangePassword', unknown>

/** The library types our own columns as plain text; the table's checks hold what they may be. */
function toCurrentUser(user: AuthUser): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    role: user.role as Role,
    plan: user.plan as Plan,
    status: user.status as UserStatus,
    mustChangePassword: user.mustChangePassword === true,
    createdAt: user.createdAt.toISOString(),
  }
}

export function createAccountService(context: Context) {
  const { clock, db } = context
  const auth = createAuth(context)

  const readSession = async (
    cookie: string,
  ): Promise<{ user: CurrentUser | null; cookies: string[] }> => {
    const { headers, response } = await auth.api.getSession({
      headers: new Headers({ cookie }),
      returnHeaders: true,
    })
    return {
      user: response ? toCurrentUser(response.user) : null,
      cookies: headers.getSetCookie(),
    }
  }

  /** A session for somebody who has just proven who they are. */
  const openSession = async (userId: string): Promise<string[]> => {
    const { headers } = await auth.api.openSession({ body: { userId }, returnHeaders: true })
    return headers.getSetCookie()
  }

  return {
    readSession,
    openSession,

    async register(input: { email: string; password: string; plan: Plan }): Promise<Session> {
      if (await isEmailTaken(db, input.email)) throw new Refusal('conflict', TAKEN)
      // Hashed before the transaction: a slow hash inside would hold everybody's database up.
      const passwordHash = await hashPassword(input.password)
      const account = {
        id: newId(),
        email: input.email,
        role: 'BUSINESS',
        plan: input.plan,
        status: 'PENDING',
        createdAt: clock().toISOString(),
      } as const
      const made = await db
        .transaction()
        .execute((trx) => insertAccount(trx, { ...account, credentialId: newId(), passwordHash }))
      if (!made) throw new Refusal('conflict', TAKEN)
      const { id, email, role, plan, status, createdAt } = account
      return {
        user: { id, email, role, plan, status, mustChangePassword: false, createdAt },
        cookies: await openSession(id),
      }
    },

    async signIn({ email, password }: { email: string; password: string }): Promise<Session> {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          returnHeaders: true,
        })
        return { user: toCurrentUser(response.user as AuthUser), cookies: headers.getSetCookie() }
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500)
          throw new Refusal('unauthenticated', WRONG, { cause: error.body?.code })
        throw error
      }
    },

    async signOut(cookie: string): Promise<string[]> {
      const { headers } = await auth.api.closeSession({
        headers: new Headers({ cookie }),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },

    /** For whoever resets, pauses or deletes an account: in the transaction of that change. */
    endSessions: (trx: Db, userId: string) => deleteSessionsOf(trx, userId),
  }
}

export type AccountService = ReturnType<typeof createAccountService>
