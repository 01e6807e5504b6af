import { betterAuth } from 'better-auth'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/accounts/passwords.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import { LONGEST_WITHOUT_USE_SECONDS } from './session-lifetime.ts'

/**
 * The auth library on our own tables. It is never reached over HTTP: the account service calls it.
 * Both engines keep dates as text and flags as 0 and 1, which is what the library does for
 * 'sqlite', so that name serves PostgreSQL too.
 */
export function createAuth({ config, db, log, secret }: Context) {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  return betterAuth({
    appName: 'CPT Recommends',
    // Only links and cookie defaults would be made from it, and we make our own.
    baseURL: config.publicUrl ?? 'http://localhost',
    secret,
    database: { db, type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      // Its warnings name unknown e-mail addresses and wrong passwords: not for a log.
      level: 'error',
      log: (_level, message, ...details) => log.error({ details }, `auth: ${message}`),
    },
    user: {
      modelName: 'users',
      additionalFields: {
        role: { type: 'string', input: false },
        plan: { type: 'string', input: false },
        status: { type: 'string', input: false },
        mustChangePassword: { type: 'boolean', input: false },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: LONGEST_WITHOUT_USE_SECONDS,
      // The account service lengthens sessions, since how far depends on the role.
      disableSessionRefresh: true,
      // A cached role would outlive a pause, a reset and a deletion.
      cookieCache: { enabled: false },
    },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    advanced: {
      // A name that browsers take from this very host only, over https; the library's own is weaker.
      cookiePrefix: secure ? '__Host-cpt' : 'cpt',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure },
      database: { generateId: newId },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [sessionEndpoints],
  })
}
