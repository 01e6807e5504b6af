import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Role } from '#server/platform/db/schema.ts'
import { endOfSession } from './session-lifetime.ts'

/** Our columns of a user, which the library reads and does not know. */
export type OwnColumns = Record<'role' | 'plan' | 'status' | 'mustChangePassword', unknown>

const secondsBetween = (from: Date, to: Date) => Math.ceil((to.getTime() - from.getTime()) / 1000)

/**
 * Four calls the auth library lacks, made of its own parts. Its sign-in opens a session for a password,
 * where an admin may owe a code as well: so there is one that looks at the password, and one that opens
 * a session for somebody we know by then. One that is used is kept for as long as its owner's role
 * says, where the library knows one time for all. And a sign-out that fails must say so, where the
 * library's own answers success and leaves the session alive.
 */
export const sessionEndpoints = {
  id: 'session-endpoints',
  endpoints: {
    checkPassword: createAuthEndpoint(
      '/check-password',
      {
        method: 'POST',
        body: z.object({ email: z.string(), password: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter, password } = ctx.context
        const given = ctx.body.password
        const found = await internalAdapter.findUserByEmail(ctx.body.email, {
          includeAccounts: true,
        })
        const account = found?.accounts.find(({ providerId }) => providerId === 'credential')
        if (!found || !account?.password) {
          // As slow as for a known address: who has an account is not to be told by a clock.
          await password.hash(given)
          return ctx.json({ user: null })
        }
        const right = await password.verify({ hash: account.password, password: given })
        const user = found.user as typeof found.user & OwnColumns
        return ctx.json({ user: right ? user : null })
      },
    ),
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const now = new Date()
        const { role } = user as typeof user & OwnColumns
        const expiresAt = endOfSession({ createdAt: now, updatedAt: now }, role as Role)
        const session = await internalAdapter.createSession(user.id, false, { expiresAt }, true)
        await setSessionCookie(ctx, { session, user }, false, {
          maxAge: secondsBetween(now, expiresAt),
        })
        return ctx.json({ token: session.token })
      },
    ),
    keepSession: createAuthEndpoint(
      '/keep-session',
      {
        method: 'POST',
        requireHeaders: true,
        body: z.object({ usedAt: z.date(), endsAt: z.date() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { authCookies, internalAdapter, secret } = ctx.context
        const { usedAt, endsAt } = ctx.body
        const { name, attributes } = authCookies.sessionToken
        const token = await ctx.getSignedCookie(name, secret)
        const times = { updatedAt: usedAt, expiresAt: endsAt }
        // Ended while we looked at it: then there is nothing to keep.
        if (!token || !(await internalAdapter.updateSession(token, times)))
          return ctx.json({ kept: false })
        const maxAge = secondsBetween(usedAt, endsAt)
        await ctx.setSignedCookie(name, token, secret, { ...attributes, maxAge })
        return ctx.json({ kept: true })
      },
    ),
    closeSession: createAuthEndpoint(
      '/close-session',
      { method: 'POST', requireHeaders: true, metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { authCookies, internalAdapter, secret } = ctx.context
        const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret)
        if (token) await internalAdapter.deleteSession(token)
        deleteSessionCookie(ctx)
        return ctx.json({ closed: true })
      },
    ),
  },
} satisfies BetterAuthPlugin
