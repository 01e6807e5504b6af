import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Three calls the auth library lacks, made of its own parts. A session for somebody we already know
 * (a fresh registration, a changed password) needs no second password check; one that is used is
 * kept for as long as its owner's role says, where the library knows one time for all; and a sign-out
 * that fails must say so, where the library's own answers success and leaves the session alive.
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
        const maxAge = Math.ceil((endsAt.getTime() - usedAt.getTime()) / 1000)
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
