import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Two calls the auth library lacks, made of its own parts. A session for somebody we already know
 * (a fresh registration, a changed password) needs no second password check; and a sign-out that
 * fails must say so, where the library's own answers success and leaves the session alive.
 */
export const sessionEndpoints = {
  id: 'session-endpoints',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw ctx.error('NOT_FOUND')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ token: session.token })
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
